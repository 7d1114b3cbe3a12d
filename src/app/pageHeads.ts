import { SESSION_READ } from '@/api/readAhead';
import { requestInit } from '@/api/request';
import { areaIsOnIn } from '@/config/areas';
import { settingOf } from '@/config/switches';
import type { Config } from '@/config/env';
import type { LanguageCode } from '@/config/languages';
import { type RoleName, SERVER_ROLES } from '@/config/roles';
import { pageRowOf, ROUTE_IDS, ROUTES } from '@/routing/routes';
import { isRestricted } from '@/identity/guards/guardOutcome';
import { createI18n } from '@/i18n/i18n';
import { namespaceOf, routeText } from '@/i18n/textKey';
import { pagesAbove } from '@/layout/breadcrumb/crumbs';
import { currentRole } from '@/storage/keys';
import { SESSION_KEYS } from '@/storage/sessionKeys';

/**
 * Title, summary, whether there is a breadcrumb and the narrow column, the setting that can switch the page
 * off, and whether the server must confirm the role first.
 */
type PageHead = readonly [
  title: string,
  summary: string,
  isBelow: 0 | 1,
  isNarrow: 0 | 1,
  setting: string,
  isRestricted: 0 | 1,
];
/** Heads by the page's path in lower case. */
export type PageHeads = Readonly<Record<string, PageHead>>;

/** What the script of the HTML document needs to ask the server about the role of a restricted page. */
export interface RoleCheck {
  /** The beginning of the addresses of restricted pages. */
  readonly below: string;
  /** The address of the backend that the build was given; the settings of the host may name another one. */
  readonly base: string;
  /** The read, its options without the token, and the names of the role at the server. */
  readonly path: string;
  readonly init: Omit<RequestInit, 'headers'> & { readonly headers: Readonly<Record<string, string>> };
  readonly serverRoles: readonly string[];
  /** The role here, and the storage keys of role and token. */
  readonly role: RoleName;
  readonly roleKey: string;
  readonly tokenKey: string;
}

const ADMINISTRATOR: RoleName = 'Admin';
export const ROLE_CHECK: RoleCheck = {
  below: ROUTES.admin.path,
  base: import.meta.env.VITE_API_BASE_URL ?? '',
  path: SESSION_READ.path,
  init: requestInit({ method: 'GET' }, {}, null, null) as RoleCheck['init'],
  serverRoles: Object.keys(SERVER_ROLES).filter((name) => SERVER_ROLES[name] === ADMINISTRATOR),
  role: ADMINISTRATOR,
  roleKey: currentRole.key,
  tokenKey: SESSION_KEYS.token,
};

/** The heads that the HTML document may show before the code is loaded, by path. */
export async function pageHeads(language: LanguageCode, features: Config['features']): Promise<PageHeads> {
  const rows = ROUTE_IDS.filter((id) => ROUTES[id].access !== 'everyone').flatMap((id) => {
    const row = pageRowOf(id);
    const restricted = isRestricted(row.access);
    const isOn = row.area === undefined || areaIsOnIn(features, row.area);
    return row.head === undefined || row.status === 'comingSoon' || !isOn
      ? []
      : [
          {
            path: ROUTES[id].path,
            row,
            restricted,
            isBelow: pagesAbove(restricted ? 'Admin' : 'User', { id, params: {} }).length > 0,
          },
        ];
  });
  const i18n = await createI18n(language);
  await i18n.loadNamespaces(
    rows.flatMap(({ row: { title, summary } }) => [title, summary ?? title].map(namespaceOf)),
  );
  const textOf = (key: string | undefined) => (key === undefined ? '' : i18n.t(routeText(key)));
  return Object.fromEntries(
    rows.map(({ path, row, restricted, isBelow }) => [
      path,
      [
        textOf(row.title),
        textOf(row.summary),
        isBelow ? 1 : 0,
        row.narrow ? 1 : 0,
        row.area === undefined ? '' : settingOf(row.area),
        restricted ? 1 : 0,
      ],
    ]),
  );
}
