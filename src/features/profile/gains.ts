import type { ProfileCompletion } from '@/api/endpoints/userProfiles';
import type { ProfileSection } from '@/config/profileSections';
import { COUNTED_FIELDS, type CountedField, sectionOfField } from './groups';

export interface FieldGain {
  /** Percentage points of completion. */
  readonly percent: number;
  /** False when the backend did not send the figure: then every missing field counts the same. */
  readonly isExact: boolean;
}

/** How much each missing field would add to the completion. */
export function fieldGains({
  percentage,
  missing,
  items,
}: ProfileCompletion): ReadonlyMap<CountedField, FieldGain> {
  const names = new Set(missing);
  const gainOf = new Map((items ?? []).map(({ field, gain }) => [field, gain]));
  const each = (100 - percentage) / names.size;
  return new Map(
    COUNTED_FIELDS.filter((field) => names.has(field)).map((field) => {
      const gain = gainOf.get(field);
      return [field, { percent: gain ?? each, isExact: gain !== undefined }];
    }),
  );
}

/** How much completing a section would add; null when nothing in it is missing. */
export function sectionGain(completion: ProfileCompletion, part: ProfileSection): FieldGain | null {
  const inPart = [...fieldGains(completion)].filter(([field]) => sectionOfField(field) === part);
  if (inPart.length === 0) return null;
  return {
    percent: Math.round(inPart.reduce((sum, [, { percent }]) => sum + percent, 0)),
    isExact: inPart.every(([, { isExact }]) => isExact),
  };
}
