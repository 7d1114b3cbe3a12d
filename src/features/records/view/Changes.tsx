import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '@/api/endpoints/adminAudit';
import type { LabelKey, Resource } from '@/features/records/resource';
import { AuditedValue } from './AuditedValue';

export type AuditedChanges = NonNullable<AuditEntry['changes']>;

interface ChangesProps {
  readonly resource: Resource;
  readonly changes: AuditedChanges;
}

const LIST_SX = { m: 0, mt: 1, display: 'grid', gap: 0.5, p: 0, listStyle: 'none' } as const;

/** What each field was and becomes, by the names of the table; a field that no table has is named as it came. */
export function Changes({ resource, changes }: ChangesProps) {
  const { t, i18n } = useTranslation('records');
  const fields = [...resource.fields, ...resource.columns];
  const nameOf = (name: string): string =>
    i18n.exists(`records:fields.${name}`) ? t(`fields.${name as LabelKey}`) : name;
  return (
    <Box component="ul" sx={LIST_SX}>
      {changes.map(({ field: name, from, to }) => {
        const field = fields.find((each) => each.name === name);
        return (
          <Box component="li" key={name} sx={{ overflowWrap: 'anywhere' }}>
            {field === undefined ? nameOf(name) : t(`fields.${field.label}`)}
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
