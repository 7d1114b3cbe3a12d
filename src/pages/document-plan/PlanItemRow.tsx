import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import MinusIcon from '@mui/icons-material/RemoveCircleOutlineOutlined';
import ClockIcon from '@mui/icons-material/ScheduleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { addDays } from '@/eligibility/calendar';
import type { ItemState } from '@/eligibility/plan/states';
import { pathOf } from '@/routing/routes';
import { FileName } from '@/features/documents/FileName';
import type { PlanRow, PlanView } from '@/features/plan/workOut';
import { formatCurrency, formatDate } from '@/i18n/format';
import { AppLink } from '@/ui/page/AppLink';
import { CHIP_SX } from '@/ui/text/Chips';
import { SEPARATOR } from '@/ui/text/separator';

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

const COLORS: Readonly<Partial<Record<ItemState, string>>> = {
  missing: 'error.main',
  dateMissing: 'error.main',
  issuedBeforeLeft: 'error.main',
  expired: 'error.main',
  orderNow: 'warning.main',
  expiring: 'warning.main',
  valid: 'success.main',
  noExpiry: 'success.main',
};
const colorOf = (state: ItemState): string => COLORS[state] ?? 'text.secondary';

/** A sentence about a document; `isSuggested` marks advice of ours that has no official source. */
interface ItemLine {
  readonly text: string;
  readonly isSuggested?: boolean;
}

/** Returns the texts of a document: its state, and lines with the reason and dates. */
function useItemWords(): (
  row: PlanRow,
  funds: PlanView['funds'],
) => { readonly state: string; readonly lines: readonly ItemLine[] } {
  const { t } = useTranslation(['plan', 'terms']);

  const missing = ({ wasRejected, countryCode }: PlanRow): ItemLine[] => {
    if (wasRejected) return [{ text: t('reason.rejected') }];
    return countryCode === undefined ? [] : [{ text: t('reason.country') }];
  };
  const dateMissing = ({ rule }: PlanRow): ItemLine => ({
    text: t(rule.validity.type === 'ownExpiry' ? 'reason.expiresOn' : 'reason.issuedOn'),
  });
  /** The lines about expiry, when to order, and how long that takes. */
  function dates({ state, lastDay, daysLeft = 0, orderOn, renewBy, rule }: PlanRow): ItemLine[] {
    if (lastDay === undefined) return [];
    const until = t('terms:validUntil', { date: formatDate(lastDay) });
    const end =
      state === 'expired'
        ? t('terms:expiredOnDate', { date: formatDate(addDays(lastDay, 1)) })
        : state === 'expiring'
          ? `${until}${SEPARATOR}${t('terms:expiresIn', { count: daysLeft })}`
          : until;
    // Whoever renews a passport when we advise it need not order one later.
    const isLater = renewBy !== undefined && orderOn !== undefined && renewBy <= orderOn;
    const order = orderOn === undefined || isLater ? '' : t('reason.order', { date: formatDate(orderOn) });
    const months = rule.leadMonths ?? 0;
    const lead = months === 0 ? '' : t('reason.lead', { count: months });
    const ordering = state === 'orderNow' || state === 'expired' ? lead : order;
    return [
      ...(state === 'valid' ? [] : [{ text: end }]),
      ...(ordering === '' ? [] : [{ text: ordering, isSuggested: true }]),
      ...(renewBy === undefined || state === 'expired'
        ? []
        : [{ text: t('reason.renew', { date: formatDate(renewBy) }), isSuggested: true }]),
    ];
  }
  function money({ people, amount, since, mayBeOutOfDate }: PlanView['funds']): ItemLine {
    const sum = t('reason.funds', { count: people, amount: formatCurrency(amount, 'CAD') });
    const table = t('reason.table', { date: formatDate(since) });
    return { text: [sum, table, ...(mayBeOutOfDate ? [t('reason.outOfDate')] : [])].join(SEPARATOR) };
  }

  return (row, funds) => {
    const { state, rule, countryCode, person, leftOn, paper } = row;
    if (state === 'notNeeded') return { state: t('state.notNeeded'), lines: [] };
    const isFormer = rule.id === 'police-certificate-former';
    return {
      state: t(`state.${state}`, { date: formatDate(row.lastDay) }),
      lines: [
        ...(countryCode !== undefined && !isFormer ? [{ text: t('reason.residence') }] : []),
        ...(state === 'missing' ? missing(row) : []),
        ...(state === 'dateMissing' ? [dateMissing(row)] : []),
        ...(state === 'issuedBeforeLeft' && leftOn !== undefined
          ? [{ text: t('reason.issuedAfter', { date: formatDate(leftOn) }) }]
          : []),
        ...(isFormer && leftOn === undefined ? [{ text: t('reason.leftUnknown') }] : []),
        ...dates(row),
        ...(person !== undefined && paper !== undefined ? [{ text: t('reason.exam') }] : []),
        ...(rule.validity.type === 'snapshot' ? [money(funds)] : []),
      ],
    };
  };
}
