import type { ProfileCompletion } from '@/api/endpoints/userProfiles';
import { PROFILE_COMPLETE_ABOVE } from '@/config/limits';
import { type FieldGain, fieldGains } from './gains';
import type { CountedField } from './groups';

export interface CompletionView {
  /** Whole percent, never rounded up to a hundred. */
  readonly percent: number;
  /** Above 90 percent, whatever else the server says. */
  readonly isComplete: boolean;
  /** What is missing and can be edited here, most useful first; with what it brings. */
  readonly missing: readonly { readonly field: CountedField; readonly gain: FieldGain }[];
}

/** How many things to do are suggested at once. */
export const NEXT_STEPS = 3;

/** The server's completion figure as it is shown. Unknown field names are left out. */
export function completionView(completion: ProfileCompletion): CompletionView {
  const { percentage } = completion;
  return {
    percent: Math.floor(percentage),
    isComplete: percentage > PROFILE_COMPLETE_ABOVE,
    missing: [...fieldGains(completion)].map(([field, gain]) => ({ field, gain })),
  };
}
