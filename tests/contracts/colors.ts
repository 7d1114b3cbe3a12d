/** Colours as the palettes write them, mixed as the browser does and measured as WCAG 2.2 says. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** `#rrggbb` to channels of 0 to 255. */
export function parseHex(hex: string): Rgb {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (match === null) throw new Error(`Not a colour: ${hex}`);
  const [, red = '', green = '', blue = ''] = match;
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
}

/** `color-mix(in srgb, over share%, ground)`. */
export const mix = (over: Rgb, share: number, ground: Rgb): Rgb => {
  const channel = (at: 0 | 1 | 2) => over[at] * share + ground[at] * (1 - share);
  return [channel(0), channel(1), channel(2)];
};

const linear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** WCAG contrast ratio, 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}
