import type { Page } from '@playwright/test';

/** By how many px the page is wider than its window. */
export const pageOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Elements that are outside the viewport or cut off, and not inside anything that scrolls. */
export const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.documentElement;
    const width = root.clientWidth;
    const found: string[] = [];
    if (root.scrollWidth > width) found.push(`the page is ${root.scrollWidth} wide in ${width}`);
    const scrolls = (element: Element | null): boolean => {
      for (let at = element; at !== null && at !== document.body; at = at.parentElement) {
        if (/auto|scroll|hidden|clip/.test(getComputedStyle(at).overflowX)) return true;
      }
      return false;
    };
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (element.closest('svg svg, svg > *, [aria-hidden=true]') !== null) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const style = getComputedStyle(element);
      if (style.clipPath !== 'none') continue;
      const box = element.getBoundingClientRect();
      if (box.width === 0) continue;
      if ((box.right > width + 1 || box.left < -1) && !scrolls(element.parentElement))
        found.push(`${Math.round(box.left)} to ${Math.round(box.right)}: ${element.outerHTML.slice(0, 90)}`);
      // Our own words are never cut off. Long texts of the server may be, with the whole text as their title.
      const button = element.closest('button, a, h1, h2, h3, label');
      if (
        button === element &&
        element.title === '' &&
        element.scrollWidth > element.clientWidth + 1 &&
        style.overflowX !== 'visible'
      )
        found.push(`cut: ${element.outerHTML.slice(0, 90)}`);
    }
    return found;
  });

/**
 * Targets below 24 by 24, and buttons below 44 (F-175). Links in a sentence have the size of the sentence
 * (WCAG 2.5.8, "inline").
 */
export const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const targets = document.querySelectorAll<HTMLElement>(
      'button, a[href], input, select, textarea, summary, [role=button], [role=menuitem], [role=option], [role=tab]',
    );
    for (const target of targets) {
      if (
        !target.checkVisibility({ visibilityProperty: true }) ||
        target.closest('[aria-hidden=true]') !== null
      )
        continue;
      if (getComputedStyle(target).clipPath !== 'none') continue;
      // A checkbox or a switch is pressed on the element that is shown for it.
      const label = target instanceof HTMLInputElement ? (target.labels?.[0] ?? null) : null;
      const input = target.matches('input') ? target.closest('.MuiInputBase-root') : null;
      const boxes = [target, label, input].flatMap((one) =>
        one === null ? [] : [one.getBoundingClientRect()],
      );
      const width = Math.max(...boxes.map((box) => box.width));
      const height = Math.max(...boxes.map((box) => box.height));
      if (width === 0) continue;
      const inline = target.matches('a') && getComputedStyle(target).display === 'inline';
      if (!inline && (width < 24 || height < 24))
        found.push(`${Math.round(width)} x ${Math.round(height)}: ${target.outerHTML.slice(0, 90)}`);
      // A button alone or in a row. Inside a field the size of the field counts.
      const own = target.matches('.MuiButton-root, button[type=submit], main tr button, main li button');
      if (own && height < 43.5)
        found.push(`a button ${Math.round(height)} high: ${target.outerHTML.slice(0, 90)}`);
    }
    return found;
  });

/** Words that overlap other words in the same line of a list or table, or that their box cuts off. */
export const writtenOver = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const range = document.createRange();
    for (const line of document.querySelectorAll('main tr, main li')) {
      const words: { text: string; box: DOMRect }[] = [];
      const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode;
        const parent = node.parentElement;
        const text = (node.textContent ?? '').trim();
        if (parent === null || text === '' || !parent.checkVisibility({ visibilityProperty: true })) continue;
        if (getComputedStyle(parent).clipPath !== 'none') continue;
        range.selectNodeContents(node);
        const shown = parent.getBoundingClientRect();
        // Long texts of the server end in an ellipsis, with the whole text as their title.
        const shortens = parent.matches('bdi, bdi *');
        if (!shortens && parent.scrollWidth > parent.clientWidth + 1 && parent.clientWidth > 0)
          found.push(`cut: ${text}`);
        for (const box of range.getClientRects())
          words.push({
            text,
            box: shortens ? new DOMRect(box.x, box.y, Math.min(box.width, shown.width), box.height) : box,
          });
      }
      for (const button of line.querySelectorAll('button'))
        words.push({ text: button.ariaLabel ?? button.innerText, box: button.getBoundingClientRect() });
      for (const [at, a] of words.entries())
        for (const b of words.slice(at + 1)) {
          const width = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
          const height = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
          // Lines of text may touch; a button contains its own words.
          if (width > 1 && height > a.box.height / 3 && !b.text.includes(a.text) && !a.text.includes(b.text))
            found.push(`${a.text} over ${b.text}`);
        }
    }
    return found;
  });

/** A style sheet as a person may add it (F-173): the spacing of WCAG 1.4.12, and text twice as large. */
const OWN_SHEETS = {
  spacing:
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }',
  'text twice as large': 'html { font-size: 200% !important; }',
} as const;

/** It is added as an extension would add it, so the page's policy does not apply to it. */
export const withSheet = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

/** Content that does not fit any more under a style sheet of the person's own. */
export async function tooWideWithOwnSheets(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [name, css] of Object.entries(OWN_SHEETS)) {
    await withSheet(page, css);
    found.push(...(await tooWide(page)).map((fault) => `${name}: ${fault}`));
  }
  await withSheet(page, '');
  return found;
}

/** 320 by 256, which is 1280 by 1024 at 400 % (F-172). */
export const SMALL = { width: 320, height: 256 } as const;
