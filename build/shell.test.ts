import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shellOf } from '../src/config/menu.ts';
import { hasKeys } from '../src/storage/sessionKeys.ts';
import { type BootFacts, bootScript } from './bootScript.ts';
import { SHELL_STYLE, shellScript } from './shell.ts';

const FACTS: BootFacts = {
  fallbackLanguage: 'en',
  sessionKeys: ['auth_user', 'auth_token'],
  leftWorker: 'visatalent_left_worker',
  shell: { role: 'current_role', hidden: 'visatalent_admin_menu', paths: ['/admin', '/messages'] },
  files: { fa: ['/assets/texts-fa-1.js', '/assets/vazirmatn-1.css'] },
  letters: { src: 'url(/assets/inter-1.woff2)', weight: '300 700', unicodeRange: 'U+20-7E' },
};
const RULES = { hasKeys, shellOf };
const ENGLISH = { language: 'en', isRtl: false };

const root = document.documentElement;
const isOwn = () => root.hasAttribute('data-own-start');

describe('the boot script', () => {
  beforeEach(() => {
    localStorage.clear();
    history.replaceState(null, '', '/');
    document.body.replaceChildren();
  });
  afterEach(() => {
    Reflect.deleteProperty(document, 'fonts');
    vi.unstubAllGlobals();
    window.takeEarlyClick?.();
    window.takeEarlyInput?.();
    for (const name of ['own-start', 'starting', 'asked', 'switches', 'shell', 'had-session'])
      root.removeAttribute(`data-${name}`);
    document.head.querySelector('#runtime-config')?.remove();
    for (const added of document.head.querySelectorAll('link')) added.remove();
  });

  it.each([
    ['User', '/jobs', 'false', 'row'],
    ['Admin', '/Admin/users', 'false', 'menu'],
    ['Admin', '/messages/', 'true', 'menu-hidden'],
    ['Admin', '/administration', 'false', null],
    ['Admin', '/settings', 'false', null],
    ['Owner', '/admin', 'false', null],
  ])('reserves room for the second navigation of %s at %s (hidden: %s): %s', (role, path, hidden, shell) => {
    history.replaceState(null, '', path);
    localStorage.setItem('current_role', role);
    localStorage.setItem('visatalent_admin_menu', hidden);
    bootScript(ENGLISH, FACTS, RULES);
    expect(root.hasAttribute('data-shell')).toBe(false);
    for (const key of FACTS.sessionKeys) localStorage.setItem(key, 'x');
    bootScript(ENGLISH, FACTS, RULES);
    expect(root.getAttribute('data-shell')).toBe(shell);
  });

  it("shows a visitor's page in English unchanged", () => {
    bootScript(ENGLISH, FACTS, RULES);
    expect(isOwn()).toBe(false);
    expect(document.head.querySelector('link')).toBeNull();
  });

  const lettersSeen = () => {
    const made: unknown[] = [];
    const told: string[] = [];
    vi.stubGlobal(
      'FontFace',
      class {
        constructor(...given: unknown[]) {
          made.push(...given);
        }
        readonly load = () => {
          told.push('asked for');
          return Promise.resolve(this);
        };
      },
    );
    Object.assign(document, { fonts: { add: () => told.push('on the page') } });
    return { made, told };
  };

  it('adds the font of a first visit after the code of the app', async () => {
    const { made, told } = lettersSeen();
    bootScript(ENGLISH, FACTS, RULES);
    document.dispatchEvent(new Event('readystatechange'));
    expect(made).toEqual(['Inter', 'url(/assets/inter-1.woff2)', FACTS.letters]);
    expect(told).toEqual([]);
    document.dispatchEvent(new Event('DOMContentLoaded'));
    await expect.poll(() => told).toEqual(['asked for', 'on the page']);
  });

  it('adds it after 3 s when the code of the app does not come', async () => {
    const { told } = lettersSeen();
    vi.useFakeTimers();
    bootScript(ENGLISH, FACTS, RULES);
    await vi.advanceTimersByTimeAsync(2999);
    expect(told).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(told).toEqual(['asked for', 'on the page']);
  });

  it('adds the font of a returning visitor at once', () => {
    localStorage.setItem('is-dark-mode', 'true');
    const { told } = lettersSeen();
    bootScript(ENGLISH, FACTS, RULES);
    expect(told).toEqual(['on the page', 'asked for']);
  });

  it.each([
    ['another language', { language: 'fr', isRtl: false }, []],
    ['a direction of their own', { language: 'en', isRtl: true }, []],
    ['a stored session', ENGLISH, ['auth_user', 'auth_token']],
  ])('hides it for %s', (_, own, keys) => {
    for (const key of keys) localStorage.setItem(key, 'x');
    bootScript(own, FACTS, RULES);
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
  ])('hides what a deployment has switched off: %s', (settings, hides) => {
    root.dataset.switches = 'VITE_FEATURE_CRS=false VITE_FEATURE_JOBS=true';
    document.head.insertAdjacentHTML(
      'beforeend',
      `<script id="runtime-config" type="application/json">${settings}</script>`,
    );
    document.body.insertAdjacentHTML('beforeend', '<p id="page-files"></p>');
    bootScript(ENGLISH, FACTS, RULES);
    expect(isOwn()).toBe(hides);
    // The files of a page that is not shown are not loaded either.
    expect(document.getElementById('page-files') === null).toBe(hides);
  });

  it('marks an address with a query, which a prerendered page does not have', () => {
    bootScript(ENGLISH, FACTS, RULES);
    expect(root.hasAttribute('data-asked')).toBe(false);
    history.replaceState(null, '', '/jobs?country=CA');
    bootScript(ENGLISH, FACTS, RULES);
    expect(root.hasAttribute('data-asked')).toBe(true);
  });

  it('does not take an incomplete session for one', () => {
    localStorage.setItem('auth_user', '{}');
    bootScript(ENGLISH, FACTS, RULES);
    expect(isOwn()).toBe(false);
    expect(root.hasAttribute('data-had-session')).toBe(false);
    localStorage.setItem('auth_token', 'x');
    bootScript(ENGLISH, FACTS, RULES);
    expect(root.hasAttribute('data-had-session')).toBe(true);
  });

  it("loads the language's files beside the code", () => {
    bootScript({ language: 'fa', isRtl: true }, FACTS, RULES);
    const links = [...document.head.querySelectorAll('link')];
    expect(links.map((link) => [link.rel, link.getAttribute('href')])).toEqual([
      ['modulepreload', '/assets/texts-fa-1.js'],
      ['stylesheet', '/assets/vazirmatn-1.css'],
    ]);
  });

  it('keeps the last press on a button, and none on a link', () => {
    bootScript(ENGLISH, FACTS, RULES);
    const button = document.body.appendChild(document.createElement('button'));
    const inside = button.appendChild(document.createElement('span'));
    const link = document.body.appendChild(document.createElement('a'));
    inside.click();
    link.click();
    expect(window.takeEarlyClick?.()).toBe(button);
    button.click();
    expect(window.takeEarlyClick?.()).toBeNull();
  });

  it.each([
    ['an empty page', '', true],
    ['the early frame of a page', '<div class="vt-early">VisaTalent</div>', true],
    ['a prerendered page', '<main>Jobs</main>', false],
  ])('shows a message on %s, or leaves it, when the code cannot be loaded', (_, shown, says) => {
    const place = document.body.appendChild(document.createElement('div'));
    place.id = 'root';
    place.innerHTML = shown;
    document.body.insertAdjacentHTML(
      'beforeend',
      '<template id="no-start"><main role="alert"><h1>The page could not start</h1></main></template>',
    );
    bootScript(ENGLISH, FACTS, RULES);
    const script = document.createElement('script');
    script.type = 'module';
    document.head.append(script);
    script.dispatchEvent(new Event('error'));
    script.remove();
    expect(place.textContent).toBe(says ? 'The page could not start' : 'Jobs');
    expect(root.hasAttribute('data-starting')).toBe(false);
  });
});

describe('shellScript', () => {
  it('is one line that can be part of an HTML page', () => {
    const script = shellScript({ fr: ['/assets/</script>.js'] }, null);
    expect(script).not.toContain('</script');
    expect(script).not.toContain('innerHTML');
    expect(script.split('\n')).toHaveLength(1);
  });
});

describe('the inline styles', () => {
  it("give each animation a name of its own, so that none of the app's is affected", () => {
    const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.css'))
      .map((name) => readFileSync(`src/${name}`, 'utf8'));
    expect(sheets).not.toHaveLength(0);
    const names = [SHELL_STYLE, ...sheets].flatMap((css) =>
      [...css.matchAll(/@keyframes ([\w-]+)/g)].map(([, name]) => name),
    );
    expect(names).toEqual([...new Set(names)]);
  });
});
