import { useTranslation } from 'react-i18next';
import { type PlainRouteId, pageRowOf } from '@/routing/routes';
import { routeText } from '@/i18n/textKey';
import { ComingSoonBody } from '@/ui/page/ComingSoonBody';
import { useAnyText, useRoute } from '@/ui/page/useRoute';

/**
 * The page of any route that is not built yet and has no placeholder of its own. It shows the summary of its
 * row.
 */
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
