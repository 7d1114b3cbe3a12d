import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { usePart } from '@/config/AppScope';
import { config } from '@/config/env';
import { UPLOAD_FILES } from '@/config/limits';
import { isUnderway, mayRetry, type UploadItem, uploads } from '@/features/documents/uploads';
import { CheckInput } from '@/forms/fields/CheckInput';
import { formatNumber } from '@/i18n/format';
import { useMessage } from '@/i18n/useMessage';
import { visuallyHiddenSx } from '@/ui/text/VisuallyHidden';
import { UploadRow } from './UploadRow';
import { useFileButton } from './useFileButton';

/** What is said aloud: the start and each end, never how far it is. */
function useSpoken(items: readonly UploadItem[]): string {
  const { t } = useTranslation('documents');
  const say = useMessage('documents');
  const sentences = items.flatMap(({ file, state, fault }) => {
    const { name } = file;
    if (state === 'uploading') return [t('progress', { name })];
    if (state === 'uploaded') return [`${name}: ${t('state.uploaded')}`];
    return state === 'failed' && fault !== undefined ? [`${name}: ${say(fault.message)}`] : [];
  });
  return sentences.at(-1) ?? '';
}

/** Choosing files, looking at what was chosen, and sending it. */
export function AddDocuments() {
  const { t } = useTranslation('documents');
  const queue = usePart(uploads);
  const { items, smaller, tooMany } = useSyncExternalStore(queue.subscribe, queue.get);
  const add = (files: readonly File[]) => void queue.add(files);
  const choice = useFileButton({ label: t('choose'), onFiles: add, multiple: true });
  const camera = useFileButton({ label: t('photo'), onFiles: add, camera: true });
  const spoken = useSpoken(items);
  const ready = items.filter(({ state, problem }) => state === 'staged' && problem === undefined).length;
  const isOver = items.some((item) => !isUnderway(item) && item.state !== 'staged');
  const limit = formatNumber(config().uploadMaxMb, { style: 'unit', unit: 'megabyte' });
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button variant="contained" onClick={choice.open}>
          {t('choose')}
        </Button>
        {choice.input}
        <Box sx={{ display: 'none', '@media (pointer: coarse)': { display: 'block' } }}>
          <Button variant="outlined" onClick={camera.open}>
            {t('photo')}
          </Button>
          {camera.input}
        </Box>
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{t('rules', { limit })}</Box>
      <CheckInput label={t('smaller')} checked={smaller} onChange={queue.setSmaller} />
      {tooMany && (
        <Alert severity="warning" variant="outlined">
          {t('tooMany', { max: formatNumber(UPLOAD_FILES) })}
        </Alert>
      )}
      {items.length > 0 && (
        <Box component="ul" aria-label={t('chosen')} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {items.map((item) => (
            <UploadRow key={item.id} item={item} />
          ))}
        </Box>
      )}
      {items.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {ready > 0 && (
            <Button variant="contained" onClick={queue.start}>
              {t('upload', { count: ready })}
            </Button>
          )}
          {items.filter(mayRetry).length > 1 && <Button onClick={queue.retryAll}>{t('retryAll')}</Button>}
          {isOver && <Button onClick={queue.clear}>{t('clear')}</Button>}
        </Box>
      )}
      <Box component="output" sx={visuallyHiddenSx}>
        {spoken}
      </Box>
    </Box>
  );
}
