import DeleteIcon from '@mui/icons-material/DeleteOutlineOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import ReplaceIcon from '@mui/icons-material/UploadFileOutlined';
import PreviewIcon from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import { memo, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoredDocument } from '@/api/endpoints/documents';
import { useAppState } from '@/runtime/AppScope';
import { FileName } from '@/features/documents/FileName';
import { formatSize } from '@/features/documents/size';
import { uploads } from '@/features/documents/uploads';
import { useDownload } from '@/features/documents/useDownload';
import { useFileButton } from '@/features/documents/useFileButton';
import { hasPreview } from '@/features/documents/usePreview';
import { useTypeName } from '@/features/documents/checks';
import { formatDate } from '@/i18n/format';
import { BidiText } from '@/ui/text/BidiText';
import { SEPARATOR } from '@/ui/text/separator';
import { useStateText } from './useStateText';
import { Versions } from './Versions';

/** Actions of a document that open outside its row. */
export interface RowActions {
  readonly preview: (document: StoredDocument) => void;
  readonly edit: (document: StoredDocument) => void;
  readonly remove: (document: StoredDocument) => void;
}

interface DocumentRowProps {
  readonly document: StoredDocument;
  readonly actions: RowActions;
}

const COLUMNS = 6;

/** A stored document: its facts, the state of its check and its actions, with details below. */
export const DocumentRow = memo(({ document: own, actions }: DocumentRowProps) => {
  const { t } = useTranslation(['documents', 'fields']);
  const nameOf = useTypeName();
  const stateText = useStateText();
  const [shown, setShown] = useState(false);
  const { id, name, version, scan } = own;
  const { text, color } = stateText(own);
  const note = own.status === 'rejected' ? (own.note ?? null) : null;
  return (
    <Box component="tbody" data-row={id} tabIndex={-1} sx={{ outlineOffset: '-2px' }}>
      <tr>
        <th scope="row" title={name}>
          <FileName>{name}</FileName>
        </th>
        <td data-label={t('fields:type')}>
          <BidiText>{nameOf(own.type)}</BidiText>
        </td>
        <td data-label={t('size')}>
          <span>{formatSize(own.size)}</span>
        </td>
        <td data-label={t('dates')}>
          <Dates document={own} />
        </td>
        <td data-label={t('fields:state')}>
          <Box component="span" sx={{ color }}>
            {text}
          </Box>
        </td>
        <td>
          <Actions document={own} actions={actions}>
            {version > 1 && (
              <Action
                label={t('versions', { name })}
                word={t('short.versions')}
                icon={HistoryIcon}
                aria-expanded={shown}
                onClick={() => setShown(!shown)}
              />
            )}
          </Actions>
        </td>
      </tr>
      {(shown || note !== null) && (
        <tr>
          <td colSpan={COLUMNS}>
            {note !== null && (
              <Box sx={{ fontSize: '0.875rem' }} dir="auto">
                <BidiText>{note}</BidiText>
              </Box>
            )}
            {shown && <Versions document={own} isClean={scan === 'clean'} />}
          </td>
        </tr>
      )}
    </Box>
  );
});
DocumentRow.displayName = 'DocumentRow';

function Dates({ document: { issuedOn, expiresOn, uploadedAt } }: Pick<DocumentRowProps, 'document'>) {
  const { t } = useTranslation(['documents', 'terms']);
  const dates = [
    expiresOn === null ? '' : t('terms:validUntil', { date: formatDate(expiresOn) }),
    issuedOn === null ? '' : t('issued', { date: formatDate(issuedOn) }),
    uploadedAt === null ? '' : t('uploadedOn', { date: formatDate(uploadedAt) }),
  ].filter(Boolean);
  return (
    <div title={dates.join(SEPARATOR)}>
      {dates.map((date) => (
        <div key={date}>{date}</div>
      ))}
    </div>
  );
}

/** Icon buttons with tooltips where the row is one line, buttons with text where it is a card. */
function Actions({ document: own, actions, children }: DocumentRowProps & { readonly children: ReactNode }) {
  const { t } = useTranslation(['documents', 'words']);
  const queue = useAppState(uploads);
  const download = useDownload();
  const { id, name, type, scan } = own;
  const replace = useFileButton({
    label: t('replace', { name }),
    onFiles: (files) => void queue.add(files.slice(0, 1), { replaces: id, type }),
  });
  return (
    <Box className="actions">
      {hasPreview(own) && (
        <Action
          label={t('preview.of', { name })}
          word={t('short.preview')}
          icon={PreviewIcon}
          onClick={() => actions.preview(own)}
        />
      )}
      {scan === 'clean' && (
        <Action
          label={t('words:downloadNamed', { name })}
          word={t('words:download')}
          icon={DownloadIcon}
          onClick={() => void download(own)}
        />
      )}
      <Action
        label={t('replace', { name })}
        word={t('short.replace')}
        icon={ReplaceIcon}
        onClick={replace.open}
      />
      {replace.input}
      {children}
      <Action
        label={t('words:editNamed', { name })}
        word={t('words:edit')}
        icon={EditIcon}
        onClick={() => actions.edit(own)}
      />
      <Action
        label={t('words:deleteNamed', { name })}
        word={t('words:delete')}
        icon={DeleteIcon}
        color="error"
        onClick={() => actions.remove(own)}
      />
    </Box>
  );
}

interface ActionProps extends Pick<ButtonProps, 'color' | 'onClick' | 'aria-expanded'> {
  /** The accessible name. */
  readonly label: string;
  readonly word: string;
  readonly icon: typeof EditIcon;
}

function Action({ label, word, icon: Icon, ...button }: ActionProps) {
  return (
    <Button {...button} aria-label={label} title={word}>
      <Icon aria-hidden fontSize="small" />
      <span className="word">{word}</span>
    </Button>
  );
}
