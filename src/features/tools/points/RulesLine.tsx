import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { addDays, type Day } from '@/eligibility/calendar';
import { freshness, type RuleFile, rulesOn } from '@/eligibility/ruleFile';
import { formatDate } from '@/i18n/format';
import { sentences } from '@/i18n/punctuation';
import { AppLink } from '@/ui/page/AppLink';
import { Text } from '@/ui/text/Text';

const long = (day: Day): string => formatDate(day, { dateStyle: 'long' });

interface RulesLineProps {
  readonly file: RuleFile<unknown>;
  readonly day: Day;
}

/**
 * The line above every total: what the figures mean, which rules they follow, and where the official rules
 * are.
 */
export function RulesLine({ file, day }: RulesLineProps) {
  const { t } = useTranslation('tools');
  const { inForce, computing, current } = rulesOn(file, day);
  const [official] = file.official;
  const end = computing?.effectiveTo;
  const since = inForce?.effectiveFrom ?? (end === undefined || end === null ? null : addDays(end, 1));
  const doubtSince = inForce?.doubtSince;
  return (
    <Box sx={{ fontSize: '0.9375rem', color: 'text.secondary' }}>
      {freshness(file.checkedOn, day) !== 'fresh' && (
        <Alert severity="warning" sx={{ mb: 2, color: 'text.primary' }}>
          {t('rules.old', { date: long(file.checkedOn) })}
        </Alert>
      )}
      <Text>
        {sentences([
          t('rules.estimate'),
          !current && since !== null && t('rules.unknown', { date: long(since) }),
          doubtSince !== undefined && day >= doubtSince && t('rules.doubt', { date: long(doubtSince) }),
          t('rules.checked', { date: long(file.checkedOn) }),
        ])}
      </Text>
      {official !== undefined && (
        <Link
          component={AppLink}
          to={official.url}
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
        >
          {t('rules.official')}
        </Link>
      )}
      <Text>{t('rules.licensed')}</Text>
    </Box>
  );
}
