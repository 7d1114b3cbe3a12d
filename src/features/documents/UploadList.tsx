import { useTranslation } from 'react-i18next';
import { PlainList } from '@/ui/text/PlainList';
import type { UploadItem } from './uploadItem';
import { UploadRow } from './UploadRow';
import { usePreview } from './usePreview';

/** The chosen files, each with its progress. */
export function UploadList({ items }: { readonly items: readonly UploadItem[] }) {
  const { t } = useTranslation('documents');
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
