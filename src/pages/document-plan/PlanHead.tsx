import DownloadIcon from '@mui/icons-material/EventOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { PlanView } from '@/features/plan/workOut';
import { usePlanWords, useProgrammes } from '@/features/plan/usePlanWords';
import { formatDate } from '@/i18n/format';
import { colon, labelled } from '@/i18n/punctuation';
import { loadChunk } from '@/ui/loading/loadChunk';
import { TitledCard } from '@/ui/card/TitledCard';
import { useToast } from '@/ui/toast/Toasts';
import { Text } from '@/ui/text/Text';
import { StatusRegion } from '@/ui/text/StatusRegion';

/** Returns the texts that say how long the plan is safe and how many days an invitation still has. */
function useHeadWords(plan: PlanView) {
  const { t } = useTranslation(['plan', 'terms']);
  const words = usePlanWords(plan.family);
  const { safeUntil, lacksResidence, rows, invited } = plan;
  const open = safeUntil.kind === 'cannotTell' ? rows.filter(({ key }) => safeUntil.keys.includes(key)) : [];
  const lacking = [...open.map(words.item), ...(lacksResidence ? [t('head.residence')] : [])];
  const cannotTell = t('terms:notKnownYet');
  const safe =
    lacking.length > 0
      ? lacking.length > 1
        ? `${cannotTell}${colon().trimEnd()}`
        : labelled(cannotTell, lacking.join(''))
      : safeUntil.kind === 'until'
        ? t('head.safe', { date: formatDate(safeUntil.day) })
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
            date: formatDate(invited.lastDay),
          });
  return { safe, lacking: lacking.length > 1 ? lacking : [], explained, countdown, words };
}

/** The documents that are missing for an answer, in as many columns as fit. */
const Lacking = ({ items }: { readonly items: readonly string[] }) => (
  <Box
    component="ul"
    sx={{ margin: 0, mt: 0.5, paddingInlineStart: '1.25em', columns: '15rem', columnGap: 3 }}
  >
    {items.map((item) => (
      <Box
        component="li"
        key={item}
        sx={{
          breakInside: 'avoid',
          paddingInlineEnd: 1,
          '&::first-letter': { textTransform: 'uppercase' },
        }}
      >
        {item}
      </Box>
    ))}
  </Box>
);

interface NoPlanYetProps {
  /** The programme in the section 'destination' of the profile. */
  readonly fromProfile: string | undefined;
  readonly onChoose: (programme: string) => void;
}

/** Shown in place of the answer until a programme is chosen. */
export function NoPlanYet({ fromProfile, onChoose }: NoPlanYetProps) {
  const { t } = useTranslation('plan');
  const ownProgramme = useProgrammes().find(({ value }) => value === fromProfile);
  return (
    <TitledCard title={t('head.title')}>
      <Text sx={{ typography: 'h6' }}>{t('items.none')}</Text>
      <Text quiet sx={{ mt: 0.5 }}>
        {t('items.noneText')}
      </Text>
      {ownProgramme !== undefined && (
        <Button variant="outlined" sx={{ mt: 2 }} onClick={() => onChoose(ownProgramme.value)}>
          {t('items.fromProfile', { programme: ownProgramme.name })}
        </Button>
      )}
    </TitledCard>
  );
}

/** The answer of the plan, at the top of the page. */
export function PlanHead({ plan }: { readonly plan: PlanView }) {
  const { t } = useTranslation('plan');
  const toast = useToast();
  const { safe, lacking, explained, countdown, words } = useHeadWords(plan);
  const { events, orderNow } = plan;
  const save = async () => {
    try {
      const { savePlanCalendar } = await loadChunk(() => import('@/features/plan/calendar'));
      savePlanCalendar(events, words.event, t('title'));
    } catch {
      toast({ kind: 'error', message: t('calendar.failed') });
    }
  };
  return (
    <TitledCard title={t('head.title')}>
      <StatusRegion sx={{ '& > span': { display: 'block' } }}>
        <Box
          component="span"
          sx={{
            typography: lacking.length > 0 ? 'h6' : 'h4',
            textWrap: 'pretty',
            overflowWrap: 'anywhere',
          }}
        >
          {safe}
        </Box>
        {lacking.length > 0 && <Lacking items={lacking} />}
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
      </StatusRegion>
      {orderNow > 0 && (
        <Text sx={{ mt: 2, color: 'warning.main', fontWeight: 600 }}>
          {t('orderNow', { count: orderNow })}
        </Text>
      )}
      {events.length > 0 && (
        <Box className="vt-no-print" sx={{ mt: 2 }}>
          <Button variant="outlined" startIcon={<DownloadIcon aria-hidden />} onClick={() => void save()}>
            {t('calendar.download')}
          </Button>
          <Text quiet small sx={{ mt: 1 }}>
            {t('calendar.text')}
          </Text>
        </Box>
      )}
    </TitledCard>
  );
}
