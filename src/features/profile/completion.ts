import type { ProfileCompletion } from '@/api/endpoints/userProfiles';
import { PROFILE_COMPLETE_ABOVE } from '@/config/limits';
import { type FieldGain, fieldGains } from './gains';
import type { CountedField } from './groups';

export interface CompletionView {
  /** Whole percent, rounded down, so that 100 means complete. */
  readonly percent: number;
  /** Above 90 percent, regardless of other fields of the server. */
  readonly isComplete: boolean;
  /** The missing fields that can be edited here, most useful first, with what each adds. */
  readonly missing: readonly { readonly field: CountedField; readonly gain: FieldGain }[];
}

/** The number of steps that are suggested at once. */
export const NEXT_STEPS = 3;

/** The server's completion figures in the form that is shown. Unknown field names are left out. */
export function completionView(completion: ProfileCompletion): CompletionView {
  const { percentage } = completion;
  return {
    percent: Math.floor(percentage),
    isComplete: percentage > PROFILE_COMPLETE_ABOVE,
    missing: [...fieldGains(completion)].map(([field, gain]) => ({ field, gain })),
  };
}
