import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '@/api/endpoints/adminAudit';
import type { Resource } from '@/features/records/resource';
import { Shown } from '@/forms/kinds/Shown';
import { formatMoment } from '@/i18n/format';
import { QueryState } from '@/ui/loading/QueryState';
import type { ReadState } from '@/ui/loading/readState';
import { BidiText } from '@/ui/text/BidiText';
import { SEPARATOR } from '@/ui/text/separator';
import { AUDIT_ACTIONS } from './auditActions';
import { AuditedValue } from './AuditedValue';

interface HistoryProps {
  readonly resource: Resource;
  readonly state: ReadState<readonly AuditEntry[]>;
}

const ACTION = { kind: 'choice', options: AUDIT_ACTIONS } as const;

const LIST_SX = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li': { paddingBlock: 1.5, borderBlockEnd: '1px solid', borderColor: 'divider' },
  '& > li:last-of-type': { borderBlockEndWidth: 0 },
} as const;
const CHANGES_SX = { m: 0, mt: 1, display: 'grid', gap: 0.5, p: 0, listStyle: 'none' } as const;

/** What was done to a record: who, when, and what each field was and becomes. */
export function History({ resource, state }: HistoryProps) {
  const { t } = useTranslation('records');
  const shown = [...resource.fields, ...resource.columns];
  return (
    <QueryState
      state={state}
      skeleton={null}
      failed={t('record.historyFailed')}
      isEmpty={(entries) => entries.length === 0}
      empty={t('record.noHistory')}
    >
      {(entries) => (
        <Box component="ol" sx={LIST_SX}>
          {entries.map(({ id, at, actor, action, changes, outcome }) => (
            <li key={id}>
              <Box component="p" sx={{ m: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
                <BidiText>{actor?.name ?? actor?.id ?? '–'}</BidiText>
                {SEPARATOR}
                {formatMoment(at ?? '')}
                {outcome === 'refused' && (
                  <>
                    {SEPARATOR}
                    {t('record.refused')}
                  </>
                )}
              </Box>
              <Shown spec={ACTION} value={action} />
              <Box component="ul" sx={CHANGES_SX}>
                {(changes ?? []).map(({ field: name, from, to }) => {
                  const field = shown.find((each) => each.name === name);
                  return (
                    <Box component="li" key={name} sx={{ overflowWrap: 'anywhere' }}>
                      {/* As the table calls it; a field that it doesn't have, as it came. */}
                      {field === undefined ? name : t(`fields.${field.label}`)}
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
            </li>
          ))}
        </Box>
      )}
    </QueryState>
  );
}
