import type { PostProcessorModule } from 'i18next';

/** A time that ends in a full stop of its own (English and Spanish 'p.m.'), perhaps isolated, at the end of a sentence. */
const TWICE = /([ap]\.\s?m\.[\u2069]?)\./g;

/** A sentence that ends with such a time ends once. */
export const oneFullStop: PostProcessorModule = {
  type: 'postProcessor',
  name: 'oneFullStop',
  process: (value: unknown) => (typeof value === 'string' ? value.replace(TWICE, '$1') : value) as string,
};
