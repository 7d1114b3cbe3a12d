import { useTranslation } from 'react-i18next';
import { LinkButton } from '@/ui/page/Actions';
import { useRoute } from '@/ui/page/useRoute';
import { pageRowOf } from '@/routing/routes';
import { Text } from '@/ui/text/Text';

/** Says that this backend does not offer what the page is for, with a link to the role's dashboard. */
export function PageNotOffered() {
  const { t } = useTranslation(['ui', 'words']);
  const route = useRoute();
  const isAdmins = route !== undefined && pageRowOf(route.id).path.startsWith('/admin/');
  return (
    <>
      <Text sx={{ mb: 2 }}>{t('notOffered')}</Text>
      <LinkButton to={isAdmins ? 'admin' : 'dashboard'}>
        {t(isAdmins ? 'words:backToAdmin' : 'words:backToDashboard')}
      </LinkButton>
    </>
  );
}
