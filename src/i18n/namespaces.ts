import type { Namespace } from './resources';

/** What messages to people are made of (useMessage.ts). */
export const MESSAGE_NAMESPACES = ['errors', 'validation'] as const;
/** What texts of every namespace may refer to (`$t(terms:draft)`), besides `words`, which is there from the start. */
export const REFERRED_NAMESPACES = ['fields', 'terms'] as const satisfies readonly Namespace[];
/** Loaded with any other namespace: any page may hold a form or show a message. */
export const ALWAYS = [...MESSAGE_NAMESPACES, 'forms', ...REFERRED_NAMESPACES] as const;
