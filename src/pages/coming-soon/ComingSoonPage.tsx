import { useTranslation } from 'react-i18next';
import type { RouteId } from '@/config/routes';
import { ComingSoonBody } from '@/ui/page/ComingSoonBody';

/** The routes whose page is still being made, each with the page one comes from. */
const WAY_BACK = {
  adminNotifications: 'admin',
} as const satisfies Partial<Record<RouteId, RouteId>>;
export type ComingSoonRoute = keyof typeof WAY_BACK;

/** One of them, from its texts. */
export function ComingSoonPage({ route }: { readonly route: ComingSoonRoute }) {
  const { t } = useTranslation('placeholders');
  return (
    <ComingSoonBody
      title={t(`${route}.title`)}
      lead={t(`${route}.text`)}
      back={WAY_BACK[route]}
      backLabel={t('backToAdmin')}
    />
  );
}
