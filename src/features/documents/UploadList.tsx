import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { config } from '@/config/env';
import { ChoiceInput } from '@/forms/fields/ChoiceInput';
import { formatPercent } from '@/i18n/format';
import { labelled } from '@/i18n/punctuation';
import { useMessage } from '@/i18n/useMessage';
import { PlainList } from '@/ui/text/PlainList';
import { visuallyHiddenSx } from '@/ui/text/VisuallyHidden';
import { type Problem, TYPES, useTypeName } from './checks';
import { FileName } from './FileName';
import { isPhoto } from './photo';
import { formatMegabytes, formatSize } from './size';
import { isReady, isUnderway, mayRetry, type UploadItem } from './uploadItem';
import { useFileButton } from './useFileButton';
import { usePreview } from './usePreview';
import { useUploads } from './useUploads';

/** Returns the text that says why a file cannot be sent. */
function useProblemText(): (problem: Problem, file: File) => string {
  const { t } = useTranslation('documents');
  return (problem, file) => {
    if (problem.rule === 'disagree') return t('problem.disagree', problem);
    const limit = formatMegabytes(config().uploadMaxMb);
    return t(`problem.${problem.rule}`, { size: formatSize(file.size), limit });
  };
}

const QUIET_SX = { color: 'text.secondary', fontSize: '0.875rem' } as const;

interface UploadRowProps {
  readonly item: UploadItem;
  readonly onPreview: (file: File) => void;
}

/** A chosen file with its state, its progress and its actions. */
function UploadRow({ item, onPreview }: UploadRowProps) {
  const { t } = useTranslation(['documents', 'words']);
  const say = useMessage('documents');
  const { queue, smaller } = useUploads();
  const problemText = useProblemText();
  const { id, file, type, replaces, purpose, state, problem, fault, share } = item;
  const { name } = file;
  const isMoving = state === 'uploading' || state === 'sent' || state === 'preparing';
  const isRefused = state === 'failed' && fault?.mayRetry === false;
  const other = useFileButton({
    label: t('words:chooseAnotherFile'),
    onFiles: (files) => void queue.add(files.slice(0, 1), { type, replaces, purpose, instead: id }),
  });
  const line = () => {
    if (state === 'uploading') return t('state.uploading', { share: formatPercent(share) });
    return state === 'staged' ? formatSize(file.size) : t(`state.${state}`);
  };
  const sent = item.sent ?? (smaller ? item.small : undefined);
  return (
    <Box
      component="li"
      data-row={id}
      tabIndex={-1}
      sx={{
        display: 'grid',
        gap: 1,
        paddingBlock: 2,
        outline: 'none',
        '& + &': { borderBlockStart: '1px solid', borderColor: 'divider' },
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
          <FileName>{name}</FileName>
          <Box component="span" sx={{ ...QUIET_SX, display: 'block' }}>
            {line()}
          </Box>
        </Box>
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', marginInlineStart: 'auto' }}
        >
          {isReady(item) && isPhoto(file) && (
            <Button aria-label={t('preview.of', { name })} onClick={() => onPreview(sent ?? file)}>
              {t('short.preview')}
            </Button>
          )}
          {isUnderway(item) && (
            <Button aria-label={t('cancel', { name })} onClick={() => queue.cancel(id)}>
              {t('short.cancel')}
            </Button>
          )}
          {mayRetry(item) && (
            <Button aria-label={t('retry', { name })} onClick={() => queue.retry(id)}>
              {t('words:retry')}
            </Button>
          )}
          {isRefused && <Button onClick={other.open}>{t('words:chooseAnotherFile')}</Button>}
          {isRefused && other.input}
          {problem?.rule === 'twin' && <Button onClick={() => queue.allow(id)}>{t('anyway')}</Button>}
          {!isUnderway(item) && state !== 'uploaded' && (
            <Button aria-label={t('words:removeNamed', { name })} onClick={() => queue.remove(id)}>
              {t('short.remove')}
            </Button>
          )}
        </Box>
      </Box>
      {isMoving && (
        <LinearProgress
          variant={state === 'uploading' ? 'determinate' : 'indeterminate'}
          value={Math.round(share * 100)}
          aria-label={t('progress', { name })}
        />
      )}
      {sent !== undefined && sent.size < file.size && (
        <Box sx={QUIET_SX}>
          {t('madeSmaller', { from: formatSize(file.size), to: formatSize(sent.size) })}
        </Box>
      )}
      {problem !== undefined && (
        <Box role="alert" sx={{ color: problem.rule === 'twin' ? 'warning.main' : 'error.main' }}>
          {problemText(problem, sent ?? file)}
        </Box>
      )}
      {fault !== undefined && state === 'failed' && (
        <Box sx={{ color: 'error.main' }}>{say(fault.message)}</Box>
      )}
      {isReady(item) && <TypeChoice item={item} />}
    </Box>
  );
}

function TypeChoice({ item: { id, type } }: { readonly item: UploadItem }) {
  const { t } = useTranslation(['documents', 'fields']);
  const nameOf = useTypeName();
  const { queue } = useUploads();
  return (
    <Box sx={{ maxWidth: 320 }}>
      <ChoiceInput
        id={`type-${id}`}
        label={t('fields:type')}
        options={TYPES.map((each) => ({ value: each, name: nameOf(each) }))}
        value={type}
        onChange={(chosen) => queue.setType(id, chosen || 'other')}
      />
    </Box>
  );
}

/** The chosen files, each with its progress. */
export function UploadList({ items }: { readonly items: readonly UploadItem[] }) {
  const { t } = useTranslation('documents');
  const known = useRef(new Set(items.map(({ id }) => id)));
  useEffect(() => {
    const added = items.find(({ id }) => !known.current.has(id));
    known.current = new Set(items.map(({ id }) => id));
    // On a phone the list is below the button that was pressed, and nothing else would be seen to happen.
    if (added !== undefined)
      document.querySelector(`[data-row="${added.id}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [items]);
  const { preview, dialog } = usePreview();
  if (items.length === 0) return null;
  return (
    <>
      <PlainList aria-label={t('chosen')}>
        {items.map((item) => (
          <UploadRow key={item.id} item={item} onPreview={preview} />
        ))}
      </PlainList>
      {dialog}
    </>
  );
}

interface News {
  readonly end: string;
  readonly start: string;
}

/** Announces the start and the end of each upload to screen readers, but never its progress. */
export function UploadNews({ items }: { readonly items: readonly UploadItem[] }) {
  const { t } = useTranslation('documents');
  const say = useMessage('documents');
  const [before, setBefore] = useState(items);
  const [news, setNews] = useState<News>({ end: '', start: '' });
  const sentenceOf = ({ file: { name }, state, fault }: UploadItem): Partial<News> => {
    if (state === 'uploading') return { start: t('progress', { name }) };
    if (state === 'failed' && fault !== undefined)
      return { end: labelled(name, say(fault.message)), start: '' };
    if (state === 'uploaded' || state === 'failed' || state === 'stopped' || state === 'signIn')
      return { end: labelled(name, t(`state.${state}`)), start: '' };
    return {};
  };
  if (items !== before) {
    setBefore(items);
    const states = new Map(before.map(({ id, state }) => [id, state]));
    const changed = items.filter(({ id, state }) => states.has(id) && states.get(id) !== state);
    const next = changed.map(sentenceOf).reduce<News>((all, one) => ({ ...all, ...one }), news);
    if (next.end !== news.end || next.start !== news.start) setNews(next);
  }
  return (
    <Box component="output" sx={visuallyHiddenSx}>
      {`${news.end} ${news.start}`.trim()}
    </Box>
  );
}
