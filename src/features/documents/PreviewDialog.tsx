import Button from '@mui/material/Button';

import { useTranslation } from 'react-i18next';
import type { StoredDocument } from '@/api/endpoints/documents';
import { withMediaType } from './checks';
import { DocumentPreview, FilePreview } from './DocumentPreview';
import { previewTypeOf } from './preview';
import { useDownload } from './useDownload';
import { AppDialog } from '@/ui/dialog/AppDialog';

interface PreviewDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly shown: StoredDocument | File;
}

/** The preview of a file in a dialog. The file leaves the memory when the dialog is closed. */
export function PreviewDialog({ open, onClose, shown }: PreviewDialogProps) {
  const { t } = useTranslation(['documents', 'words']);
  const download = useDownload();
  const isHere = shown instanceof File;
  return (
    <AppDialog
      open={open}
      title={t('preview.of', { name: shown.name })}
      onClose={onClose}
      size="md"
      actions={
        <>
          {!isHere && <Button onClick={() => void download(shown)}>{t('words:download')}</Button>}
          <Button onClick={onClose}>{t('words:close')}</Button>
        </>
      }
    >
      {isHere ? <Chosen file={shown} /> : <DocumentPreview document={shown} />}
    </AppDialog>
  );
}

function Chosen({ file }: { readonly file: File }) {
  const type = previewTypeOf(withMediaType(file).type);
  return type === undefined ? null : <FilePreview file={file} type={type} name={file.name} />;
}
