import type { StoredDocument } from '@/api/endpoints/documents';
import type { Job } from '@/api/endpoints/jobs';
import type { FieldsOf } from '@/forms/Bound';
import type { ReadState } from '@/ui/loading/readState';
import type { TypedApplication } from './steps';

/** The props of every step. */
export interface StepProps {
  readonly job: Job;
  readonly of: FieldsOf<TypedApplication>;
  readonly documents: ReadState<readonly StoredDocument[]>;
}
