/** Addresses within a text that somebody wrote. Only web addresses are links; everything else stays text. */
const WEB = /https?:\/\/[^\s<>"“”«»]+/giu;
/** What ends a sentence is no part of the address before it. */
const ENDING = /[.,;:!?)\]}'’،。，、！？）]+$/u;

export interface TextPart {
  readonly text: string;
  /** The address of a link, as the browser writes it; undefined for plain text. */
  readonly link?: URL;
}

function urlOf(text: string): URL | undefined {
  try {
    const url = new URL(text);
    // Names and passwords in an address only hide where it leads.
    return url.username === '' && url.password === '' && url.hostname !== '' ? url : undefined;
  } catch {
    return undefined;
  }
}

/** A text in parts, in their order. */
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
