import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { UploadItem } from './uploadItem';
import { UploadRow } from './UploadRow';
import { usePreview } from './usePreview';

/** The files that were chosen, each with how far it is. */
export function UploadList({ items }: { readonly items: readonly UploadItem[] }) {
  const { t } = useTranslation('documents');
  const { preview, dialog } = usePreview();
  if (items.length === 0) return null;
  return (
    <>
      <Box component="ul" aria-label={t('chosen')} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {items.map((item) => (
          <UploadRow key={item.id} item={item} onPreview={preview} />
        ))}
      </Box>
      {dialog}
    </>
  );
}
