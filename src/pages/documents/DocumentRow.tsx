import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoredDocument } from '@/api/endpoints/documents';
import { usePart } from '@/config/AppScope';
import { formatSize } from '@/features/documents/size';
import { uploads } from '@/features/documents/uploads';
import { useDownload } from '@/features/documents/useDownload';
import { useFileButton } from '@/features/documents/useFileButton';
import { useTypeName } from '@/features/documents/useTypeName';
import { formatDate } from '@/i18n/format';
import { BidiText } from '@/ui/text/BidiText';
import { useStateText } from './useStateText';
import { Versions } from './Versions';

interface DocumentRowProps {
  readonly document: StoredDocument;
  readonly onDelete: () => void;
}

/** One stored document: what it is, where its check stands, and what can be done with it. */
export function DocumentRow({ document: own, onDelete }: DocumentRowProps) {
  const { t } = useTranslation('documents');
  const queue = usePart(uploads);
  const download = useDownload();
  const nameOf = useTypeName();
  const stateText = useStateText();
  const [shown, setShown] = useState(false);
  const { id, name, type, version, scan } = own;
  const replace = useFileButton({
    label: t('replace', { name }),
    onFiles: (files) => void queue.add(files.slice(0, 1), { replaces: id, type }),
  });
  const { text, color } = stateText(own);
  const dates = [
    own.expiresOn === null ? undefined : t('expires', { date: formatDate(own.expiresOn) }),
    own.uploadedAt === null ? undefined : t('uploadedOn', { date: formatDate(own.uploadedAt) }),
  ];
  return (
    <Box
      component="li"
      sx={{ paddingBlock: 2, '& + &': { borderBlockStart: '1px solid', borderColor: 'divider' } }}
    >
      <Box sx={{ typography: 'subtitle1', overflowWrap: 'anywhere' }}>
        <BidiText>{name}</BidiText>
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {[nameOf(type), formatSize(own.size), ...dates].filter((each) => each !== undefined).join(' · ')}
      </Box>
      <Box sx={{ color, marginBlockStart: 0.5 }}>{text}</Box>
      {own.status === 'rejected' && own.note !== null && own.note !== undefined && (
        <Box sx={{ overflowWrap: 'anywhere' }}>
          <BidiText>{own.note}</BidiText>
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', marginBlockStart: 0.5, marginInlineStart: -1 }}>
        {scan === 'clean' && (
          <Button aria-label={t('download', { name })} onClick={() => void download(own)}>
            {t('short.download')}
          </Button>
        )}
        <Button aria-label={t('replace', { name })} onClick={replace.open}>
          {t('short.replace')}
        </Button>
        {replace.input}
        {version > 1 && (
          <Button aria-label={t('versions', { name })} aria-expanded={shown} onClick={() => setShown(!shown)}>
            {t('short.versions')}
          </Button>
        )}
        <Button aria-label={t('delete.one', { name })} color="error" onClick={onDelete}>
          {t('short.delete')}
        </Button>
      </Box>
      {shown && <Versions document={own} onDownload={(of) => void download(own, of)} />}
    </Box>
  );
}
