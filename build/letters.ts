/** Inter's own face, in a sheet that the build has made small. */
const FACE = /@font-face\{font-family:Inter;([^}]*)\}/;

/** Inter's face as the boot script makes it: its source and descriptors, as in the rule. */
export interface Letters {
  readonly src: string;
  readonly weight: string;
  readonly unicodeRange: string;
}

/** Inter's face as the rule of a sheet tells it; null where the sheet has none. */
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

/** A sheet without Inter's face, which the boot script makes when it is time for it. */
export const withoutLetters = (css: string): string => css.replace(FACE, '');
