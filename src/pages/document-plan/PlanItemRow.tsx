import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import MinusIcon from '@mui/icons-material/RemoveCircleOutlineOutlined';
import ClockIcon from '@mui/icons-material/ScheduleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { pathOf } from '@/routing/routes';
import { FileName } from '@/features/documents/FileName';
import type { PlanRow, PlanView } from '@/features/plan/workOut';
import { AppLink } from '@/ui/page/AppLink';
import { CHIP_SX } from '@/ui/text/Chips';
import { colorOf, useItemWords } from './useItemWords';

interface PlanItemRowProps {
  readonly row: PlanRow;
  readonly name: string;
  readonly funds: PlanView['funds'];
  readonly onNotNeeded: (isOut: boolean) => void;
}

const ICONS = { success: CheckIcon, warning: ClockIcon, error: ErrorIcon, text: MinusIcon } as const;
type Tone = keyof typeof ICONS;
const toneOf = (color: string): Tone => {
  const [tone] = color.split('.');
  return tone === 'success' || tone === 'warning' || tone === 'error' ? tone : 'text';
};

/** An icon for the state, so that colour is never the only sign. */
function StateIcon({ tone }: { readonly tone: Tone }) {
  const Icon = ICONS[tone];
  return <Icon aria-hidden fontSize="small" />;
}

const SMALL_CHIP = { ...CHIP_SX, minHeight: 24, fontSize: '0.75rem', paddingInline: 1 } as const;

/** One document of the plan. */
export function PlanItemRow({ row, name, funds, onNotNeeded }: PlanItemRowProps) {
  const { t } = useTranslation(['plan', 'words']);
  const { state, lines } = useItemWords()(row, funds);
  const isOut = row.state === 'notNeeded';
  const color = colorOf(row.state);
  const isLate = row.onLastDay === 'notInTime' || row.onLastDay === 'expiresBefore';
  return (
    <Box
      component="li"
      sx={{
        paddingBlock: 2,
        display: 'grid',
        columnGap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
        '& + &': { borderBlockStart: '1px solid', borderColor: 'divider' },
      }}
    >
      <div>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
          <Box component="h3" sx={{ typography: 'subtitle1', margin: 0, overflowWrap: 'anywhere' }}>
            {name}
          </Box>
          {row.check && !isOut && (
            <Box component="span" sx={SMALL_CHIP}>
              {t('items.check')}
            </Box>
          )}
        </Box>
        <Box sx={{ display: 'flex', gap: 0.75, alignItems: 'center', color, fontWeight: 600 }}>
          <StateIcon tone={toneOf(color)} />
          <span>{state}</span>
        </Box>
        {lines.map(({ text, isSuggested }) => (
          <Box key={text} sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
            {isSuggested === true ? t('items.suggestion', { text }) : text}
          </Box>
        ))}
        {row.onLastDay !== null && row.state !== 'snapshot' && (
          <Box sx={{ mt: 0.5, fontWeight: 550, color: isLate ? 'error.main' : 'text.primary' }}>
            {t(`lastDay.${row.onLastDay}`)}
          </Box>
        )}
        {row.fileName !== undefined && (
          <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
            <FileName>{row.fileName}</FileName>
          </Box>
        )}
      </div>
      <Box
        className="vt-no-print"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignSelf: 'start',
          justifyContent: { xs: 'flex-start', sm: 'flex-end' },
          marginInline: { xs: '-12px 0', sm: '0 -12px' },
        }}
      >
        {row.state === 'missing' && (
          <Button component={AppLink} to={pathOf('documents')} aria-label={t('action.addOf', { name })}>
            {t('action.add')}
          </Button>
        )}
        {row.state === 'dateMissing' && (
          <Button component={AppLink} to={pathOf('documents')} aria-label={t('action.dateOf', { name })}>
            {t('action.date')}
          </Button>
        )}
        <Button
          aria-label={t(isOut ? 'action.undoOf' : 'action.notNeededOf', { name })}
          onClick={() => onNotNeeded(!isOut)}
        >
          {t(isOut ? 'words:undo' : 'state.notNeeded')}
        </Button>
      </Box>
    </Box>
  );
}
