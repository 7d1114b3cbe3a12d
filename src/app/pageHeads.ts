import { areaIsOnIn } from '@/config/areas';
import { settingOf } from '@/config/switches';
import type { Config } from '@/config/env';
import type { LanguageCode } from '@/config/languages';
import { pageRowOf, ROUTE_IDS, ROUTES } from '@/routing/routes';
import { createI18n } from '@/i18n/i18n';
import { namespaceOf, routeText } from '@/i18n/textKey';
import { pagesAbove } from '@/layout/breadcrumb/crumbs';

/**
 * Title, summary, whether there is a breadcrumb and the narrow column, and the
 * setting that can switch the page off.
 */
type PageHead = readonly [title: string, summary: string, isBelow: 0 | 1, isNarrow: 0 | 1, setting: string];
/** Heads by the page's path in lower case. */
export type PageHeads = Readonly<Record<string, PageHead>>;

/**
 * The heads that the HTML document may show before the code is loaded, by path: those of the pages that every
 * signed-in person may see. Pages whose guard asks the server first are left out.
 */
export async function pageHeads(language: LanguageCode, features: Config['features']): Promise<PageHeads> {
  const rows = ROUTE_IDS.filter((id) => ROUTES[id].access === 'signedIn').flatMap((id) => {
    const row = pageRowOf(id);
    const isOn = row.area === undefined || areaIsOnIn(features, row.area);
    return row.head === undefined || row.status === 'comingSoon' || !isOn
      ? []
      : [{ path: ROUTES[id].path, row, isBelow: pagesAbove('User', { id, params: {} }).length > 0 }];
  });
  const i18n = await createI18n(language);
  await i18n.loadNamespaces(
    rows.flatMap(({ row: { title, summary } }) => [title, summary ?? title].map(namespaceOf)),
  );
  const textOf = (key: string | undefined) => (key === undefined ? '' : i18n.t(routeText(key)));
  return Object.fromEntries(
    rows.map(({ path, row, isBelow }) => [
      path,
      [
        textOf(row.title),
        textOf(row.summary),
        isBelow ? 1 : 0,
        row.narrow ? 1 : 0,
        row.area === undefined ? '' : settingOf(row.area),
      ],
    ]),
  );
}
