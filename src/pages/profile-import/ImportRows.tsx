import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ROW_SECTIONS, type Row, SECTION_NAMES } from '@/features/resume/rows';
import type { ResumeData } from '@/features/resume/useResumeSource';
import { formatNumber } from '@/i18n/format';
import { Section } from '@/ui/page/Section';
import { PlainList } from '@/ui/text/PlainList';
import { ImportRow } from './ImportRow';
import { useImport } from './useImport';

interface ImportRowsProps {
  readonly data: ResumeData;
  readonly rows: readonly Row[];
}

/** All rows of a file, which of them are imported, and the outcome. */
export function ImportRows({ data, rows }: ImportRowsProps) {
  const { t } = useTranslation(['print', 'fields', 'terms']);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { progress, apply, undo } = useImport(data);
  const { phase, done, total, outcomes, undoFailed } = progress;
  const changes = rows.filter(({ change }) => change !== null);
  const chosen = changes.filter(({ id }) => !left.has(id));
  const isOver = phase === 'applied' || phase === 'undoing' || phase === 'undone';
  const failed = [...outcomes.values()].some(({ state }) => state === 'failed');
  const choose = (id: string, on: boolean) =>
    setLeft((now) => {
      const next = new Set(now);
      if (on) next.delete(id);
      else next.add(id);
      return next;
    });
  const progressText = () => {
    if (phase === 'applying') {
      return t('import.progress', { done: formatNumber(done), total: formatNumber(total) });
    }
    if (phase === 'undoing') return t('import.undoing');
    if (phase === 'undone') return t('import.undone');
    if (undoFailed) return t('import.undoFailed');
    if (phase === 'applied') return t(failed ? 'import.partly' : 'import.done');
    return changes.length === 0 ? t('import.nothing') : '';
  };
  const sentence = progressText();
  return (
    <>
      {ROW_SECTIONS.map((section) => {
        const own = rows.filter((row) => row.section === section);
        if (own.length === 0) return null;
        return (
          <Section key={section} id={section} title={t(SECTION_NAMES[section])}>
            <PlainList>
              {own.map((row) => (
                <ImportRow
                  key={row.id}
                  row={row}
                  chosen={!left.has(row.id)}
                  onChoose={(on) => choose(row.id, on)}
                  fixed={phase !== 'choosing'}
                  outcome={outcomes.get(row.id)}
                  onRetry={() => void apply([row])}
                />
              ))}
            </PlainList>
          </Section>
        );
      })}
      <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start', mt: 3 }}>
        {phase === 'applying' && (
          <LinearProgress
            variant="determinate"
            value={total === 0 ? 0 : (100 * done) / total}
            aria-label={t('files.import')}
            sx={{ width: '100%' }}
          />
        )}
        <Box component="output">
          {sentence !== '' && (
            <Alert severity={isOver && (failed || undoFailed) ? 'warning' : 'info'} variant="outlined">
              {sentence}
            </Alert>
          )}
        </Box>
        {phase === 'choosing' && changes.length > 0 && (
          <Button variant="contained" disabled={chosen.length === 0} onClick={() => void apply(chosen)}>
            {t('import.apply', { count: chosen.length })}
          </Button>
        )}
        {phase === 'applied' && (
          <Button variant="outlined" onClick={() => void undo()}>
            {t('import.undo')}
          </Button>
        )}
      </Box>
    </>
  );
}
