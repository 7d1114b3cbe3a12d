import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoredDocument } from '@/api/endpoints/documents';
import { withMediaType } from './checks';
import { DocumentPreview, FilePreview } from './DocumentPreview';
import { previewTypeOf } from './preview';
import { useDownload } from './useDownload';

interface PreviewDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Something stored, or a file of this device. */
  readonly shown: StoredDocument | File;
}

/** A file to look at. Nothing of it stays in memory when the dialog is closed. */
export function PreviewDialog({ open, onClose, shown }: PreviewDialogProps) {
  const { t } = useTranslation('documents');
  const title = useId();
  const download = useDownload();
  const isHere = shown instanceof File;
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={title} fullWidth maxWidth="md">
      <DialogTitle id={title} sx={{ overflowWrap: 'anywhere' }}>
        {t('preview.of', { name: shown.name })}
      </DialogTitle>
      <DialogContent>{isHere ? <Chosen file={shown} /> : <DocumentPreview document={shown} />}</DialogContent>
      <DialogActions>
        {!isHere && <Button onClick={() => void download(shown)}>{t('short.download')}</Button>}
        <Button onClick={onClose}>{t('close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

function Chosen({ file }: { readonly file: File }) {
  const type = previewTypeOf(withMediaType(file).type);
  return type === undefined ? null : <FilePreview file={file} type={type} name={file.name} />;
}
