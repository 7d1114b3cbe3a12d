/** Made by build/texts.ts. */
declare module 'virtual:texts' {
  /** Fetches an area of a language; undefined where the language does not have it. */
  export function fetchTexts(language: string, area: string): Promise<object | undefined>;
}

declare module 'virtual:texts-at-start' {
  /** The English texts of the first screens, by area. */
  export const texts: Readonly<Record<string, object>>;
}
