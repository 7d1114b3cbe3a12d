import type { Resources } from '@/i18n/resources';
import type { TextKey } from '@/i18n/textKey';

/** The texts of an admin resource: they stand under its id in `records`. */
type Texts = Resources['records'];
export type ResourceId = keyof Texts['resources'];
/** Where labels stand; the texts of the screen itself are among them. */
export const LABEL_NAMESPACES = ['records', 'fields', 'forms', 'terms', 'words'] as const;
export type LabelKey = Extract<TextKey, `${(typeof LABEL_NAMESPACES)[number]}:${string}`>;
export type PanelId = keyof Texts['panels'];
export type ActionId = keyof Texts['actions'];
export type HintKey = keyof Texts['hints'];
/** The plural texts of `usage`, by their name without the form. */
export type UsageKey = keyof Texts['usage'] extends infer K
  ? K extends `${infer Name}_other`
    ? Name
    : never
  : never;
