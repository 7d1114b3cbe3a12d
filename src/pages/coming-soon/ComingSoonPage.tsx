import { useTranslation } from 'react-i18next';
import type { RouteId } from '@/config/routes';
import { Actions } from '@/pages/composition/Actions';
import { ComingSoonMark } from '@/pages/composition/ComingSoonMark';
import { LinkButton } from '@/pages/composition/LinkButton';
import { PageBody } from '@/pages/composition/PageBody';
import { RoutesDrawing } from '@/ui/RoutesDrawing';

/** The routes whose page is still being made, each with the page one comes from. */
const WAY_BACK = {
  adminRoles: 'admin',
  adminLanguageCertificates: 'admin',
  adminUsers: 'admin',
  adminUserProfiles: 'admin',
  adminUserLanguageCertificates: 'admin',
  adminUserRoles: 'admin',
  adminSystem: 'admin',
  adminNotifications: 'admin',
} as const satisfies Partial<Record<RouteId, RouteId>>;
export type ComingSoonRoute = keyof typeof WAY_BACK;

/** The page's name, 'Coming Soon', what will be here, and the way back. */
export function ComingSoonPage({ route }: { readonly route: ComingSoonRoute }) {
  const { t } = useTranslation('placeholders');
  const back = WAY_BACK[route];
  return (
    <PageBody
      title={t(`${route}.title`)}
      mark={<ComingSoonMark text={t('comingSoon')} />}
      lead={t(`${route}.text`)}
      beside={<RoutesDrawing variant="empty" />}
      actions={
        <Actions>
          <LinkButton to={back} variant="contained">
            {t('backToAdmin')}
          </LinkButton>
        </Actions>
      }
    />
  );
}
