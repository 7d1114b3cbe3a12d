import { withoutLetters } from './letters.ts';

/** Builds the HTML of a page from the shell, by pure functions (tested in page.test.ts). */

const ROOT = '<div id="root"></div>';
const HEAD_END = '</head>';
const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /<meta name="description" content="[^"]*"\s*\/?>/;
const SHEET = /[ \t]*<link\b[^>]*\brel="stylesheet"[^>]*>\n?/g;
const HREF = /\bhref="([^"]+)"/;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const meta = (kind: 'name' | 'property', key: string, content: string): string =>
  `<meta ${kind}="${key}" content="${escaped(content)}">`;

/** What search engines and link previews are told about a page. */
export interface PageFacts {
  readonly title: string;
  readonly description: string;
  readonly siteName: string;
  /** The page's path. */
  readonly path: string;
  /** `https://www.example.com`; null when the build does not know the site's address. */
  readonly origin: string | null;
  /** Excluded from search engines. */
  readonly hidden?: boolean;
}

/** The size of public/og-image.png. */
const PICTURE = { path: '/og-image.png', width: '1200', height: '630' } as const;

/**
 * The meta elements of a page. Its own address is named only when the origin is
 * known, because a wrong one would be worse than none. All languages share one
 * address (the visitor chooses), so the only alternate is `x-default`.
 */
export function metaElements({
  title,
  description,
  siteName,
  path,
  origin,
  hidden = false,
}: PageFacts): string {
  const address = origin === null || hidden ? null : `${origin}${path}`;
  return [
    hidden ? meta('name', 'robots', 'noindex') : '',
    address === null ? '' : `<link rel="canonical" href="${escaped(address)}">`,
    address === null ? '' : `<link rel="alternate" hreflang="x-default" href="${escaped(address)}">`,
    address === null ? '' : meta('property', 'og:url', address),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:image', `${origin ?? ''}${PICTURE.path}`),
    meta('property', 'og:image:width', PICTURE.width),
    meta('property', 'og:image:height', PICTURE.height),
    meta('name', 'twitter:card', 'summary_large_image'),
  ].join('');
}

/** Marks the elements that deploy/share/head.mjs replaces. */
const [SHARE, SHARE_END] = ['<!--share-->', '<!--/share-->'];

/**
 * The shell with a page's title, description and meta elements.
 * @param isShared puts all of them in one place, for a host that replaces them for each record (deploy/share)
 */
export function withFacts(shell: string, facts: PageFacts, isShared = false): string {
  if (!TITLE.test(shell) || !DESCRIPTION.test(shell))
    throw new Error('The shell has no title or description');
  const title = `<title>${escaped(facts.title)}</title>`;
  const more = `${meta('name', 'description', facts.description)}${metaElements(facts)}`;
  return isShared
    ? shell.replace(DESCRIPTION, '').replace(TITLE, () => `${SHARE}${title}${more}${SHARE_END}`)
    : shell.replace(TITLE, () => title).replace(DESCRIPTION, () => more);
}

/**
 * The shell with its style sheets inline: as files they would delay the first paint
 * by a round trip on a phone. Inter's font face is left out, because requesting it
 * before the first paint also delays that (build/letters.ts).
 * @param read returns the text of a style sheet by its address
 */
export const withInlineSheets = (shell: string, read: (address: string) => string): string =>
  shell.replace(SHEET, (link) => {
    const [, address] = HREF.exec(link) ?? [];
    if (address === undefined) throw new Error(`A style sheet without an address: ${link}`);
    const css = read(address).trim();
    if (css.includes('</')) throw new Error(`${address} cannot stand inside a style element`);
    return `<style>${withoutLetters(css)}</style>`;
  });

/** The message of an empty page whose code cannot be loaded; a prerendered page shows its content instead. */
const NO_START = /[ \t]*<template id="no-start">.*?<\/template>\n?/s;

/** Style sheets of single parts of the page, which React writes at its beginning. */
const OWN_SHEETS = /<style data-precedence=[^>]*>[^<]*<\/style>/g;

const STYLED = /<[a-z][^<>]*\sstyle="[^<>]*>/;

/**
 * Checks rendered markup: the Content-Security-Policy of a deployment would ignore the style of an element.
 * @throws Error when an element has one
 */
function withoutInlineStyles(html: string, name: string): string {
  const [element] = STYLED.exec(html) ?? [];
  if (element !== undefined)
    throw new Error(`The policy takes the style of an element on ${name}: ${element}`);
  return html;
}

/** A script inside a document. */
const scriptElement = (code: string): string => `<script>${code.trim().replaceAll('</', '<\\/')}</script>`;

/** The shell with these style sheets and this script at the end of its head. */
export const withOwn = (shell: string, sheets: readonly string[], script: string): string =>
  shell.replace(
    HEAD_END,
    (end) => `${sheets.map((css) => `<style>${css.trim()}</style>`).join('')}${scriptElement(script)}${end}`,
  );

interface Content {
  readonly html: string;
  readonly styles: string;
  readonly name: string;
  readonly switches: string;
  /** Runs in the document before any code of the app is loaded. */
  readonly script?: string;
}

/**
 * The shell with a rendered page in its root element, and the settings that the page
 * depends on (bootScript.ts).
 */
export function withContent(shell: string, { html, styles, name, switches, script = '' }: Content) {
  if (!shell.includes(ROOT)) throw new Error('The shell has no empty root element to render into');
  return shell
    .replace(NO_START, '')
    .replace('<html', () => (switches === '' ? '<html' : `<html data-switches="${switches}"`))
    .replace(HEAD_END, () => `${[...html.matchAll(OWN_SHEETS)].join('')}${styles}${HEAD_END}`)
    .replace(
      ROOT,
      () =>
        `<div id="root" data-page="${name}">${withoutInlineStyles(html.replace(OWN_SHEETS, ''), name)}</div>${
          script === '' ? '' : scriptElement(script)
        }`,
    );
}

/**
 * The shell with the frame that is shown until the app has rendered
 * (src/layout/EarlyFrame.tsx), and its script.
 */
export function withEarlyFrame(shell: string, frame: string, script: string): string {
  if (!shell.includes(ROOT)) throw new Error('The shell has no empty root element for the frame');
  return shell.replace(
    ROOT,
    () => `<div id="root">${withoutInlineStyles(frame, 'the early frame')}</div>${script}`,
  );
}
