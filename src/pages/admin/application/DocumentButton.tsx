import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { documents } from '@/api/endpoints/documents';
import { send } from '@/api/send';
import { formatDate } from '@/i18n/format';
import { saveBlob } from '@/ui/saveBlob';
import { BidiText } from '@/ui/text/BidiText';
import { useFailureToast } from '@/ui/toast/useFailureToast';

interface DocumentButtonProps {
  readonly document: {
    readonly id: string;
    readonly name: string;
    readonly uploadedAt?: string | null | undefined;
    /** Only a scanned file without a virus can be downloaded. */
    readonly scan: 'clean' | 'pending' | 'infected';
  };
}

/** A button that downloads a document of the application. */
export function DocumentButton({ document }: DocumentButtonProps) {
  const { t } = useTranslation(['hiring', 'documents', 'words']);
  const sayFailure = useFailureToast();
  const [busy, setBusy] = useState(false);
  const { id, name, uploadedAt, scan } = document;
  const save = async () => {
    setBusy(true);
    try {
      saveBlob(name, await send(documents.download, { path: { id } }));
    } catch (error) {
      sayFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
      <Button
        onClick={() => void save()}
        disabled={busy || scan !== 'clean'}
        aria-label={t('words:downloadNamed', { name })}
        sx={{ minHeight: 44, marginInlineStart: -1, textAlign: 'start', overflowWrap: 'anywhere' }}
      >
        <BidiText>{name}</BidiText>
      </Button>
      {scan !== 'clean' && (
        <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {t(`documents:check.${scan === 'pending' ? 'scanning' : 'infected'}`)}
        </Box>
      )}
      {uploadedAt !== null && uploadedAt !== undefined && (
        <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {t('sent.uploaded', { date: formatDate(uploadedAt) })}
        </Box>
      )}
    </Box>
  );
}
