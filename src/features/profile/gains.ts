import type { ProfileCompletion } from '@/api/endpoints/userProfiles';
import type { ProfilePart } from '@/config/profileParts';
import { COUNTED_FIELDS, partOfField } from './groups';

/** Whether anything of a part counts towards completion. */
export const counts = (part: ProfilePart): boolean =>
  COUNTED_FIELDS.some((field) => partOfField(field) === part);

export interface PartGain {
  /** Percent of completion. */
  readonly percent: number;
  /** False where the backend did not say, and every missing field is taken to bring the same. */
  readonly isExact: boolean;
}

/** How much more complete the profile is when a part is filled in; null where nothing of it is missing. */
export function partGain(completion: ProfileCompletion, part: ProfilePart): PartGain | null {
  const missing = new Set(completion.missing);
  const inPart = COUNTED_FIELDS.filter((field) => missing.has(field) && partOfField(field) === part);
  if (inPart.length === 0) return null;
  const items = new Map((completion.items ?? []).map(({ field, gain }) => [field, gain]));
  const each = (100 - completion.percentage) / missing.size;
  return {
    percent: Math.round(inPart.reduce((sum, field) => sum + (items.get(field) ?? each), 0)),
    isExact: inPart.every((field) => items.has(field)),
  };
}
