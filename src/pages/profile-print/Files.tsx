import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userProfiles } from '@/api/endpoints/userProfiles';
import { send } from '@/api/send';
import { pathOf } from '@/routing/routes';
import { endedSession, isAborted } from '@/errors/ApiError';
import { userMessage } from '@/errors/normaliser';
import type { ResumeData } from '@/features/resume/useResumeSource';
import { writeResume } from '@/features/resume/writeResume';
import { useMessage } from '@/i18n/useMessage';
import { AppLink } from '@/ui/page/AppLink';
import { Section } from '@/ui/page/Section';
import { saveBlob } from '@/ui/saveBlob';
import { useToast } from '@/ui/toast/Toasts';

const EXPORTS = [
  ['all', 'json'],
  ['table', 'csv'],
] as const;

/** The profile as files: a JSON Resume made in the browser, and the exports of the backend. */
export function Files({ data }: { readonly data: ResumeData }) {
  const { t } = useTranslation('print');
  const say = useMessage();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const id = data.sections.profile?.id;
  const save = async (format: 'json' | 'csv') => {
    if (id === undefined) return;
    setBusy(true);
    try {
      saveBlob(`profile.${format}`, await send(userProfiles.export, { path: { id, format } }));
    } catch (error) {
      if (!isAborted(error) && !endedSession(error))
        toast({ kind: 'error', message: say(userMessage(error)) });
    } finally {
      setBusy(false);
    }
  };
  const resume = () =>
    saveBlob(
      'resume.json',
      new Blob([JSON.stringify(writeResume(data), null, 2)], { type: 'application/json' }),
    );
  return (
    <Section id="files" title={t('files.title')} lead={t('files.lead')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={resume}>
          {t('files.resume')}
        </Button>
        {id !== undefined &&
          EXPORTS.map(([name, format]) => (
            <Button key={format} variant="outlined" disabled={busy} onClick={() => void save(format)}>
              {t(`files.${name}`)}
            </Button>
          ))}
        <Button component={AppLink} to={pathOf('profileImport')}>
          {t('files.import')}
        </Button>
      </Box>
    </Section>
  );
}
