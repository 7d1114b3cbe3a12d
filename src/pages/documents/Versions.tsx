import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { documents, type StoredDocument } from '@/api/endpoints/documents';
import { queryOptionsFor } from '@/api/queries';
import { FileName } from '@/features/documents/FileName';
import { formatSize } from '@/features/documents/size';
import { useDownload } from '@/features/documents/useDownload';
import { formatDate } from '@/i18n/format';
import { QueryState } from '@/ui/loading/QueryState';
import { readState } from '@/ui/loading/readState';
import { RowsSkeleton } from '@/ui/loading/Skeletons';
import { SEPARATOR } from '@/ui/text/separator';
import { PlainList } from '@/ui/text/PlainList';

interface VersionsProps {
  readonly document: StoredDocument;
  /** Whether the newest file was scanned and no virus was found. */
  readonly isClean: boolean;
}

/** The files of a document, newest first. */
export function Versions({ document: own, isClean }: VersionsProps) {
  const { t } = useTranslation('documents');
  const download = useDownload();
  const state = readState(useQuery(queryOptionsFor(documents.versions, { path: { id: own.id } })));
  return (
    <QueryState
      state={state}
      failed={t('versionsFailed')}
      skeleton={<RowsSkeleton rows={own.version} height={44} />}
    >
      {(list) => (
        <PlainList
          component="ol"
          aria-label={t('versions', { name: own.name })}
          sx={{ paddingInlineStart: 2 }}
        >
          {list.map(({ version, name, size, uploadedAt, scan }) => (
            <Box
              component="li"
              key={version}
              sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
            >
              <Box component="span" sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
                {t('version', { version })}
                {SEPARATOR}
                <FileName>{name}</FileName>
                {SEPARATOR}
                {[formatSize(size), formatDate(uploadedAt)].join(SEPARATOR)}
              </Box>
              {scan === 'clean' && (isClean || version !== own.version) && (
                <Button onClick={() => void download({ id: own.id, name }, version)}>
                  {t('downloadVersion', { version })}
                </Button>
              )}
            </Box>
          ))}
        </PlainList>
      )}
    </QueryState>
  );
}
