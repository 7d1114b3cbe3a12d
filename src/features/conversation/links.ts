/** Matches web addresses in a text. Only these become links; every other scheme stays text. */
const WEB = /https?:\/\/[^\s<>"“”«»]+/giu;
/** Punctuation at the end of a match belongs to the sentence, not to the address. */
const ENDING = /[.,;:!?)\]}'’،。，、！？）]+$/u;

interface TextPart {
  readonly text: string;
  /** The URL of a link; undefined for plain text. */
  readonly link?: URL;
}

function urlOf(text: string): URL | undefined {
  try {
    const url = new URL(text);
    // An address with a user name or a password can hide where it leads, so it stays text.
    return url.username === '' && url.password === '' && url.hostname !== '' ? url : undefined;
  } catch {
    return undefined;
  }
}

/** Splits a text into plain parts and links, in their order. */
export function partsOf(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of text.matchAll(WEB)) {
    const found = match[0].replace(ENDING, '');
    const link = urlOf(found);
    if (link === undefined) continue;
    if (match.index > from) parts.push({ text: text.slice(from, match.index) });
    parts.push({ text: found, link });
    from = match.index + found.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}
