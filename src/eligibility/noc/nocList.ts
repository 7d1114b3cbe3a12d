import type { Day } from '@/eligibility/calendar';
import type { Confidence, OfficialPage } from '@/eligibility/ruleFile';

/**
 * An occupation of our list. Titles are the official English ones. `alike` has the codes of similar
 * occupations.
 */
export interface NocEntry {
  readonly code: string;
  readonly title: string;
  readonly alike: readonly string[];
  readonly confidence: Confidence;
}

/** The occupations that we have; `total` is the number that exist. */
export interface NocList {
  readonly schemaVersion: 1;
  readonly classification: string;
  readonly checkedOn: Day;
  readonly official: readonly OfficialPage[];
  readonly total: number;
  readonly entries: readonly NocEntry[];
}

/** Names and duties of the occupations in one language, in our own plain words. */
export interface NocWords {
  readonly entries: Readonly<
    Record<string, { readonly words: readonly string[]; readonly duties: readonly string[] }>
  >;
}

/** The entry of a code, or undefined if our list does not have it. */
export const entryOf = ({ entries }: NocList, code: string): NocEntry | undefined =>
  entries.find((entry) => entry.code === code);

/** The similar occupations of an entry, in the order of the list. */
export const lookAlikes = ({ entries }: NocList, { alike }: NocEntry): NocEntry[] =>
  entries.filter(({ code }) => alike.includes(code));

const DUTIES_MATCH = 0.6;

/** Whether enough duties were checked to say that the occupation matches. */
export const dutiesMatch = (ticked: number, duties: number): boolean =>
  duties > 0 && ticked / duties >= DUTIES_MATCH;
