import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '@/api/endpoints/adminAudit';
import {
  type Column,
  type Field,
  LABEL_NAMESPACES,
  type LabelKey,
  type Resource,
} from '@/features/records/resource';
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
function AuditedValue({ field, text }: AuditedValueProps) {
  if (!text) return '–';
  if (field !== undefined && IN_WORDS.has(field.kind)) {
    const read = checkCell(field, text);
    if ('value' in read && read.value !== undefined) return <Shown spec={field} value={read.value} />;
  }
  return <BidiText>{text}</BidiText>;
}

export type AuditedChanges = NonNullable<AuditEntry['changes']>;

interface ChangesProps {
  readonly resource: Resource;
  readonly changes: AuditedChanges;
}

/** Labels of fields whose text key differs from the field name. */
const NAMED: Readonly<Record<string, LabelKey>> = {
  interview: 'terms:interview',
  issuedAt: 'fields:issuedOn',
  name: 'words:name',
  reference: 'fields:jobReference',
  roles: 'terms:roles',
};

const LIST_SX = { m: 0, mt: 1, display: 'grid', gap: 0.5, p: 0, listStyle: 'none' } as const;

/**
 * The old and new value of each field, with the labels of the resource. A field without a label is shown by
 * its own name.
 */
export function Changes({ resource, changes }: ChangesProps) {
  const { t, i18n } = useTranslation(LABEL_NAMESPACES);
  const fields = [...resource.fields, ...resource.columns, ...(resource.details ?? [])];
  const nameOf = (name: string): string => {
    const key = NAMED[name] ?? [`records:fields.${name}`, `fields:${name}`].find((each) => i18n.exists(each));
    return key === undefined ? name : t(key as LabelKey);
  };
  return (
    <Box component="ul" sx={LIST_SX}>
      {changes.map(({ field: name, from, to }) => {
        const field = fields.find((each) => each.name === name);
        return (
          <Box component="li" key={name} sx={{ overflowWrap: 'anywhere' }}>
            {field === undefined ? nameOf(name) : t(field.label)}
            <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
              {t('import.was')} <AuditedValue field={field} text={from} />
            </Box>
            <Box component="span" sx={{ display: 'block' }}>
              {t('import.becomes')} <AuditedValue field={field} text={to} />
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
