import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import CloseIcon from '@mui/icons-material/HighlightOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Job } from '@/api/endpoints/jobs';
import { pathOf } from '@/routing/routes';
import { matchCounts, type MatchedNeed, type Need } from '@/features/jobs/match';
import { useMatcher } from '@/features/jobs/useMatcher';
import { useJobViewer } from '@/features/jobs/viewer';
import { editorPath } from '@/features/profile/completion';
import { useNames } from '@/features/profile/useNames';
import { formatList, languageName } from '@/i18n/format';
import { currentLanguage } from '@/i18n/language';
import { useAuthDialog } from '@/identity/dialogs/AuthDialogs';
import { TextSkeleton } from '@/ui/loading/Skeletons';
import { AppLink } from '@/ui/page/AppLink';
import { PlainList } from '@/ui/text/PlainList';
import { Text } from '@/ui/text/Text';
import { JobSection } from './JobSection';

const ICONS = { met: CheckIcon, notMet: CloseIcon, cannotTell: HelpIcon } as const;
const COLORS = { met: 'success.main', notMet: 'error.main', cannotTell: 'text.secondary' } as const;

interface YourMatchProps {
  readonly job: Job;
  /** False while not all needs of the job are loaded. */
  readonly whole: boolean;
}

/** How the profile matches the needs of the job, in words and without a score. */
export function YourMatch({ job, whole }: YourMatchProps) {
  const { t } = useTranslation('jobs');
  const { userId, hasProfile } = useJobViewer();
  const dialog = useAuthDialog();
  const { match, waits } = useMatcher();
  const states = match?.(job);
  if (userId === null) {
    return (
      <JobSection title={t('match.title')} className="vt-no-print">
        <Button variant="outlined" onClick={() => dialog.open('login')}>
          {t('match.signIn')}
        </Button>
      </JobSection>
    );
  }
  if (!hasProfile) {
    return (
      <JobSection title={t('match.title')} className="vt-no-print">
        <Button variant="outlined" component={AppLink} to={pathOf('profileEdit')}>
          {t('filters.createProfile')}
        </Button>
      </JobSection>
    );
  }
  if (waits || !whole) {
    return (
      <JobSection title={t('match.title')} className="vt-no-print">
        <TextSkeleton lines={6} />
      </JobSection>
    );
  }
  if (states === undefined || states.length === 0) return null;
  const { met, notMet, cannotTell } = matchCounts(states);
  return (
    <JobSection title={t('match.title')} className="vt-no-print">
      <Text sx={{ mb: 1 }}>
        {formatList(
          [
            t('match.met', { count: met }),
            t('match.notMet', { count: notMet }),
            t('match.cannotTell', { count: cannotTell }),
          ],
          currentLanguage(),
          'narrow',
        )}
      </Text>
      <PlainList sx={{ display: 'grid', gap: 1 }}>
        {states.map((state) => (
          <NeedLine key={JSON.stringify(state.need)} {...state} />
        ))}
      </PlainList>
      <Text quiet small sx={{ mt: 1.5 }}>
        {t('match.note')}
      </Text>
    </JobSection>
  );
}

function useNeedName(): (need: Need) => string {
  const { t } = useTranslation('jobs');
  const names = useNames();
  return (need) => {
    switch (need.kind) {
      case 'experience':
        return t('match.need.experience', { count: need.years });
      case 'education':
        return names.education(need);
      case 'language':
        return t('match.need.language', {
          language: languageName(need.code),
          level: names.languageLevel(need.level),
        });
      case 'skill':
        return need.skill;
      default:
        return need.text;
    }
  };
}

function NeedLine({ need, state, reason, fix }: MatchedNeed) {
  const { t } = useTranslation('jobs');
  const nameOf = useNeedName();
  const Icon = ICONS[state];
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
      <Icon aria-hidden sx={{ color: COLORS[state], mt: '2px', fontSize: 20 }} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <bdi>{nameOf(need)}</bdi>
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {reason === null
            ? t(`match.state.${state}`)
            : t('match.because', { state: t(`match.state.${state}`), reason: t(`match.reason.${reason}`) })}
          {fix !== null && state === 'cannotTell' && (
            <Box
              component={AppLink}
              to={editorPath(fix)}
              sx={{ color: 'primary.main', display: 'block', width: 'fit-content', paddingBlock: 0.5 }}
            >
              {t(`match.fix.${fix}`)}
            </Box>
          )}
        </Box>
      </Box>
    </Box>
  );
}
