import type { AuditEntry } from '@/api/endpoints/adminAudit';
import type { Column, Field } from '@/features/records/resource';
import { checkCell } from '@/forms/kinds/checkField';
import type { KindName } from '@/forms/kinds/kinds';
import { Shown } from '@/forms/kinds/Shown';
import { BidiText } from '@/ui/text/BidiText';

/** Kinds whose stored values are not readable as they are. */
const IN_WORDS: ReadonlySet<KindName> = new Set([
  'choice',
  'choices',
  'switch',
  'date',
  'moment',
  'reference',
]);

interface AuditedValueProps {
  /** The field of the resource; undefined when the resource does not have it. */
  readonly field: Field | Column | undefined;
  /** The value in the log: a text that may be cut. */
  readonly text: NonNullable<AuditEntry['changes']>[number]['from'];
}

/** A value of the log in the format of its field. When the field cannot read it, it is shown unchanged. */
export function AuditedValue({ field, text }: AuditedValueProps) {
  if (!text) return '–';
  if (field !== undefined && IN_WORDS.has(field.kind)) {
    const read = checkCell(field, text);
    if ('value' in read && read.value !== undefined) return <Shown spec={field} value={read.value} />;
  }
  return <BidiText>{text}</BidiText>;
}
