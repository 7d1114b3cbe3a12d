import { useTranslation } from 'react-i18next';
import { type PlainRouteId, pageRowOf } from '@/routing/routes';
import { routeText } from '@/i18n/textKey';
import { ComingSoonBody } from '@/ui/page/ComingSoonBody';
import { useAnyText, useRoute } from '@/ui/page/useRoute';

/** Any page that is still being made and has no placeholder of its own: what its row says of it. */
export function ComingSoonPage() {
  const { t } = useTranslation(['placeholders', 'words']);
  const route = useRoute();
  const row = route === undefined ? undefined : pageRowOf(route.id);
  const summary = row?.summary;
  const say = useAnyText(summary === undefined ? [] : [summary]);
  const isAdmins = row?.path.startsWith('/admin/') === true;
  const back: PlainRouteId = isAdmins ? 'admin' : 'home';
  return (
    <ComingSoonBody
      lead={summary === undefined ? '' : say(routeText(summary))}
      back={back}
      backLabel={t(isAdmins ? 'words:backToAdmin' : 'words:goToTheHomePage')}
    />
  );
}
