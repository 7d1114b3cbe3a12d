import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isAborted } from '@/errors/ApiError';
import { type Message, userMessage } from '@/errors/normaliser';
import { listOf } from '@/features/records/columns';
import { type DialogProps, LABEL_NAMESPACES, type Resource } from '@/features/records/resource';
import { formatNumber } from '@/i18n/format';
import { EVERYTHING, readAll } from '@/lists/readAll';
import { AppDialog } from '@/ui/dialog/AppDialog';
import { Spinner } from '@/ui/loading/Spinner';
import { applyImport, type ImportOutcome } from './applyImport';
import { type Difference, differenceOf } from './difference';
import { readOnlyColumns } from './exportCsv';
import { FileChoice } from './FileChoice';
import { ImportPreview, ImportResult } from './ImportPreview';
import { LARGEST_FILE, readCsv } from './readCsv';

type ImportStep =
  | { readonly name: 'choose'; readonly problem: Message | null }
  | { readonly name: 'reading' }
  | { readonly name: 'preview'; readonly difference: Difference; readonly ignored: readonly string[] }
  | { readonly name: 'applying'; readonly done: number; readonly total: number }
  | { readonly name: 'result'; readonly outcome: ImportOutcome };

const START: ImportStep = { name: 'choose', problem: null };

/** The state of an import, step by step. */
function useImport(resource: Resource, onWorking: (working: boolean) => void) {
  const { t } = useTranslation(LABEL_NAMESPACES);
  const [step, setStep] = useState<ImportStep>(START);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const begin = (): AbortSignal => {
    running.current?.abort();
    running.current = new AbortController();
    return running.current.signal;
  };
  const refuse = (problem: Message) => setStep({ name: 'choose', problem });

  return {
    step,
    restart: () => setStep(START),
    stop: () => running.current?.abort(),

    async read(file: File): Promise<void> {
      const signal = begin();
      if (file.size > LARGEST_FILE)
        return refuse({ key: 'records:import.tooLarge', values: { megabytes: 10 } });
      setStep({ name: 'reading' });
      try {
        const [text, { items, isSample, whole }] = await Promise.all([
          file.text(),
          readAll(listOf(resource), EVERYTHING, { signal }),
        ]);
        if (signal.aborted) return undefined;
        if (isSample) return refuse({ key: 'records:sample.reason' });
        // A row of a record that was not read would look like a new one.
        if (!whole) return refuse({ key: 'records:file.tooMany' });
        const others = readOnlyColumns(resource).map(({ name }) => name);
        const csv = await readCsv(text, resource.fields, ({ label }) => t(label), others);
        if ('problem' in csv) return refuse(csv.problem);
        const difference = differenceOf(resource, csv, items);
        return setStep({ name: 'preview', difference, ignored: csv.ignored });
      } catch (error) {
        return isAborted(error) ? undefined : refuse(userMessage(error));
      }
    },

    async apply(): Promise<void> {
      if (step.name !== 'preview') return;
      const { difference } = step;
      const signal = begin();
      const total = difference.added.length + difference.changed.length;
      const show = (done: number) => setStep({ name: 'applying', done, total });
      show(0);
      onWorking(true);
      const outcome = await applyImport(resource, difference, signal, show);
      onWorking(false);
      setStep({ name: 'result', outcome });
    },
  };
}

/**
 * Imports records from a CSV file in steps: choose the file, preview the changes, apply them, see the result.
 */
export function ImportDialog({ resource, open, onClose, onWorking }: DialogProps) {
  const { t } = useTranslation(['records', 'words']);
  const work = useImport(resource, onWorking);
  const { step } = work;
  const busy = step.name === 'applying';
  const writes = step.name === 'preview' ? step.difference.added.length + step.difference.changed.length : 0;

  return (
    <AppDialog
      open={open}
      title={t('file.import')}
      onClose={onClose}
      busy={busy}
      size={760}
      actions={
        <>
          {step.name === 'preview' && <Button onClick={work.restart}>{t('words:chooseAnotherFile')}</Button>}
          {busy ? (
            <Button variant="outlined" onClick={work.stop}>
              {t('import.stop')}
            </Button>
          ) : (
            <Button onClick={onClose}>{step.name === 'result' ? t('words:close') : t('words:cancel')}</Button>
          )}
          {step.name === 'preview' && (
            <Button variant="contained" disabled={writes === 0} onClick={() => void work.apply()}>
              {writes === 0
                ? t('import.nothing')
                : t('import.apply', { count: writes, shown: formatNumber(writes) })}
            </Button>
          )}
        </>
      }
    >
      <Box sx={{ '& > :first-of-type': { mt: 1 } }}>
        {step.name === 'choose' && (
          <FileChoice resource={resource} problem={step.problem} onFile={(file) => void work.read(file)} />
        )}
        {step.name === 'reading' && <Spinner text={t('import.reading')} size="inline" />}
        {step.name === 'preview' && <ImportPreview resource={resource} {...step} />}
        {busy && (
          <Box>
            <p aria-live="polite">
              {t('import.progress', { done: formatNumber(step.done), total: formatNumber(step.total) })}
            </p>
            <LinearProgress
              variant="determinate"
              value={step.total === 0 ? 100 : (100 * step.done) / step.total}
              aria-label={t('import.applying')}
            />
          </Box>
        )}
        {step.name === 'result' && <ImportResult outcome={step.outcome} />}
      </Box>
    </AppDialog>
  );
}
