import { isRecord } from '@/api/answer';

type Fields = Readonly<Record<string, unknown>>;

/** The records that the sections of the profile are saved in. */
const SECTION_RECORDS = ['profile', 'family', 'destination'] as const;
export type SectionRecord = (typeof SECTION_RECORDS)[number];

/**
 * The save of a section that waits for a connection: the person's changes and the values they started from.
 */
interface SectionSave {
  readonly record: SectionRecord;
  /**
   * The section's fields as they were read, and as each save that this one replaces would have written them.
   */
  readonly before: readonly Fields[];
  readonly after: Fields;
  /** Only for the section with name and phone: the changes of the account. */
  readonly account?: Fields;
  /** The form's fields, as they were read and as they were saved. */
  readonly form: { readonly base: Fields; readonly values: Fields };
}

/** The change of a section that is to be sent later. */
export type SectionChange = Pick<SectionSave, 'record' | 'after' | 'account'> & { readonly before: Fields };

/** A validated stored save; undefined if it is invalid, because storage is not trusted. */
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
 * The fields that a save changes in the current record.
 * @returns null if somebody else changed the same section meanwhile
 */
export function changesOf({ before, after }: SectionSave, now: Fields): Fields | null {
  const changes: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(after)) {
    if (same(now[name], value)) continue;
    if (!before.some((version) => same(version[name], now[name]))) return null;
    changes[name] = value;
  }
  return changes;
}
