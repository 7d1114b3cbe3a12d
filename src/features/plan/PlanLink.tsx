import EventIcon from '@mui/icons-material/EventNoteOutlined';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { areaIsOn } from '@/config/areas';
import { pathOf } from '@/routing/routes';
import { useWho } from '@/layout/useWho';
import { AppLink } from '@/ui/page/AppLink';
import { Surface } from '@/ui/card/Surface';
import { CountBadge } from '@/ui/text/CountBadge';
import { usePlan } from './usePlan';

/** The link from the documents page to the plan. */
export function PlanLink() {
  const { t } = useTranslation('plan');
  const { user } = useWho();
  if (user === null || !areaIsOn('planner')) return null;
  return (
    <Box sx={{ mt: 3 }}>
      <Surface padding="none">
        <Box
          component={AppLink}
          to={pathOf('documentPlan')}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 2,
            padding: 2,
            color: 'text.primary',
            textDecoration: 'none',
            '&:hover .name': { textDecoration: 'underline' },
          }}
        >
          <EventIcon aria-hidden sx={{ color: 'primary.main' }} />
          <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
            <Box component="span" className="name" sx={{ display: 'block', fontWeight: 550 }}>
              {t('title')}
            </Box>
            <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.875rem' }}>
              {t('linkText')}
            </Box>
          </Box>
          <OrderNowBadge userId={user.id} />
        </Box>
      </Surface>
    </Box>
  );
}

/**
 * The number of documents in the person's plan that should be ordered now. Renders nothing when there are
 * none, or no plan.
 */
function OrderNowBadge({ userId }: { readonly userId: string }) {
  const { t } = useTranslation('plan');
  const { view } = usePlan(userId);
  const count = view.status === 'ready' ? (view.data?.orderNow ?? 0) : 0;
  return <CountBadge count={count} label={t('orderNow', { count })} />;
}
