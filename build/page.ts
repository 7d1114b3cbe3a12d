import { withoutLetters } from './letters.ts';

/** How a page of the build is put together from the shell: pure functions, tested in page.test.ts. */

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

/** What search engines and previews are told about a page. */
export interface PageFacts {
  readonly title: string;
  readonly description: string;
  readonly siteName: string;
  /** The page's path. */
  readonly path: string;
  /** `https://www.example.com`; null where the build does not know where it will stand. */
  readonly origin: string | null;
  /** Not to be found by search engines. */
  readonly hidden?: boolean;
}

/** The size of public/og-image.png. */
const PICTURE = { path: '/og-image.png', width: '1200', height: '630' } as const;

/**
 * The meta elements of a page. An address of its own is only named where the origin is known: a wrong one would be
 * worse than none. One address serves all languages (the visitor's choice decides), so there is a single alternate,
 * `x-default`.
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

/** Between these stands what deploy/share/head.mjs puts other tags in the place of. */
const [SHARE, SHARE_END] = ['<!--share-->', '<!--/share-->'];

/**
 * The shell with a page's own title, description and meta elements.
 * @param isShared all of them stand in one place, for a host that gives each record its own (deploy/share)
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
 * The shell with its style sheets inline: on a phone a file of their own holds the first paint back by a round trip.
 * Inter's own face is left out: asked for before the first paint, it holds that back too (build/letters.ts).
 * @param read the text of a style sheet by its address
 */
export const withInlineSheets = (shell: string, read: (address: string) => string): string =>
  shell.replace(SHEET, (link) => {
    const [, address] = HREF.exec(link) ?? [];
    if (address === undefined) throw new Error(`A style sheet without an address: ${link}`);
    const css = read(address).trim();
    if (css.includes('</')) throw new Error(`${address} cannot stand inside a style element`);
    return `<style>${withoutLetters(css)}</style>`;
  });

/** What an empty page says when the code cannot be fetched: a rendered one has its content to show. */
const NO_START = /[ \t]*<template id="no-start">.*?<\/template>\n?/s;

/** Style sheets that a part of the page brings along: React writes them where the page begins. */
const OWN_SHEETS = /<style data-precedence=[^>]*>[^<]*<\/style>/g;

const STYLED = /<[a-z][^<>]*\sstyle="[^<>]*>/;

/**
 * Rendered markup, which the policy of a deployment must leave as it is: a style on an element it does not apply.
 * @throws Error where an element has one
 */
function withoutInlineStyles(html: string, name: string): string {
  const [element] = STYLED.exec(html) ?? [];
  if (element !== undefined)
    throw new Error(`The policy takes the style of an element on ${name}: ${element}`);
  return html;
}

interface Content {
  readonly html: string;
  readonly styles: string;
  readonly name: string;
  readonly switches: string;
  /** What the document does before there is any code of the app. */
  readonly script?: string;
}

/** The shell with a rendered page in its root element, and the switches that the page depends on (bootScript.ts). */
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
          script === '' ? '' : `<script>${script.trim().replaceAll('</', '<\\/')}</script>`
        }`,
    );
}

/** The shell with what stands there until the app has rendered (src/layout/EarlyFrame.tsx), and its script. */
export function withEarlyFrame(shell: string, frame: string, script: string): string {
  if (!shell.includes(ROOT)) throw new Error('The shell has no empty root element for the frame');
  return shell.replace(
    ROOT,
    () => `<div id="root">${withoutInlineStyles(frame, 'the early frame')}</div>${script}`,
  );
}
