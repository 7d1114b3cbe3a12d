import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { ABILITIES, type PerAbility } from '@/eligibility/abilities';
import type { LanguageSections } from '@/eligibility/language/languageRules';
import { type ProgrammeReach, type Reached, whatItReaches } from '@/eligibility/language/reaches';
import { countedLevels } from '@/eligibility/language/scores';
import { COUNTED_COLUMN, type ReadScores, scaleOf } from '@/features/standing/testScores';
import { bracketed } from '@/i18n/punctuation';
import { formatList, formatRange } from '@/i18n/format';
import { SEPARATOR } from '@/ui/text/separator';
import { PlainList } from '@/ui/text/PlainList';

const ICONS = { reached: CheckIcon, notReached: CloseIcon, cannotTell: HelpIcon } as const;
const COLORS = {
  reached: 'success.main',
  notReached: 'text.secondary',
  cannotTell: 'text.secondary',
} as const;

const BEFORE_LEVEL = / (?=\d)/gu;

interface ReachesProps {
  readonly rules: LanguageSections;
  readonly read: Extract<ReadScores, { kind: 'levels' }>;
}

/** The programmes for which the levels are high enough. */
export function Reaches({ rules, read }: ReachesProps) {
  const { t } = useTranslation('eligibility');
  const rows = whatItReaches(rules.programmes, countedLevels(read.levels));
  if (!read.isForExpressEntry) return <p>{t('column.notCounted', { column: COUNTED_COLUMN })}</p>;
  return (
    <>
      <Box component="h2" sx={{ typography: 'h6', margin: 0, mt: 3, mb: 1 }}>
        {t('reaches.heading')}
      </Box>
      <PlainList sx={{ display: 'grid', gap: 1.5 }}>
        {rows.map((row) => (
          <Row
            key={`${row.programme}${row.teer?.join('') ?? ''}`}
            row={row}
            scale={scaleOf(read.test.language)}
          />
        ))}
      </PlainList>
    </>
  );
}

function Row({ row, scale }: { readonly row: ProgrammeReach; readonly scale: string }) {
  const { t } = useTranslation(['eligibility', 'tools', 'terms']);
  const needed = useNeeded(scale);
  const { programme, teer, minimum, reached } = row;
  const Icon = ICONS[reached];
  const name = t(`terms:programme.${programme}`);
  return (
    <Box component="li" sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 1.5 }}>
      <Box sx={{ color: COLORS[reached], display: 'flex', pt: '1px' }}>
        <Icon aria-hidden fontSize="small" />
      </Box>
      <div>
        <strong>
          {teer === null
            ? name
            : bracketed(
                name,
                t('tools:noc.teer', { teer: formatRange(Math.min(...teer), Math.max(...teer)) }),
              )}
        </strong>
        <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
          {/* Non-breaking spaces keep a level together, so that lines break between levels. */}
          {needed(minimum).join(SEPARATOR).replaceAll(BEFORE_LEVEL, '\u00a0')}
          {SEPARATOR}
          <Said reached={reached} />
        </Box>
      </div>
    </Box>
  );
}

function Said({ reached }: { readonly reached: Reached }) {
  const { t } = useTranslation('eligibility');
  return (
    <Box component="span" sx={{ color: 'text.primary', fontWeight: 600 }}>
      {t(`reaches.${reached}`)}
    </Box>
  );
}

/**
 * Returns the text of a minimum: 'CLB 7 in all', or 'CLB 5: listening and speaking' for each required level.
 */
function useNeeded(scale: string): (minimum: PerAbility<number>) => readonly string[] {
  const { t } = useTranslation('eligibility');
  return (minimum) => {
    const levels = [...new Set(ABILITIES.map((ability) => minimum[ability]))];
    const [level] = levels;
    if (levels.length === 1 && level !== undefined) return [t('reaches.all', { scale, level })];
    return levels.map((level) =>
      t('reaches.some', {
        scale,
        level,
        abilities: formatList(
          ABILITIES.filter((ability) => minimum[ability] === level).map((ability) => t(`ability.${ability}`)),
        ),
      }),
    );
  };
}
