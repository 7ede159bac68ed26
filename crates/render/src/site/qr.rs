//! A link as a QR code.
