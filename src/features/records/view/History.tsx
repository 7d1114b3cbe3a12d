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
import { Text } from '@/ui/text/Text';
import { AUDIT_ACTIONS } from './auditActions';
import { Changes } from './Changes';

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
        <Box component="ol" sx={LIST_SX}>
          {entries.map(({ id, at, actor, action, changes, outcome }) => (
            <li key={id}>
              <Text sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                <BidiText>{actor?.name ?? actor?.id ?? '–'}</BidiText>
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
        </Box>
      )}
    </QueryState>
  );
}
