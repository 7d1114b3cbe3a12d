import { useTranslation } from 'react-i18next';
import { CountBadge } from '@/ui/text/CountBadge';
import { usePlan } from './usePlan';

/** How many documents of somebody's plan should be ordered now; nothing where there are none, or no plan. */
export function OrderNowBadge({ userId }: { readonly userId: string }) {
  const { t } = useTranslation('plan');
  const { view } = usePlan(userId);
  const count = view.status === 'ready' ? (view.data?.orderNow ?? 0) : 0;
  return <CountBadge count={count} label={t('orderNow', { count })} />;
}
