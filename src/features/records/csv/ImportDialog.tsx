import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/i18n/format';
import type { DialogProps } from '@/features/records/resource';
import { AppDialog } from '@/ui/dialog/AppDialog';
import { Spinner } from '@/ui/loading/Spinner';
import { FileChoice } from './FileChoice';
import { ImportPreview } from './ImportPreview';
import { ImportResult } from './ImportResult';
import { useImport } from './useImport';

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
