import type { Page } from '@playwright/test';

export interface Target {
  readonly x: number;
  readonly y: number;
  /** Its description for the trail of a failure. */
  readonly name: string;
  readonly typed: boolean;
}

/** Everything that a person could click now: visible, enabled, on top, and no link out of the site. */
export const targets = (page: Page): Promise<Target[]> =>
  page.evaluate(() => {
    const selector =
      'a[href], button, input, select, textarea, label, summary, [role=button], [role=menuitem], [role=option], [role=tab], [role=switch], [role=combobox], [tabindex="0"]';
    const inside = ({ x, y }: { x: number; y: number }) =>
      x > 0 && y > 0 && x < window.innerWidth && y < window.innerHeight;
    return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((element) => {
      if (element.matches(':disabled, [type=file], [aria-disabled=true]')) return [];
      if (element instanceof HTMLAnchorElement && element.origin !== location.origin) return [];
      const box = element.getBoundingClientRect();
      const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      if (box.width < 2 || box.height < 2 || !inside(middle)) return [];
      const top = document.elementFromPoint(middle.x, middle.y);
      if (top === null || !(element.contains(top) || top.contains(element))) return [];
      const text = element.getAttribute('aria-label') ?? element.textContent ?? '';
      const typed = element.matches(
        'textarea, [role=combobox], input:not([type=checkbox], [type=radio], [type=button])',
      );
      return [
        {
          ...middle,
          name: `${element.tagName.toLowerCase()} ${element.getAttribute('role') ?? ''} '${text.trim().slice(0, 40)}'`,
          typed,
        },
      ];
    });
  });

/** Whether a heading is visible, in the page or in a dialog; false for a blank screen. */
export const showsSomething = (page: Page, timeout: number): Promise<boolean> =>
  page
    .waitForFunction(
      () =>
        location.pathname === '/robots.txt' ||
        (document.querySelector('main, #main, [role=main]') !== null &&
          [...document.querySelectorAll<HTMLElement>('main :is(h1, h2), [role=dialog] :is(h1, h2)')].some(
            (heading) =>
              heading.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
              heading.innerText.trim() !== '',
          )),
      undefined,
      { timeout, polling: 50 },
    )
    .then(
      () => true,
      () => false,
    );

/** Whether the browser shows its own error page: without a connection no page could be loaded. */
export const isBrowsersErrorPage = (page: Page): boolean => page.url().startsWith('chrome-error:');
