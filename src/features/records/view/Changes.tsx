import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '@/api/endpoints/adminAudit';
import { columnsOf } from '@/features/records/columns';
import {
  type Field,
  type FullColumn,
  LABEL_NAMESPACES,
  type LabelKey,
  type Resource,
} from '@/features/records/resource';
import { checkCell } from '@/forms/kinds/checkField';
import type { KindName, ShownKind } from '@/forms/kinds/kinds';
import { Shown } from '@/forms/kinds/Shown';
import { formatMoment } from '@/i18n/format';
import { QueryState } from '@/ui/loading/QueryState';
import type { ReadState } from '@/ui/loading/readState';
import { BidiText } from '@/ui/text/BidiText';
import { PlainList } from '@/ui/text/PlainList';
import { SEPARATOR } from '@/ui/text/separator';
import { Text } from '@/ui/text/Text';
import { AUDIT_ACTIONS } from './auditActions';

/** Kinds whose stored values are not readable as they are. */
const IN_WORDS: ReadonlySet<KindName> = new Set([
  'choice',
  'choices',
  'country',
  'switch',
  'date',
  'moment',
  'reference',
]);

interface AuditedValueProps {
  /** The field of the resource, or how the value is shown; undefined for an unknown field. */
  readonly field: Field | FullColumn | ShownKind | undefined;
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

type AuditedChanges = NonNullable<AuditEntry['changes']>;

interface ChangesProps {
  readonly resource: Resource;
  readonly changes: AuditedChanges;
  /** How values of fields that the resource does not have are shown. */
  readonly kinds?: Readonly<Record<string, ShownKind>> | undefined;
}

/** Labels of fields whose text key differs from the field name. */
const NAMED: Readonly<Record<string, LabelKey>> = {
  blockedReason: 'fields:reason',
  countryCode: 'fields:country',
  countryId: 'fields:country',
  countryOfBirthId: 'fields:countryOfBirth',
  countryOfResidenceId: 'fields:countryOfResidence',
  dueOn: 'records:fields.due',
  fullName: 'words:name',
  interview: 'terms:interview',
  isActive: 'records:fields.active',
  isEmailVerified: 'records:fields.confirmed',
  issuedAt: 'fields:issuedOn',
  kind: 'records:fields.taskKind',
  languageCertificateId: 'records:fields.certificate',
  link: 'records:fields.target',
  name: 'words:name',
  phoneNumber: 'fields:phone',
  recipients: 'records:fields.users',
  reference: 'fields:jobReference',
  roles: 'terms:roles',
  salary: 'fields:pay',
  topic: 'terms:topic',
};

/**
 * The old and new value of each field, with the labels of the resource. A field without a label is shown by
 * its own name.
 */
export function Changes({ resource, changes, kinds }: ChangesProps) {
  const { t, i18n } = useTranslation(LABEL_NAMESPACES);
  const fields = [...resource.fields, ...columnsOf(resource), ...(resource.details ?? [])];
  const nameOf = (name: string): string => {
    // A lookup of such a name finds a method of every object.
    if (name in Object.prototype) return name;
    const key = NAMED[name] ?? [`records:fields.${name}`, `fields:${name}`].find((each) => i18n.exists(each));
    return key === undefined ? name : t(key as LabelKey);
  };
  return (
    <PlainList sx={{ mt: 1, display: 'grid', gap: 0.5 }}>
      {changes.map(({ field: name, from, to }) => {
        const field = fields.find((each) => each.name === name);
        const shown = field ?? (kinds && Object.hasOwn(kinds, name) ? kinds[name] : undefined);
        return (
          <Box component="li" key={name} sx={{ overflowWrap: 'anywhere' }}>
            {field === undefined ? nameOf(name) : t(field.label)}
            <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
              {t('import.was')} <AuditedValue field={shown} text={from} />
            </Box>
            <Box component="span" sx={{ display: 'block' }}>
              {t('import.becomes')} <AuditedValue field={shown} text={to} />
            </Box>
          </Box>
        );
      })}
    </PlainList>
  );
}

interface HistoryProps {
  readonly resource: Resource;
  readonly state: ReadState<readonly AuditEntry[]>;
}

const ACTION = { kind: 'choice', options: AUDIT_ACTIONS } as const;

const ENTRIES_SX = {
  '& > li': { paddingBlock: 1.5, borderBlockEnd: '1px solid', borderColor: 'divider' },
  '& > li:last-of-type': { borderBlockEndWidth: 0 },
} as const;

/** The changes of a record: who, when, and the old and new value of each field. */
export function History({ resource, state }: HistoryProps) {
  const { t } = useTranslation('records');
  return (
    <QueryState
      state={state}
      skeleton={null}
      failed={t('record.historyFailed')}
      isEmpty={(entries) => entries.length === 0}
      empty={t('record.noHistory')}
    >
      {(entries) => (
        <PlainList component="ol" sx={ENTRIES_SX}>
          {entries.map(({ id, at, actor, action, changes, outcome }) => (
            <li key={id}>
              <Text sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                <BidiText>{actor?.name || actor?.id || '–'}</BidiText>
                {SEPARATOR}
                {formatMoment(at ?? '')}
                {outcome === 'refused' && (
                  <>
                    {SEPARATOR}
                    {t('record.refused')}
                  </>
                )}
              </Text>
              <Shown spec={ACTION} value={action} />
              <Changes resource={resource} changes={changes ?? []} />
            </li>
          ))}
        </PlainList>
      )}
    </QueryState>
  );
}
