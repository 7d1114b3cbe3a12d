import { useTranslation } from 'react-i18next';
import type { StoredDocument } from '@/api/endpoints/documents';
import { theApp } from '@/runtime/app';
import { type Day, daysBetween, today } from '@/eligibility/calendar';
import { REJECTION_REASONS } from '@/config/documents';
import { formatDate } from '@/i18n/format';

/** A document counts as expiring this many days before it expires. */
const SOON = 180;

/** Days from today to a date, by this device's clock; negative when it has passed. */
const daysUntil = (day: Day): number => daysBetween(today(new Date(theApp().clock.now())), day);

type CheckState = 'pending' | 'verified' | 'rejected' | 'expiring' | 'expired' | 'scanning' | 'infected';

/** The state that is shown: the virus scan first, then the expiry, then the check. */
function checkStateOf({ scan, status, expiresOn }: StoredDocument): CheckState {
  if (scan !== 'clean') return scan === 'pending' ? 'scanning' : 'infected';
  if (status === 'rejected') return 'rejected';
  const days = expiresOn === null ? Number.POSITIVE_INFINITY : daysUntil(expiresOn);
  if (days < 0) return 'expired';
  return days <= SOON ? 'expiring' : status;
}

const STATES = {
  pending: 'terms:check.pending',
  expired: 'terms:expired',
  scanning: 'documents:check.scanning',
  infected: 'documents:check.infected',
} as const;

interface StateText {
  readonly text: string;
  readonly color: string;
}

export function useStateText(): (document: StoredDocument) => StateText {
  const { t } = useTranslation(['documents', 'terms']);
  return (own) => {
    const state = checkStateOf(own);
    if (state === 'expiring') {
      return { text: t('terms:expiresIn', { count: daysUntil(own.expiresOn ?? '') }), color: 'warning.main' };
    }
    if (state === 'verified') {
      const text =
        own.verifiedAt === null
          ? t('terms:check.verified')
          : t('check.verifiedOn', { date: formatDate(own.verifiedAt) });
      return { text, color: 'success.main' };
    }
    if (state === 'rejected') {
      const reason = REJECTION_REASONS.find((each) => each === own.reason) ?? 'other';
      return { text: t('check.rejected', { reason: t(`reason.${reason}`) }), color: 'error.main' };
    }
    const isQuiet = state === 'pending' || state === 'scanning';
    return { text: t(STATES[state]), color: isQuiet ? 'text.secondary' : 'error.main' };
  };
}
