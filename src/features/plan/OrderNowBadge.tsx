import { useTranslation } from 'react-i18next';
import { CountBadge } from '@/ui/text/CountBadge';
import { usePlan } from './usePlan';

/**
 * The number of documents in the person's plan that should be ordered now. Renders nothing when there are
 * none, or no plan.
 */
export function OrderNowBadge({ userId }: { readonly userId: string }) {
  const { t } = useTranslation('plan');
  const { view } = usePlan(userId);
  const count = view.status === 'ready' ? (view.data?.orderNow ?? 0) : 0;
  return <CountBadge count={count} label={t('orderNow', { count })} />;
}
