import { isRecord } from '@/api/answer';

type Fields = Readonly<Record<string, unknown>>;

/** The records that sections of the profile are saved in. */
const SECTION_RECORDS = ['profile', 'family', 'destination'] as const;
export type SectionRecord = (typeof SECTION_RECORDS)[number];

/** The save of a section that waits for a connection: what the person changed, and what it was made from. */
export interface SectionSave {
  readonly record: SectionRecord;
  /** The section's fields of the record as read; then as each save wanted them that this one replaces. */
  readonly before: readonly Fields[];
  readonly after: Fields;
  /** Of the section with name and phone: what changes in the account. */
  readonly account?: Fields;
  /** The fields of the form, as they were read and as they were saved. */
  readonly form: { readonly base: Fields; readonly values: Fields };
}

/** What a section wants to be sent later. */
export type SectionChange = Pick<SectionSave, 'record' | 'after' | 'account'> & { readonly before: Fields };

/** A stored save; undefined where it is none: storage is hostile input. */
export function sectionSaveFrom(body: Fields): SectionSave | undefined {
  const { before, after, account, form } = body;
  const record = SECTION_RECORDS.find((each) => each === body.record);
  if (record === undefined || !isRecord(after) || !Array.isArray(before) || !before.every(isRecord))
    return undefined;
  if (before.length === 0 || !isRecord(form) || !isRecord(form.base) || !isRecord(form.values))
    return undefined;
  return {
    record,
    before,
    after,
    ...(isRecord(account) ? { account } : {}),
    form: { base: form.base, values: form.values },
  };
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * What a save changes in the record as it stands now.
 * @returns null where somebody else has changed the same section meanwhile
 */
export function changesOf({ before, after }: SectionSave, now: Fields): Fields | null {
  const changes: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(after)) {
    if (same(now[name], value)) continue;
    if (!before.some((known) => same(known[name], now[name]))) return null;
    changes[name] = value;
  }
  return changes;
}
