import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { memo, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoredDocument } from '@/api/endpoints/documents';
import { usePart } from '@/runtime/AppScope';
import { FileName } from '@/features/documents/FileName';
import { formatSize } from '@/features/documents/size';
import { uploads } from '@/features/documents/uploads';
import { useDownload } from '@/features/documents/useDownload';
import { useFileButton } from '@/features/documents/useFileButton';
import { hasPreview } from '@/features/documents/usePreview';
import { useTypeName } from '@/features/documents/useTypeName';
import { formatDate } from '@/i18n/format';
import { BidiText } from '@/ui/text/BidiText';
import { useStateText } from './useStateText';
import { Versions } from './Versions';

/** What can be done with a document outside its row. */
export interface RowActions {
  readonly preview: (document: StoredDocument) => void;
  readonly edit: (document: StoredDocument) => void;
  readonly remove: (document: StoredDocument) => void;
}

interface DocumentRowProps {
  readonly document: StoredDocument;
  readonly actions: RowActions;
}

export const COLUMNS = 5;

/** One stored document: what it is, where its check stands, and below it what can be done with it. */
export const DocumentRow = memo(({ document: own, actions }: DocumentRowProps) => {
  const { t } = useTranslation('documents');
  const nameOf = useTypeName();
  const stateText = useStateText();
  const [shown, setShown] = useState(false);
  const { id, name, version, scan } = own;
  const { text, color } = stateText(own);
  const isRejected = own.status === 'rejected';
  return (
    <Box component="tbody" data-row={id} tabIndex={-1} sx={{ outlineOffset: '-2px' }}>
      <tr>
        <th scope="row">
          <FileName>{name}</FileName>
        </th>
        <td data-label={t('type')}>
          <BidiText>{nameOf(own.type)}</BidiText>
        </td>
        <td data-label={t('sortBy.size')}>
          <span>{formatSize(own.size)}</span>
        </td>
        <td data-label={t('dates')}>
          <Dates document={own} />
        </td>
        <td data-label={t('checkState')}>
          <Box component="span" sx={{ color }}>
            {text}
          </Box>
          {isRejected && own.note !== null && own.note !== undefined && (
            <Box sx={{ fontSize: '0.875rem' }} dir="auto">
              <BidiText>{own.note}</BidiText>
            </Box>
          )}
        </td>
      </tr>
      <tr>
        <td colSpan={COLUMNS}>
          <Buttons document={own} actions={actions}>
            {version > 1 && (
              <Button
                aria-label={t('versions', { name })}
                aria-expanded={shown}
                onClick={() => setShown(!shown)}
              >
                {t('short.versions')}
              </Button>
            )}
          </Buttons>
          {shown && <Versions document={own} isClean={scan === 'clean'} />}
        </td>
      </tr>
    </Box>
  );
});
DocumentRow.displayName = 'DocumentRow';

function Dates({ document: { issuedOn, expiresOn, uploadedAt } }: Pick<DocumentRowProps, 'document'>) {
  const { t } = useTranslation('documents');
  return (
    <>
      {expiresOn !== null && <div>{t('expires', { date: formatDate(expiresOn) })}</div>}
      {issuedOn !== null && <div>{t('issued', { date: formatDate(issuedOn) })}</div>}
      {uploadedAt !== null && <div>{t('uploadedOn', { date: formatDate(uploadedAt) })}</div>}
    </>
  );
}

function Buttons({ document: own, actions, children }: DocumentRowProps & { readonly children: ReactNode }) {
  const { t } = useTranslation('documents');
  const queue = usePart(uploads);
  const download = useDownload();
  const { id, name, type, scan } = own;
  const replace = useFileButton({
    label: t('replace', { name }),
    onFiles: (files) => void queue.add(files.slice(0, 1), { replaces: id, type }),
  });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', marginInlineStart: -1.5 }}>
      {hasPreview(own) && (
        <Button aria-label={t('preview.of', { name })} onClick={() => actions.preview(own)}>
          {t('short.preview')}
        </Button>
      )}
      {scan === 'clean' && (
        <Button aria-label={t('download', { name })} onClick={() => void download(own)}>
          {t('short.download')}
        </Button>
      )}
      <Button aria-label={t('replace', { name })} onClick={replace.open}>
        {t('short.replace')}
      </Button>
      {replace.input}
      {children}
      <Button aria-label={t('edit.of', { name })} onClick={() => actions.edit(own)}>
        {t('short.edit')}
      </Button>
      <Button aria-label={t('delete.one', { name })} color="error" onClick={() => actions.remove(own)}>
        {t('short.delete')}
      </Button>
    </Box>
  );
}
