import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { profileSections } from '@/api/endpoints/profileSections';
import { queryOptionsFor } from '@/api/queries';
import { FileName } from '@/features/documents/FileName';
import { compareResume } from '@/features/resume/compareResume';
import { readResume } from '@/features/resume/readResume';
import { RESUME_BYTES } from '@/features/resume/resume';
import type { Row } from '@/features/resume/rows';
import { type ResumeData, useResumeSource } from '@/features/resume/useResumeSource';
import { useWho } from '@/layout/useWho';
import { newId } from '@/runtime/newId';
import type { SessionUser } from '@/storage/sessionUser';
import { QueryState } from '@/ui/loading/QueryState';
import { Skeleton } from '@/ui/loading/Skeletons';
import { PageHeading } from '@/ui/page/PageHeading';
import { Content } from '@/ui/page/Section';
import { ImportRows } from './ImportRows';

/** Imports a JSON Resume into the profile. Every difference is shown before anything is sent. */
export function ProfileImportPage() {
  const { user } = useWho();
  return user === null ? null : <Import key={user.id} user={user} />;
}

function Import({ user }: { readonly user: SessionUser }) {
  const { t } = useTranslation(['print', 'terms']);
  const state = useResumeSource(user);
  return (
    <Content narrow padded>
      <PageHeading />
      <QueryState
        state={state}
        size="page"
        failed={t('terms:profileFailed')}
        skeleton={
          <Box sx={{ marginBlockStart: 3 }}>
            <Skeleton width={160} height={44} />
          </Box>
        }
      >
        {(data) => <FileAndRows data={data} />}
      </QueryState>
    </Content>
  );
}

type Problem = 'notJson' | 'notResume' | 'tooLarge' | 'unreadable';
interface Compared {
  /** Counts the chosen files, so that each starts with a fresh state. */
  readonly number: number;
  readonly name: string;
  readonly problem: Problem | null;
  readonly rows: readonly Row[];
  /** The profile as it was when the file was compared with it. */
  readonly data: ResumeData;
}

function FileAndRows({ data }: { readonly data: ResumeData }) {
  const { t } = useTranslation(['print', 'words']);
  const input = useRef<HTMLInputElement>(null);
  const [compared, setCompared] = useState<Compared>();
  const kinds = useQuery(queryOptionsFor(profileSections.languageCertificates)).data?.data ?? [];

  const rowsOf = async (file: File): Promise<Problem | readonly Row[]> => {
    if (file.size > RESUME_BYTES) return 'tooLarge';
    const text = await file.text().catch(() => undefined);
    if (text === undefined) return 'unreadable';
    const read = readResume(text);
    return read.outcome === 'read' ? compareResume(read.resume, data, kinds, newId) : read.outcome;
  };
  const choose = async (file: File): Promise<void> => {
    const parsed = await rowsOf(file);
    setCompared((now) => ({
      number: (now?.number ?? 0) + 1,
      name: file.name,
      problem: typeof parsed === 'string' ? parsed : null,
      rows: typeof parsed === 'string' ? [] : parsed,
      data,
    }));
  };
  return (
    <Box sx={{ marginBlockStart: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <Button
          variant={compared === undefined ? 'contained' : 'outlined'}
          onClick={() => input.current?.click()}
        >
          {t(compared === undefined ? 'import.choose' : 'words:chooseAnotherFile')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".json,application/json"
          aria-label={t('import.choose')}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file !== undefined) void choose(file);
            // Cleared, so that the same file can be chosen again.
            event.target.value = '';
          }}
        />
        {compared !== undefined && (
          <Box sx={{ minWidth: 0, paddingBlock: 1 }}>
            <FileName>{compared.name}</FileName>
          </Box>
        )}
      </Box>
      {compared?.problem != null && (
        <Alert key={compared.number} severity="error" sx={{ mt: 2 }}>
          {t(`import.${compared.problem}`)}
        </Alert>
      )}
      {compared?.problem === null && (
        <ImportRows key={compared.number} data={compared.data} rows={compared.rows} />
      )}
    </Box>
  );
}
