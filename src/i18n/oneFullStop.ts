import type { PostProcessorModule } from 'i18next';

/**
 * A time that ends in a full stop (English and Spanish 'p.m.'), possibly isolated, at the end of a sentence.
 */
const TWICE = /([ap]\.\s?m\.[\u2069]?)\./g;

/** Removes the second full stop of such a sentence. */
export const oneFullStop: PostProcessorModule = {
  type: 'postProcessor',
  name: 'oneFullStop',
  process: (value: unknown) => (typeof value === 'string' ? value.replace(TWICE, '$1') : value) as string,
};
