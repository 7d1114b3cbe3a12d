import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userProfiles } from '@/api/endpoints/userProfiles';
import { send } from '@/api/send';
import { pathOf } from '@/routing/routes';
import type { ResumeData } from '@/features/resume/useResumeSource';
import { writeResume } from '@/features/resume/writeResume';
import { AppLink } from '@/ui/page/AppLink';
import { BusyButton } from '@/ui/page/BusyButton';
import { Section } from '@/ui/page/Section';
import { saveBlob, saveFile } from '@/ui/saveBlob';
import { useFailureToast } from '@/ui/toast/useFailureToast';

const EXPORTS = [
  ['all', 'json'],
  ['table', 'csv'],
] as const;

/** The profile as files: a JSON Resume made in the browser, and the exports of the backend. */
export function Files({ data }: { readonly data: ResumeData }) {
  const { t } = useTranslation('print');
  const sayFailure = useFailureToast();
  const [busy, setBusy] = useState<'json' | 'csv' | null>(null);
  const id = data.sections.profile?.id;
  const save = async (format: 'json' | 'csv') => {
    if (id === undefined) return;
    setBusy(format);
    try {
      saveBlob(`profile.${format}`, await send(userProfiles.export, { path: { id, format } }));
    } catch (error) {
      sayFailure(error);
    } finally {
      setBusy(null);
    }
  };
  const resume = () =>
    saveFile('resume.json', JSON.stringify(writeResume(data), null, 2), 'application/json');
  return (
    <Section id="files" title={t('files.title')} lead={t('files.lead')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={resume}>
          {t('files.resume')}
        </Button>
        {id !== undefined &&
          EXPORTS.map(([name, format]) => (
            <BusyButton
              key={format}
              variant="outlined"
              busy={busy === format}
              disabled={busy !== null}
              onClick={() => void save(format)}
            >
              {t(`files.${name}`)}
            </BusyButton>
          ))}
        <Button component={AppLink} to={pathOf('profileImport')}>
          {t('files.import')}
        </Button>
      </Box>
    </Section>
  );
}
