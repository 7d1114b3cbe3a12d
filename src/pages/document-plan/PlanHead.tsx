import DownloadIcon from '@mui/icons-material/EventOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useProgrammes } from '@/features/plan/useProgrammes';
import type { PlanView } from '@/features/plan/workOut';
import { usePlanWords } from '@/features/plan/usePlanWords';
import { formatDate, formatList } from '@/i18n/format';
import { loadPart } from '@/ui/loading/loadPart';
import { Part } from '@/ui/card/Part';
import { useToast } from '@/ui/toast/Toasts';

const LONG = { dateStyle: 'long' } as const;

/** Until when a plan holds, and how long an invitation still runs, in words. */
function useHeadWords(plan: PlanView) {
  const { t } = useTranslation('plan');
  const words = usePlanWords(plan.family);
  const { safeUntil, lacksResidence, rows, invited } = plan;
  const open = safeUntil.kind === 'cannotTell' ? rows.filter(({ key }) => safeUntil.keys.includes(key)) : [];
  const lacking = [...open.map(words.item), ...(lacksResidence ? [t('head.residence')] : [])];
  const safe =
    lacking.length > 0
      ? t('head.cannotTell', { items: formatList(lacking, undefined, 'narrow') })
      : safeUntil.kind === 'until'
        ? t('head.safe', { date: formatDate(safeUntil.day, LONG) })
        : t('head.noExpiry');
  const explained =
    lacking.length > 0
      ? t('head.cannotTellText')
      : safeUntil.kind === 'until'
        ? t('head.safeText')
        : undefined;
  const countdown =
    invited === null
      ? undefined
      : invited.daysLeft < 0
        ? t('head.over')
        : t('head.daysLeft', {
            count: invited.daysLeft,
            days: invited.days,
            date: formatDate(invited.lastDay, LONG),
          });
  return { safe, explained, countdown, isLong: lacking.length > 1, words };
}

interface NoPlanYetProps {
  /** The programme of the profile's destination. */
  readonly fromProfile: string | undefined;
  readonly onChoose: (programme: string) => void;
}

/** Stands where the answer will be. */
export function NoPlanYet({ fromProfile, onChoose }: NoPlanYetProps) {
  const { t } = useTranslation('plan');
  const known = useProgrammes().find(({ value }) => value === fromProfile);
  return (
    <Part title={t('head.title')}>
      <Box component="p" sx={{ margin: 0, typography: 'h6' }}>
        {t('items.none')}
      </Box>
      <Box component="p" sx={{ margin: 0, mt: 0.5, color: 'text.secondary' }}>
        {t('items.noneText')}
      </Box>
      {known !== undefined && (
        <Button variant="outlined" sx={{ mt: 2 }} onClick={() => onChoose(known.value)}>
          {t('items.fromProfile', { programme: known.name })}
        </Button>
      )}
    </Part>
  );
}

/** The answer of the plan, first on its page. */
export function PlanHead({ plan }: { readonly plan: PlanView }) {
  const { t } = useTranslation('plan');
  const toast = useToast();
  const { safe, explained, countdown, isLong, words } = useHeadWords(plan);
  const { events, orderNow } = plan;
  const save = async () => {
    try {
      const { savePlanCalendar } = await loadPart(() => import('@/features/plan/calendar'));
      savePlanCalendar(events, words.event, t('title'));
    } catch {
      toast({ kind: 'error', message: t('calendar.failed') });
    }
  };
  return (
    <Part title={t('head.title')}>
      <Box component="output" sx={{ display: 'block', '& > span': { display: 'block' } }}>
        <Box
          component="span"
          sx={{ typography: isLong ? 'h6' : 'h4', textWrap: 'pretty', overflowWrap: 'anywhere' }}
        >
          {safe}
        </Box>
        {explained !== undefined && (
          <Box component="span" sx={{ mt: 0.5, color: 'text.secondary' }}>
            {explained}
          </Box>
        )}
        {countdown !== undefined && (
          <Box component="span" sx={{ mt: 2, fontWeight: 600 }}>
            {countdown}
          </Box>
        )}
      </Box>
      {orderNow > 0 && (
        <Box component="p" sx={{ margin: 0, mt: 2, color: 'warning.main', fontWeight: 600 }}>
          {t('orderNow', { count: orderNow })}
        </Box>
      )}
      {events.length > 0 && (
        <Box className="vt-no-print" sx={{ mt: 2 }}>
          <Button variant="outlined" startIcon={<DownloadIcon aria-hidden />} onClick={() => void save()}>
            {t('calendar.download')}
          </Button>
          <Box component="p" sx={{ margin: 0, mt: 1, color: 'text.secondary', fontSize: '0.875rem' }}>
            {t('calendar.text')}
          </Box>
        </Box>
      )}
    </Part>
  );
}
