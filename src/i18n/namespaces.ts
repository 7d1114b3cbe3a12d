import type { Namespace } from './resources';

/** The namespaces of messages to people (useMessage.ts). */
export const MESSAGE_NAMESPACES = ['errors', 'validation'] as const;
/**
 * Namespaces that texts of any namespace may refer to (`$t(terms:draft)`), beside
 * `words`, which is loaded at the start.
 */
export const REFERRED_NAMESPACES = ['fields', 'terms'] as const satisfies readonly Namespace[];
/** Loaded with every other namespace, because any page may contain a form or a message. */
export const ALWAYS = [...MESSAGE_NAMESPACES, 'forms', ...REFERRED_NAMESPACES] as const;
