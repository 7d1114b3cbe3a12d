import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sendAny } from '@/api/send';
import { formatNumber } from '@/i18n/format';
import { listOf } from '@/features/records/columns';
import { type ListRequest, readAll } from '@/lists/readAll';
import type { Resource } from '@/features/records/resource';
import { useToast } from '@/ui/toast/Toasts';
import { useFailureToast } from '@/ui/toast/useFailureToast';
import { exportCsv } from './exportCsv';

interface DefaultsButtonProps {
  readonly resource: Resource;
  readonly blocked: string | undefined;
  /** Whether the button looks like the other buttons of the toolbar. */
  readonly quiet?: boolean;
}

/** A button that creates the default records that are missing. */
export function DefaultsButton({ resource, blocked, quiet = false }: DefaultsButtonProps) {
  const { t } = useTranslation('records');
  const toast = useToast();
  const sayFailure = useFailureToast();
  const [pending, setPending] = useState(false);
  const endpoint = resource.endpoints.createDefaults;
  if (endpoint === undefined) return null;
  const create = async () => {
    setPending(true);
    try {
      await sendAny(endpoint, { body: {} });
      toast({ kind: 'success', message: t('defaults.done') });
    } catch (error) {
      sayFailure(error);
    } finally {
      setPending(false);
    }
  };
  return (
    <Button
      variant={quiet ? 'text' : 'outlined'}
      disabled={blocked !== undefined || pending}
      title={blocked}
      onClick={() => void create()}
    >
      {t('defaults.action')}
    </Button>
  );
}

interface FileActionsProps {
  readonly resource: Resource;
  readonly state: ListRequest;
  readonly blocked: string | undefined;
  readonly onImport: () => void;
}

interface Progress {
  readonly done: number;
  readonly total: number;
}

const canImport = ({ key, csv, endpoints: { create, update } }: Resource): boolean =>
  csv !== 'export' && key !== undefined && create !== undefined && update !== undefined;

/** Exports all matching records of all pages as CSV, and opens the import. */
export function FileActions({ resource, state, blocked, onImport }: FileActionsProps) {
  const { t } = useTranslation('records');
  const sayFailure = useFailureToast();
  const toast = useToast();
  const [progress, setProgress] = useState<Progress | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const save = async () => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setProgress({ done: 0, total: 0 });
    try {
      const onProgress = (done: number, total: number) => setProgress({ done, total });
      const { items, isSample, whole } = await readAll(listOf(resource), state, { signal, onProgress });
      // The export was stopped, so no partial file is saved.
      if (signal.aborted) return;
      if (isSample) toast({ kind: 'error', message: t('sample.reason') });
      else if (!whole) toast({ kind: 'error', message: t('file.tooMany') });
      else {
        exportCsv(resource, items);
        const count = items.length;
        toast({ kind: 'success', message: t('file.exported', { count, shown: formatNumber(count) }) });
      }
    } catch (error) {
      sayFailure(error);
    } finally {
      if (running.current === controller) running.current = null;
      setProgress(null);
    }
  };
  const stop = () => {
    running.current?.abort();
    toast({ kind: 'info', message: t('file.stopped') });
  };
  const off = blocked !== undefined;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 0.5,
        // On a phone a line of its own: beside a select, the negative margin would lay the button over it.
        width: { xs: '100%', md: 'auto' },
        marginInlineStart: { xs: -1.5, md: 'auto' },
        marginInlineEnd: { md: -1.5 },
      }}
    >
      {canImport(resource) && (
        <Button onClick={onImport} disabled={off} title={blocked}>
          {t('file.import')}
        </Button>
      )}
      <Button onClick={() => void save()} disabled={off || progress !== null} title={blocked}>
        {t('file.export')}
      </Button>
      {progress !== null && progress.total > progress.done && (
        <>
          <Box
            component="span"
            aria-live="polite"
            sx={{ alignSelf: 'center', fontVariantNumeric: 'tabular-nums' }}
          >
            {t('file.progress', { done: formatNumber(progress.done), total: formatNumber(progress.total) })}
          </Box>
          <Button color="error" onClick={stop}>
            {t('import.stop')}
          </Button>
        </>
      )}
      <DefaultsButton resource={resource} blocked={blocked} quiet />
    </Box>
  );
}
