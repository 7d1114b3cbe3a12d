import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { endedSession, isAborted } from '@/errors/ApiError';
import { userMessage } from '@/errors/normaliser';
import { formatNumber } from '@/i18n/format';
import { DefaultsButton } from '@/features/records/DefaultsButton';
import { listOf } from '@/features/records/columns';
import { type Asked, readAll } from '@/lists/readAll';
import type { Resource } from '@/features/records/resource';
import { useMessage } from '@/i18n/useMessage';
import { useToast } from '@/ui/toast/Toasts';
import { exportCsv } from './exportCsv';

interface FileActionsProps {
  readonly resource: Resource;
  readonly state: Asked;
  readonly blocked: string | undefined;
  readonly onImport: () => void;
}

const canImport = ({ key, csv, endpoints: { create, update } }: Resource): boolean =>
  csv !== 'export' && key !== undefined && create !== undefined && update !== undefined;

/** Into a file and out of one: everything that the search finds, whatever page is shown. */
export function FileActions({ resource, state, blocked, onImport }: FileActionsProps) {
  const { t } = useTranslation('records');
  const say = useMessage('records');
  const toast = useToast();
  const [pending, setPending] = useState(false);
  const save = async () => {
    setPending(true);
    try {
      const { items, isSample } = await readAll(listOf(resource), state);
      if (isSample) toast({ kind: 'error', message: t('sample.reason') });
      else {
        exportCsv(resource, items);
        const count = items.length;
        toast({ kind: 'success', message: t('file.exported', { count, shown: formatNumber(count) }) });
      }
    } catch (error) {
      if (!isAborted(error) && !endedSession(error))
        toast({ kind: 'error', message: say(userMessage(error)) });
    } finally {
      setPending(false);
    }
  };
  const off = blocked !== undefined;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 0.5,
        marginInlineStart: { xs: -1.5, md: 'auto' },
        marginInlineEnd: { md: -1.5 },
      }}
    >
      {canImport(resource) && (
        <Button onClick={onImport} disabled={off} title={blocked}>
          {t('file.import')}
        </Button>
      )}
      <Button onClick={() => void save()} disabled={off || pending} title={blocked}>
        {t('file.export')}
      </Button>
      {resource.endpoints.createDefaults !== undefined && (
        <DefaultsButton resource={resource} blocked={blocked} quiet />
      )}
    </Box>
  );
}
