import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { FswInput } from '@/eligibility/fsw/grid';
import { type Assumption, assumptionsOf } from '@/eligibility/profile/assumptions';
import { COUNTED_COLUMN } from '@/features/standing/testScores';
import { formatDate, formatList, formatNumber } from '@/i18n/format';
import { labelled } from '@/i18n/punctuation';
import type { ProfileAnswers } from '@/features/standing/profileAnswers';

interface AssumptionsProps {
  readonly profile: ProfileAnswers | null;
  /** The answers, which may differ from those of the profile by now. */
  readonly answers: Pick<FswInput, 'first' | 'second'>;
}

/** The assumptions behind answers that were filled in from the profile. */
export function Assumptions({ profile, answers }: AssumptionsProps) {
  const { t } = useTranslation(['tools', 'eligibility']);
  if (profile === null) return null;
  const lines = assumptionsOf(profile.profile, answers, profile.work, profile.day).map(sentence);
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

  function sentence(assumption: Assumption): string {
    switch (assumption.kind) {
      case 'eca':
        return labelled(t('eligibility:question.education'), t('assumes.eca'));
      case 'first':
        return t('assumes.first', { language: t(`eligibility:language.${assumption.language}`) });
      case 'years':
        return t('assumes.years', {
          canada: formatNumber(assumption.canada),
          abroad: formatNumber(assumption.abroad),
        });
      case 'exactly':
        return t('assumes.exactly', { count: assumption.years, formatted: formatNumber(assumption.years) });
      case 'yearsUnknown':
        return t('assumes.yearsUnknown');
      case 'partner':
        return t('assumes.partner');
      case 'expiring':
        return t('assumes.expiring', {
          test: assumption.test,
          count: assumption.days,
          formatted: formatNumber(assumption.days),
        });
      case 'chosen':
        return t('assumes.chosen', {
          test: assumption.test,
          date: formatDate(assumption.takenOn, { dateStyle: 'long' }),
        });
      case 'rejected':
        return labelled(assumption.test, t('assumes.rejected'));
      case 'otherColumn':
        return labelled(assumption.test, t('eligibility:column.notCounted', { column: COUNTED_COLUMN }));
      default:
        return t('assumes.expired', { tests: formatList(assumption.tests) });
    }
  }
}
