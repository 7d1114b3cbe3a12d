/** Made by build/texts.ts. */
declare module 'virtual:texts' {
  /** Fetches a namespace of a language; undefined where the language does not have it. */
  export function fetchTexts(language: string, namespace: string): Promise<object | undefined>;
}

declare module 'virtual:texts-at-start' {
  /** The English texts of the first screens, by namespace. */
  export const texts: Readonly<Record<string, object>>;
}

declare module 'virtual:page-texts' {
  import type { Namespace } from '@/i18n/resources';

  /**
   * The namespaces that pages use besides those that are always there, by route; what stands in the place of one has the
   * name `jobs placeholder`.
   */
  export const pageTexts: Readonly<Record<string, readonly Namespace[]>>;
}
