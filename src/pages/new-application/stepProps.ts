import type { StoredDocument } from '@/api/endpoints/documents';
import type { Job } from '@/api/endpoints/jobs';
import type { ReadState } from '@/ui/loading/readState';
import type { ApplyValues } from './steps';

/** What every step of the form is given. */
export interface StepProps {
  readonly job: Job;
  readonly values: ApplyValues;
  /** A function is given the values as they are now: an upload may end long after it began. */
  readonly onChange: (change: (now: ApplyValues) => Partial<ApplyValues>) => void;
  /** What stands beside a control. */
  readonly errorOf: (field: string) => string | undefined;
  readonly disabled: boolean;
  readonly documents: ReadState<readonly StoredDocument[]>;
}
