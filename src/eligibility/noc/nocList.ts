import type { Day } from '@/eligibility/calendar';
import type { Confidence, OfficialPage } from '@/eligibility/ruleFile';

/** An occupation of our list. Titles are official English; look-alikes name each other. */
export interface NocEntry {
  readonly code: string;
  readonly title: string;
  readonly alike: readonly string[];
  readonly confidence: Confidence;
}

/** The occupations that we have, out of `total` that there are. */
export interface NocList {
  readonly schemaVersion: 1;
  readonly classification: string;
  readonly checkedOn: Day;
  readonly official: readonly OfficialPage[];
  readonly total: number;
  readonly entries: readonly NocEntry[];
}

/** What an occupation is called, and what is done in it, in one language; our own plain words. */
export interface NocWords {
  readonly entries: Readonly<
    Record<string, { readonly words: readonly string[]; readonly duties: readonly string[] }>
  >;
}

/** The entry of a code; undefined when our list does not have it. */
export const entryOf = ({ entries }: NocList, code: string): NocEntry | undefined =>
  entries.find((entry) => entry.code === code);

/** An entry's neighbours, in the order of the list. */
export const lookAlikes = ({ entries }: NocList, { alike }: NocEntry): NocEntry[] =>
  entries.filter(({ code }) => alike.includes(code));

const DUTIES_MATCH = 0.6;

/** Whether enough of an occupation's duties were ticked to say that it matches. */
export const dutiesMatch = (ticked: number, duties: number): boolean =>
  duties > 0 && ticked / duties >= DUTIES_MATCH;
