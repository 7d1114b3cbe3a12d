import { useTranslation } from 'react-i18next';
import { addDays } from '@/eligibility/calendar';
import type { ItemState } from '@/eligibility/plan/states';
import type { PlanRow, PlanView } from '@/features/plan/workOut';
import { formatCurrency, formatDate } from '@/i18n/format';
import { SEPARATOR } from '@/ui/text/separator';

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
export const colorOf = (state: ItemState): string => COLORS[state] ?? 'text.secondary';

/** A sentence about a document; `isSuggested` marks advice of ours that has no official source. */
export interface ItemLine {
  readonly text: string;
  readonly isSuggested?: boolean;
}

/** Returns the texts of a document: its state, and lines with the reason and dates. */
export function useItemWords(): (
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
