import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { OfficialLanguage } from '@/eligibility/abilities';
import { formatList } from '@/i18n/format';
import type { ProfileAnswers } from './profileAnswers';

interface AssumptionsProps {
  readonly profile: ProfileAnswers | null;
  readonly first: OfficialLanguage | undefined;
}

/** What answers that were filled in from the profile take for granted. */
export function Assumptions({ profile, first }: AssumptionsProps) {
  const { t } = useTranslation(['tools', 'eligibility']);
  if (profile === null) return null;
  const { tests, expired, education } = profile;
  const both = new Set(tests.map(({ language }) => language)).size > 1;
  const lines = [
    education !== undefined && `${t('eligibility:question.education')}: ${t('assumes.eca')}`,
    both && first !== undefined && t('assumes.first', { language: t(`eligibility:language.${first}`) }),
    expired.length > 0 && t('assumes.expired', { tests: formatList(expired) }),
  ].filter((line) => line !== false);
  if (lines.length === 0) return null;
  return (
    <Box component="section" sx={{ mt: 3 }}>
      <Box component="h2" sx={{ typography: 'h6', margin: 0 }}>
        {t('assumes.heading')}
      </Box>
      <Box component="ul" sx={{ mt: 1, mb: 0, paddingInlineStart: 3, color: 'text.secondary' }}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
    </Box>
  );
}
