import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { config } from '@/config/env';
import { UPLOAD_FILES } from '@/config/limits';
import { isOver, isReady, mayRetry } from '@/features/documents/uploadItem';
import { formatMegabytes } from '@/features/documents/size';
import { UploadList } from '@/features/documents/UploadList';
import { UploadNews } from '@/features/documents/UploadNews';
import { useFileButton } from '@/features/documents/useFileButton';
import { useFocusAfterRemoval } from '@/features/documents/useFocusAfterRemoval';
import { useUploads } from '@/features/documents/useUploads';
import { CheckInput } from '@/forms/fields/CheckInput';
import { formatNumber } from '@/i18n/format';

/** Choosing, previewing and sending files. */
export function AddDocuments() {
  const { t } = useTranslation(['documents', 'terms']);
  const { queue, items, smaller, tooMany } = useUploads();
  const add = (files: readonly File[]) => void queue.add(files);
  const choice = useFileButton({ label: t('choose'), onFiles: add, multiple: true });
  const camera = useFileButton({ label: t('photo'), onFiles: add, camera: true });
  const focusProps = useFocusAfterRemoval<HTMLDivElement>();
  const ready = items.filter(isReady).length;
  const limit = formatMegabytes(config().uploadMaxMb);
  return (
    <Box {...focusProps} sx={{ display: 'grid', gap: 2, outline: 'none' }}>
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
      <UploadList items={items} />
      {items.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {ready > 0 && (
            <Button variant="contained" onClick={queue.start}>
              {t('upload', { count: ready })}
            </Button>
          )}
          {items.some(mayRetry) && <Button onClick={queue.retryAll}>{t('retryAll')}</Button>}
          {items.some(isOver) && <Button onClick={queue.clear}>{t('terms:clearTheList')}</Button>}
        </Box>
      )}
      <UploadNews items={items} />
    </Box>
  );
}
