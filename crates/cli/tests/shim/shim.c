/* A disk that fails on demand, and one that forgets what was not synced.
 *
 * Loaded before libc, it stands between SQLite and the file system, for files whose name holds
 * "sqlite" only.
 *
 * SHIM_CONTROL names a file with three words, "KIND FIRST LAST": calls of that kind, counted from 1
 * since the file was last changed, fail from the first to the last one. Kinds: full (a write fails
 * with ENOSPC), io (a write fails with EIO), sync (a sync fails with EIO).
 *
 * SHIM_SYNCED names a folder: after every successful sync it gets a copy of the file as it is then.
 * After a power cut this is all that is left.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static char control[64];
static long n_calls;

static ssize_t (*real_pwrite)(int, const void *, size_t, off64_t);
static ssize_t (*real_write)(int, const void *, size_t);
static int (*real_fdatasync)(int);
static int (*real_unlink)(const char *);

__attribute__((constructor)) static void begin(void) {
    real_pwrite = dlsym(RTLD_NEXT, "pwrite64");
    real_write = dlsym(RTLD_NEXT, "write");
    real_fdatasync = dlsym(RTLD_NEXT, "fdatasync");
    real_unlink = dlsym(RTLD_NEXT, "unlink");
}

/* The path of a file of the database; shared memory is no file of a disk. */
static int is_data(int fd, char *path, size_t size) {
    char link[64];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, size - 1);
    if (length <= 0) return 0;
    path[length] = 0;
    return strstr(path, "sqlite") && !strstr(path, "-shm");
}

/* Whether this call is to fail. */
static int fails(const char *kind) {
    const char *name = getenv("SHIM_CONTROL");
    if (!name) return 0;
    char text[64] = "", word[16] = "";
    long first = 0, last = 0;
    int fd = open(name, O_RDONLY | O_CLOEXEC);
    if (fd < 0) return 0;
    ssize_t length = read(fd, text, sizeof text - 1);
    close(fd);
    if (length < 0) return 0;
    pthread_mutex_lock(&lock);
    if (strcmp(text, control)) {
        strcpy(control, text);
        n_calls = 0;
    }
    int found = sscanf(text, "%15s %ld %ld", word, &first, &last);
    int is_kind = found == 3 && !strcmp(word, kind);
    if (is_kind) n_calls++;
    int result = is_kind && n_calls >= first && n_calls <= last;
    pthread_mutex_unlock(&lock);
    return result;
}

static int write_fails(int fd) {
    char path[512];
    if (!is_data(fd, path, sizeof path)) return 0;
    if (fails("full")) { errno = ENOSPC; return 1; }
    if (fails("io")) { errno = EIO; return 1; }
    return 0;
}

ssize_t pwrite64(int fd, const void *from, size_t size, off64_t at) {
    return write_fails(fd) ? -1 : real_pwrite(fd, from, size, at);
}

ssize_t pwrite(int fd, const void *from, size_t size, off_t at) {
    return write_fails(fd) ? -1 : real_pwrite(fd, from, size, at);
}

ssize_t write(int fd, const void *from, size_t size) {
    return write_fails(fd) ? -1 : real_write(fd, from, size);
}

/* Copies what has just been synced, so that nobody ever finds half of a copy. */
static void keep(int fd, const char *path) {
    const char *folder = getenv("SHIM_SYNCED");
    if (!folder) return;
    char to[1024], temporary[1100], block[65536];
    snprintf(to, sizeof to, "%s/%s", folder, strrchr(path, '/') + 1);
    snprintf(temporary, sizeof temporary, "%s.part", to);
    int copy = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    if (copy < 0) return;
    off64_t at = 0;
    ssize_t length;
    while ((length = pread64(fd, block, sizeof block, at)) > 0) {
        if (real_write(copy, block, length) != length) break;
        at += length;
    }
    close(copy);
    rename(temporary, to);
}

static int sync_file(int fd) {
    char path[512];
    if (!is_data(fd, path, sizeof path)) return real_fdatasync(fd);
    if (fails("sync")) { errno = EIO; return -1; }
    int result = real_fdatasync(fd);
    if (result == 0) keep(fd, path);
    return result;
}

/* SQLite syncs the folder after it has deleted a journal, so that is gone for good. */
int unlink(const char *path) {
    const char *folder = getenv("SHIM_SYNCED"), *name = strrchr(path, '/');
    if (folder && name && strstr(path, "sqlite")) {
        char copy[1024];
        snprintf(copy, sizeof copy, "%s%s", folder, name);
        real_unlink(copy);
    }
    return real_unlink(path);
}

int fdatasync(int fd) { return sync_file(fd); }
int fsync(int fd) { return sync_file(fd); }
