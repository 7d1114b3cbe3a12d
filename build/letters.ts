/** Inter's font face rule in a minified style sheet. */
const FACE = /@font-face\{font-family:Inter;([^}]*)\}/;

/** Inter's font face for the boot script: the source and descriptors of its rule. */
export interface Letters {
  readonly src: string;
  readonly weight: string;
  readonly unicodeRange: string;
}

/**
 * Reads Inter's font face from a style sheet; null when the sheet has none. @throws
 * Error when a descriptor is missing
 */
export function lettersIn(css: string): Letters | null {
  const [, body] = FACE.exec(css) ?? [];
  if (body === undefined) return null;
  const valueOf = (name: string): string => {
    const [, value] = new RegExp(`(?:^|;)${name}:([^;]*)`).exec(body) ?? [];
    if (value === undefined) throw new Error(`Inter's face does not say its ${name}`);
    return value;
  };
  return { src: valueOf('src'), weight: valueOf('font-weight'), unicodeRange: valueOf('unicode-range') };
}

/** The style sheet without Inter's font face, which the boot script adds later. */
export const withoutLetters = (css: string): string => css.replace(FACE, '');
