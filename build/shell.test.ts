import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type BootFacts, bootScript } from './bootScript.ts';
import { SHELL_STYLE, shellScript } from './shell.ts';

const FACTS: BootFacts = {
  fallbackLanguage: 'en',
  sessionKeys: ['auth_user', 'auth_token'],
  files: { fa: ['/assets/texts-fa-1.js', '/assets/vazirmatn-1.css'] },
};
const ENGLISH = { language: 'en', isRtl: false };

const root = document.documentElement;
const isOwn = () => root.hasAttribute('data-own-start');

describe('the first moments', () => {
  beforeEach(() => {
    localStorage.clear();
    history.replaceState(null, '', '/');
    document.body.replaceChildren();
  });
  afterEach(() => {
    window.takeEarlyClick?.();
    window.takeEarlyInput?.();
    for (const name of ['own-start', 'starting', 'asked', 'switches']) root.removeAttribute(`data-${name}`);
    document.head.querySelector('#runtime-config')?.remove();
    for (const link of document.head.querySelectorAll('link')) link.remove();
  });

  it('share no animation with the page that follows, which would move with it', () => {
    const named = (css: string) => [...css.matchAll(/@keyframes ([\w-]+)/g)].map(([, name]) => name);
    const own = named(SHELL_STYLE);
    expect(own).not.toEqual([]);
    const styles = named(readFileSync('src/theme/styles/base.css', 'utf8'));
    expect(styles).toContain('vt-wait');
    expect(styles.filter((name) => own.includes(name))).toEqual([]);
  });

  it("leave a visitor's page in English as it is", () => {
    bootScript(ENGLISH, FACTS);
    expect(isOwn()).toBe(false);
    expect(document.head.querySelector('link')).toBeNull();
  });

  it.each([
    ['another language', { language: 'fr', isRtl: false }, []],
    ['a direction of their own', { language: 'en', isRtl: true }, []],
    ['a stored session', ENGLISH, ['auth_user', 'auth_token']],
  ])('hide it for %s', (_, own, keys) => {
    for (const key of keys) localStorage.setItem(key, 'x');
    bootScript(own, FACTS);
    expect(isOwn()).toBe(true);
  });

  it.each([
    ['{"VITE_FEATURE_JOBS":"false"}', true],
    ['{"VITE_FEATURE_JOBS":false}', true],
    ['{"VITE_FEATURE_JOBS":" TRUE "}', false],
    ['{"VITE_FEATURE_TOOLS":"false"}', false],
    ['{"VITE_FEATURE_JOBS":"off"}', false],
    ['{bad', false],
    ['null', false],
  ])('hide what a deployment has switched off: %s', (settings, hides) => {
    root.dataset.switches = 'VITE_FEATURE_CRS=false VITE_FEATURE_JOBS=true';
    document.head.insertAdjacentHTML(
      'beforeend',
      `<script id="runtime-config" type="application/json">${settings}</script>`,
    );
    document.body.insertAdjacentHTML('beforeend', '<p id="page-files"></p>');
    bootScript(ENGLISH, FACTS);
    expect(isOwn()).toBe(hides);
    // The files of a page that is not shown are not fetched either.
    expect(document.getElementById('page-files') === null).toBe(hides);
  });

  it('say that the address asks for something, which a prerendered page does not know', () => {
    bootScript(ENGLISH, FACTS);
    expect(root.hasAttribute('data-asked')).toBe(false);
    history.replaceState(null, '', '/jobs?country=CA');
    bootScript(ENGLISH, FACTS);
    expect(root.hasAttribute('data-asked')).toBe(true);
  });

  it('do not take half a session for one', () => {
    localStorage.setItem('auth_user', '{}');
    bootScript(ENGLISH, FACTS);
    expect(isOwn()).toBe(false);
  });

  it("fetch the language's files beside the code", () => {
    bootScript({ language: 'fa', isRtl: true }, FACTS);
    const links = [...document.head.querySelectorAll('link')];
    expect(links.map((link) => [link.rel, link.getAttribute('href')])).toEqual([
      ['modulepreload', '/assets/texts-fa-1.js'],
      ['preload', '/assets/vazirmatn-1.css'],
    ]);
  });

  it('keep the last press on a button, and none on a link', () => {
    bootScript(ENGLISH, FACTS);
    const button = document.body.appendChild(document.createElement('button'));
    const inside = button.appendChild(document.createElement('span'));
    const link = document.body.appendChild(document.createElement('a'));
    inside.click();
    link.click();
    expect(window.takeEarlyClick?.()).toBe(button);
    button.click();
    expect(window.takeEarlyClick?.()).toBeNull();
  });

  it('say so on an empty page when the code cannot be fetched', () => {
    const place = document.body.appendChild(document.createElement('div'));
    place.id = 'root';
    document.body.insertAdjacentHTML(
      'beforeend',
      '<template id="no-start"><main role="alert"><h1>The page could not start</h1></main></template>',
    );
    bootScript(ENGLISH, FACTS);
    const script = document.createElement('script');
    script.type = 'module';
    document.head.append(script);
    script.dispatchEvent(new Event('error'));
    script.remove();
    expect(place.querySelector('[role="alert"] h1')?.textContent).toBe('The page could not start');
    expect(root.hasAttribute('data-starting')).toBe(false);
  });
});

describe('shellScript', () => {
  it('is one line that stands in an HTML page', () => {
    const script = shellScript({ fr: ['/assets/</script>.js'] });
    expect(script).not.toContain('</script');
    expect(script).not.toContain('innerHTML');
    expect(script.split('\n')).toHaveLength(1);
  });
});
