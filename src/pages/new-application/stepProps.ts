import type { StoredDocument } from '@/api/endpoints/documents';
import type { Job } from '@/api/endpoints/jobs';
import type { FieldsOf } from '@/forms/Bound';
import type { FormErrors } from '@/forms/useFormErrors';
import type { ReadState } from '@/ui/loading/readState';
import type { ApplyField, fieldsOf, TypedApplication } from './steps';
import { isolated } from '@/i18n/isolated';

/** The props of every step. */
export interface StepProps {
  readonly job: Job;
  readonly of: FieldsOf<TypedApplication>;
  readonly documents: ReadState<readonly StoredDocument[]>;
}

/** The frames of the fields: only questions of a posting have a label here, isolated because employers write it. */
export const framesOf =
  (fields: ReturnType<typeof fieldsOf>, errors: Pick<FormErrors<ApplyField>, 'of'>, disabled: boolean) =>
  (name: string) => {
    const { id = name, name: label } = fields.get(name as ApplyField) ?? {};
    return {
      id,
      label: label === undefined ? '' : isolated(label),
      error: errors.of(name as ApplyField),
      disabled,
    };
  };
