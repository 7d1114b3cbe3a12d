import type { AuditEntry } from '@/api/endpoints/adminAudit';
import type { Column, Field } from '@/features/records/resource';
import { checkCell } from '@/forms/kinds/checkField';
import type { KindName } from '@/forms/kinds/kinds';
import { Shown } from '@/forms/kinds/Shown';
import { BidiText } from '@/ui/text/BidiText';

/** Kinds whose values are not read as they are stored. */
const IN_WORDS: ReadonlySet<KindName> = new Set(['choice', 'switch', 'date', 'moment', 'reference']);

interface AuditedValueProps {
  /** The field of the table; undefined for one that it doesn't have. */
  readonly field: Field | Column | undefined;
  /** As the log has it: a text, cut where it is too long. */
  readonly text: NonNullable<AuditEntry['changes']>[number]['from'];
}

/** A value of the log as its table shows it; what its kind can't read, as it came. */
export function AuditedValue({ field, text }: AuditedValueProps) {
  if (!text) return '–';
  if (field !== undefined && IN_WORDS.has(field.kind)) {
    const read = checkCell(field, text);
    if ('value' in read && read.value !== undefined) return <Shown spec={field} value={read.value} />;
  }
  return <BidiText>{text}</BidiText>;
}
