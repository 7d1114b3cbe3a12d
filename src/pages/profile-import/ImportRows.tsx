import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSilent } from '@/errors/ApiError';
import { type Message, userMessage } from '@/errors/normaliser';
import { type Applied, type Applier, createApplier } from '@/features/resume/applyChange';
import { type Row, ROW_SECTIONS, SECTION_NAMES } from '@/features/resume/rows';
import type { ResumeData } from '@/features/resume/useResumeSource';
import { formatNumber } from '@/i18n/format';
import { focusAround } from '@/ui/focusNext';
import { Section } from '@/ui/page/Section';
import { PlainList } from '@/ui/text/PlainList';
import { ImportRow } from './ImportRow';

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
    return rows.every(({ state }) => state === 'same') ? t('import.nothing') : '';
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
      <Box tabIndex={-1} sx={{ display: 'grid', gap: 1.5, justifyItems: 'start', mt: 3, outline: 'none' }}>
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
            <Alert severity={isOver && (failed || undoFailed) ? 'warning' : 'info'}>{sentence}</Alert>
          )}
        </Box>
        {phase === 'choosing' && changes.length > 0 && (
          <Button
            variant="contained"
            disabled={chosen.length === 0}
            onClick={(event) => {
              focusAround(event);
              void apply(chosen);
            }}
          >
            {t('import.apply', { count: chosen.length })}
          </Button>
        )}
        {phase === 'applied' && (
          <Button
            variant="outlined"
            onClick={(event) => {
              focusAround(event);
              void undo();
            }}
          >
            {t('import.undo')}
          </Button>
        )}
      </Box>
    </>
  );
}

export type Outcome = { readonly state: 'saved' } | { readonly state: 'failed'; readonly message: Message };
type Outcomes = ReadonlyMap<string, Outcome>;

interface Progress {
  readonly phase: 'choosing' | 'applying' | 'applied' | 'undoing' | 'undone';
  readonly done: number;
  readonly total: number;
  readonly outcomes: Outcomes;
  /** True when some changes could not be undone. */
  readonly undoFailed: boolean;
}
const BEGIN: Progress = { phase: 'choosing', done: 0, total: 0, outcomes: new Map(), undoFailed: false };

/** Sends the chosen rows of an import one after another, and can undo them until the page is left. */
function useImport({ sections }: ResumeData) {
  const [progress, setProgress] = useState(BEGIN);
  const applier = useRef<Applier>(undefined);
  const applied = useRef(new Map<string, Applied>());

  const run = async (rows: readonly Row[]): Promise<void> => {
    applier.current ??= createApplier(sections);
    const outcomes = new Map(progress.outcomes);
    const tell = (phase: Progress['phase'], done: number) =>
      setProgress({ phase, done, total: rows.length, outcomes: new Map(outcomes), undoFailed: false });
    tell('applying', 0);
    for (const [at, { id, change }] of rows.entries()) {
      try {
        if (change !== null) applied.current.set(id, await applier.current.apply(change));
        outcomes.set(id, { state: 'saved' });
      } catch (error) {
        if (isSilent(error)) return;
        outcomes.set(id, { state: 'failed', message: userMessage(error) });
      }
      tell(at + 1 < rows.length ? 'applying' : 'applied', at + 1);
    }
  };

  /** Undoes the last change first, because later ones may depend on earlier ones. */
  const undo = async (): Promise<void> => {
    setProgress((now) => ({ ...now, phase: 'undoing' }));
    const outcomes = new Map(progress.outcomes);
    for (const [id, each] of [...applied.current].reverse()) {
      try {
        await each.takeBack();
        applied.current.delete(id);
        outcomes.delete(id);
      } catch (error) {
        if (isSilent(error)) return;
        outcomes.set(id, { state: 'failed', message: userMessage(error) });
      }
    }
    const undoFailed = applied.current.size > 0;
    setProgress((now) => ({ ...now, phase: undoFailed ? 'applied' : 'undone', outcomes, undoFailed }));
  };

  return { progress, apply: run, undo };
}
