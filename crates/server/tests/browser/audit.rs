//! Names and contrast of everything on a page.

use crate::driver::Browser;

/// Finds controls without a name and text that is too faint (WCAG 2.2 AA).
const AUDIT: &str = r"
    const found = [];
    const isShown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        && element.getBoundingClientRect().width > 1;
    for (const element of document.querySelectorAll('button, a[href], input, select, summary, [role=img]')) {
        if (!isShown(element) || element.closest('[aria-hidden=true]') || element.type === 'hidden') continue;
        const label = element.getAttribute('aria-label') || element.textContent.trim() || element.labels?.[0]?.textContent;
        if (!label) found.push('no name: ' + element.outerHTML.slice(0, 200));
    }
    const channels = (colour) => {
        const context = (window.__audit ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true }));
        context.clearRect(0, 0, 1, 1);
        context.fillStyle = colour;
        context.fillRect(0, 0, 1, 1);
        const [r, g, b, a] = context.getImageData(0, 0, 1, 1).data;
        return [r, g, b, a / 255];
    };
    const over = (front, back) => [0, 1, 2].map((place) => front[place] * front[3] + back[place] * (1 - front[3]));
    const ground = (element) => {
        const layers = [];
        for (let at = element; at; at = at.parentElement) {
            const colour = channels(getComputedStyle(at).backgroundColor);
            if (colour[3] > 0) layers.push(colour);
            if (colour[3] === 1) break;
        }
        return layers.reverse().reduce((back, front) => over(front, back), [255, 255, 255]);
    };
    const light = (colour) => {
        const [r, g, b] = colour.map((value) => {
            const part = value / 255;
            return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const seen = new Set();
    while (walker.nextNode()) {
        const element = walker.currentNode.parentElement;
        if (!walker.currentNode.textContent.trim() || seen.has(element)) continue;
        seen.add(element);
        if (!isShown(element) || element.closest('script, noscript, svg, .sr, .skip, [disabled], [aria-disabled=true], .is-lost, .flag')) continue;
        const style = getComputedStyle(element);
        const back = ground(element);
        const front = over(channels(style.color), back);
        const [bright, dark] = [light(front), light(back)].sort((one, other) => other - one);
        const ratio = (bright + 0.05) / (dark + 0.05);
        const size = parseFloat(style.fontSize);
        const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
        if (ratio < (isLarge ? 3 : 4.5)) found.push(ratio.toFixed(2) + ': ' + element.outerHTML.slice(0, 160));
    }
    return found;";

pub(crate) async fn check(browser: &Browser, name: &str) {
    let found = browser.run(AUDIT).await;
    let found = found.as_array().expect("a list");
    assert!(found.is_empty(), "{name}: {found:#?}");
}
