import { createHash } from 'node:crypto';

/**
 * What a deployment changes in a page: its run-time configuration, its policy and the integrity of its files.
 */

const CONFIG = /(<script\b[^>]*\bid="runtime-config"[^>]*>)[\s\S]*?(<\/script>)/;
const POLICY = /\s*<meta\b[^>]*\bhttp-equiv="Content-Security-Policy"[^>]*>/gi;
const REFERRER = /\s*<meta\b[^>]*\bname="referrer"[^>]*>/gi;

export const sha256 = (text) => `sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}`;
export const sha384 = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

const attribute = (tag, name) =>
  new RegExp(`\\b${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i')
    .exec(tag)
    ?.slice(1)
    .find((value) => value !== undefined);

/** Whether the browser runs a script of this type; `application/json` and others are data. */
const runs = (type) =>
  type === undefined ||
  type === '' ||
  /^(?:module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i.test(type);

function* inline(html, element) {
  const pattern = new RegExp(`<${element}\\b([^>]*)>([\\s\\S]*?)</${element}\\s*>`, 'gi');
  for (const [, attributes, text] of html.matchAll(pattern)) yield { attributes, text };
}

/** The hashes of a page's inline scripts and styles, for the policy. */
export function inlineHashes(html) {
  const scripts = [...inline(html, 'script')]
    .filter(
      ({ attributes }) => attribute(attributes, 'src') === undefined && runs(attribute(attributes, 'type')),
    )
    .map(({ text }) => sha256(text));
  const styles = [...inline(html, 'style')].map(({ text }) => sha256(text));
  return { scripts, styles };
}

/** JSON for a script element, escaped so that it can neither end the element nor open a comment. */
const embedded = (value) =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Whether this is a page of the app (it has the element for the run-time configuration). */
export const isAppPage = (html) => CONFIG.test(html);

export const withSettings = (html, settings) =>
  html.replace(CONFIG, (_, open, close) => `${open}${embedded(settings)}${close}`);

/** Puts the policy right after the character set, before everything that it applies to. */
export function withPolicy(html, policy) {
  const bare = html.replace(POLICY, '').replace(REFERRER, '');
  const metas = `<meta http-equiv="Content-Security-Policy" content="${policy}" /><meta name="referrer" content="no-referrer" />`;
  const charset = /<meta\s+charset="?[^>]*>/i;
  return charset.test(bare)
    ? bare.replace(charset, (tag) => `${tag}${metas}`)
    : bare.replace(/<head\b[^>]*>/i, (tag) => `${tag}${metas}`);
}

/**
 * Adds `integrity` to the scripts and style sheets that the page itself names.
 * @param {(path: string) => Uint8Array | null} read the bytes of a file by its address, null when it is none of ours
 */
export function withIntegrity(html, read) {
  return html.replace(/<(script|link)\b[^>]*>/gi, (tag, element) => {
    const link = element.toLowerCase() === 'link';
    const relation = attribute(tag, 'rel') ?? '';
    const loads = link
      ? /^(?:stylesheet|modulepreload)$/i.test(relation) ||
        (/^preload$/i.test(relation) && /^(?:script|style)$/i.test(attribute(tag, 'as') ?? ''))
      : true;
    const address = attribute(tag, link ? 'href' : 'src');
    if (!loads || address === undefined || !address.startsWith('/') || address.startsWith('//')) return tag;
    const bytes = read(address);
    if (bytes === null) return tag;
    const bare = tag.replace(/\s+integrity="[^"]*"/i, '').replace(/\s+crossorigin(?:="[^"]*")?/i, '');
    return bare.replace(/\s*\/?>$/, ` crossorigin integrity="${sha384(bytes)}">`);
  });
}
