import type { Page } from '@playwright/test';

/** Problems of the page's markup (F-168) that axe does not check. */
export const markupFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const all = [...document.querySelectorAll<HTMLElement>('*')];
    const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const which = (element: Element) => element.outerHTML.slice(0, 120);

    const ids = all.map(({ id }) => id).filter((id) => id !== '');
    for (const id of new Set(ids.filter((id, at) => ids.indexOf(id) !== at))) found.push(`id ${id} twice`);

    // The breadcrumb is the only way back above the heading.
    const heading = document.querySelector('main h1');
    for (const way of document.querySelectorAll('main :is(a[href], button)')) {
      const isAbove =
        heading !== null &&
        (way.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
        !way.contains(heading);
      if (isAbove && shown(way) && way.closest('.vt-crumbs') === null)
        found.push(`a way above the heading: ${which(way)}`);
    }

    const references = [
      'for',
      'aria-labelledby',
      'aria-describedby',
      'aria-controls',
      'aria-owns',
      'aria-activedescendant',
      'aria-errormessage',
      'list',
      'form',
    ];
    for (const name of references) {
      for (const element of document.querySelectorAll(`[${name}]`)) {
        // The element that a closed control opens need not exist yet.
        if (name === 'aria-controls' && element.getAttribute('aria-expanded') === 'false') continue;
        for (const id of (element.getAttribute(name) ?? '').split(/\s+/).filter(Boolean)) {
          if (document.getElementById(id) === null) found.push(`${name} names no element: ${which(element)}`);
        }
      }
    }

    const headings = [...document.querySelectorAll('h1')].filter(shown);
    if (headings.length !== 1) found.push(`${headings.length} headings of level 1`);
    if (headings.some(({ textContent }) => textContent.trim() === '')) found.push('an empty heading');
    for (const landmark of ['header', 'main', 'footer']) {
      const top = [...document.querySelectorAll(landmark)].filter(
        (element) => element.parentElement?.closest('main, article, section') === null,
      );
      if (top.length !== 1) found.push(`${top.length} times ${landmark}`);
    }

    for (const field of document.querySelectorAll<HTMLInputElement>('input, select, textarea')) {
      if (!shown(field) || field.closest('[aria-hidden=true]') !== null || field.type === 'hidden') continue;
      const named =
        (field.labels?.length ?? 0) > 0 ||
        field.hasAttribute('aria-label') ||
        field.hasAttribute('aria-labelledby');
      if (!named) found.push(`a field without a name: ${which(field)}`);
    }
    for (const control of document.querySelectorAll<HTMLElement>('button, a[href]')) {
      if (!shown(control)) continue;
      const text = control.textContent.trim() + (control.getAttribute('aria-label') ?? '');
      if (text === '' && !control.hasAttribute('aria-labelledby'))
        found.push(`a control without a name: ${which(control)}`);
    }
    for (const picture of document.querySelectorAll('svg')) {
      const hidden = picture.closest('[aria-hidden=true]') !== null;
      const named =
        picture.getAttribute('role') === 'img' &&
        (picture.hasAttribute('aria-label') || picture.querySelector('title') !== null);
      if (!hidden && !named) found.push(`a picture neither hidden nor named: ${which(picture)}`);
    }
    for (const picture of document.querySelectorAll('img')) {
      if (!picture.hasAttribute('alt')) found.push(`a picture without alt: ${which(picture)}`);
    }
    for (const element of document.querySelectorAll<HTMLElement>('[tabindex]')) {
      if (element.tabIndex > 0) found.push(`out of the order: ${which(element)}`);
    }
    for (const element of document.querySelectorAll('[lang]')) {
      if (element.getAttribute('lang') === '') found.push(`an empty lang: ${which(element)}`);
    }
    if (document.title.trim() === '') found.push('no title');
    return found;
  });
