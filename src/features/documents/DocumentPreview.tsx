import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { documents, type StoredDocument } from '@/api/endpoints/documents';
import { queryOptionsFor } from '@/api/queries';
import { QueryState } from '@/ui/loading/QueryState';
import { readState } from '@/ui/loading/readState';
import { Skeleton } from '@/ui/loading/Skeletons';
import { Text } from '@/ui/text/Text';
import { type PreviewType, previewTypeOf, TEXT_SHOWN } from './preview';

const FRAME_SX = {
  m: 0,
  maxWidth: '100%',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
} as const;
const HEIGHT = { xs: '45vh', md: '62vh' } as const;

interface DocumentPreviewProps {
  readonly document: Pick<StoredDocument, 'id' | 'name' | 'mediaType' | 'scan' | 'version'>;
}

/** Shows the file of a document on the page, or a sentence when it cannot be shown here. */
export function DocumentPreview({ document: own }: DocumentPreviewProps) {
  const { t } = useTranslation('documents');
  const type = previewTypeOf(own.mediaType);
  if (own.scan !== 'clean')
    return <Said>{t(`check.${own.scan === 'pending' ? 'scanning' : 'infected'}`)}</Said>;
  if (type === undefined) return <Said>{t('preview.none')}</Said>;
  return <Shown document={own} type={type} />;
}

const Said = ({ children }: { readonly children: string }) => <Text quiet>{children}</Text>;

function Shown({ document: own, type }: DocumentPreviewProps & { readonly type: PreviewType }) {
  const { t } = useTranslation('documents');
  const query = own.version > 0 ? { version: own.version } : {};
  const state = readState(
    // Files are large: the cache drops each one when its preview is closed.
    useQuery({ ...queryOptionsFor(documents.download, { path: { id: own.id }, query }), gcTime: 0 }),
  );
  return (
    <QueryState
      state={state}
      failed={t('preview.failed')}
      skeleton={
        <Box sx={{ height: HEIGHT }}>
          <Skeleton height="100%" />
        </Box>
      }
    >
      {(file) => <FilePreview file={file} type={type} name={own.name} />}
    </QueryState>
  );
}

interface FilePreviewProps {
  readonly file: Blob;
  readonly type: PreviewType;
  readonly name: string;
}

/** The preview of a file that is already loaded. */
export function FilePreview({ file, type, name }: FilePreviewProps) {
  const { t } = useTranslation('documents');
  const label = t('preview.of', { name });
  return type.shows === 'image' ? (
    <Picture file={file} mediaType={type.mediaType} label={label} />
  ) : (
    <TextFile file={file} label={label} />
  );
}

function Picture(props: { readonly file: Blob; readonly mediaType: string; readonly label: string }) {
  const { file, mediaType, label } = props;
  const { t } = useTranslation('documents');
  const [broken, setBroken] = useState<Blob>();
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (image === null) return undefined;
      const url = URL.createObjectURL(new Blob([file], { type: mediaType }));
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file, mediaType],
  );
  if (broken === file) return <Said>{t('preview.broken')}</Said>;
  return (
    <Box sx={{ height: HEIGHT, display: 'flex', alignItems: 'center', justifyContent: 'center' }}>
      <Box
        component="img"
        ref={show}
        alt={label}
        onError={() => setBroken(file)}
        sx={{ ...FRAME_SX, maxHeight: '100%', objectFit: 'contain' }}
      />
    </Box>
  );
}

function TextFile({ file, label }: { readonly file: Blob; readonly label: string }) {
  const { t } = useTranslation('documents');
  const [text, setText] = useState<string>();
  useEffect(() => {
    let gone = false;
    file
      .slice(0, TEXT_SHOWN)
      .text()
      .then(
        (read) => (gone ? undefined : setText(read)),
        () => (gone ? undefined : setText('')),
      );
    return () => {
      gone = true;
    };
  }, [file]);
  return (
    <>
      <Box
        component="section"
        aria-label={label}
        // The box scrolls, so the keyboard must be able to focus it.
        tabIndex={0}
        dir="auto"
        sx={{
          ...FRAME_SX,
          height: HEIGHT,
          p: 2,
          overflow: 'auto',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          unicodeBidi: 'plaintext',
        }}
      >
        {text}
      </Box>
      {file.size > TEXT_SHOWN && <Said>{t('preview.cut')}</Said>}
    </>
  );
}
