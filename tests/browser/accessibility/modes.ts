import type { Page } from '@playwright/test';

/**
 * Elements that move although the person wants less motion, before and after a change of the theme (F-175).
 */
export async function moving(page: Page): Promise<string[]> {
  const now = () =>
    page.evaluate(() =>
      document.getAnimations().flatMap((animation) => {
        const { target } = animation.effect as KeyframeEffect;
        if (animation.playState !== 'running' || target?.closest('.vt-spinner, [role=progressbar]'))
          return [];
        return [`${animation.constructor.name} at ${target?.outerHTML.slice(0, 90) ?? 'nothing'}`];
      }),
    );
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const before = await now();
  await page.evaluate(() => document.documentElement.toggleAttribute('data-dark-theme'));
  return [...before, ...(await now())];
}

/** Controls without a visible edge in forced colours (F-174). */
export async function withoutEdge(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const found = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'Canvas';
    const ground = getComputedStyle(probe).color;
    probe.remove();
    const edge = (element: Element | null | undefined): boolean => {
      if (element === null || element === undefined) return false;
      const { borderTopStyle, borderTopWidth, borderTopColor, outlineStyle } = getComputedStyle(element);
      const border =
        borderTopStyle !== 'none' &&
        Number.parseFloat(borderTopWidth) > 0 &&
        borderTopColor !== ground &&
        !/rgba\(.*, 0\)|transparent/.test(borderTopColor);
      return border || outlineStyle !== 'none';
    };
    const found: string[] = [];
    for (const control of document.querySelectorAll<HTMLElement>(
      '.MuiButton-root, input:not([type=checkbox], [type=radio], [type=hidden], [type=file]), select, textarea',
    )) {
      if (
        !control.checkVisibility({ visibilityProperty: true }) ||
        control.closest('[aria-hidden=true]') !== null
      )
        continue;
      const field = control.closest('.MuiInputBase-root');
      if (!edge(control) && !edge(field) && !edge(field?.querySelector('fieldset')))
        found.push(control.outerHTML.slice(0, 120));
    }
    return found;
  });
  await page.emulateMedia({ forcedColors: null });
  return found;
}
