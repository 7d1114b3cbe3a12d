import type { Resources } from '@/i18n/resources';
import type { TextKey } from '@/i18n/textKey';

/** The texts of an admin resource, which are under its id in the namespace `records`. */
type Texts = Resources['records'];
export type ResourceId = keyof Texts['resources'];
/** The namespaces of labels and of the page itself. */
export const LABEL_NAMESPACES = ['records', 'fields', 'forms', 'terms', 'words'] as const;
export type LabelKey = Extract<TextKey, `${(typeof LABEL_NAMESPACES)[number]}:${string}`>;
export type PanelId = keyof Texts['panels'];
export type ActionId = keyof Texts['actions'];
export type HintKey = keyof Texts['hints'];
/** Names of the plural texts in `usage`, without the plural suffix. */
export type UsageKey = keyof Texts['usage'] extends infer K
  ? K extends `${infer Name}_other`
    ? Name
    : never
  : never;
