import type { i18n as I18n } from 'i18next';
import { SESSION_READ } from '@/api/readAhead';
import { requestInit } from '@/api/request';
import { areaIsOnIn } from '@/config/areas';
import { settingOf } from '@/config/switches';
import type { Config } from '@/config/env';
import { LANGUAGE_CODES, type LanguageCode } from '@/config/languages';
import { type RoleName, SERVER_ROLES } from '@/config/roles';
import { type PageId, pageIdOf, pageRowOf, ROUTE_IDS, type RouteId, ROUTES } from '@/routing/routes';
import { isRestricted } from '@/identity/guards/guardOutcome';
import { createI18n } from '@/i18n/i18n';
import { EARLY_PLACES, type EarlyTexts } from '@/app/earlyPlaces';
import { namespaceOf, routeText } from '@/i18n/textKey';
import { pagesAbove } from '@/layout/breadcrumb/crumbs';
import { currentRole } from '@/storage/keys';
import { SESSION_KEYS } from '@/storage/sessionKeys';

/** What the document of a page shows of it before the code is loaded. */
export interface PageHead {
  /** The page's path in lower case. */
  readonly path: string;
  /** By language tag in lower case; a summary may be ''. */
  readonly texts: Readonly<Record<string, readonly [title: string, summary: string]>>;
  /** Whether there is a breadcrumb above, and the narrow column. */
  readonly isBelow: boolean;
  readonly isNarrow: boolean;
  /** The setting of the deployment that can switch the page off; '' for none. */
  readonly setting: string;
  /** How the server is asked about the role first, on pages of administrators. */
  readonly check?: RoleCheck;
}
/** A page with a document of its own, which shows its head. */
export interface OwnDocument {
  readonly id: PageId;
  readonly path: string;
  /** Address of the file. Hosts never cache this folder, so that the back button shows nothing of a person. */
  readonly file: string;
  readonly head: PageHead;
  /** Texts for the script that shows the page's first data, by language and key; undefined when it needs none. */
  readonly texts?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** What the script of the HTML document needs to ask the server about the role of a restricted page. */
export interface RoleCheck {
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
  base: import.meta.env.VITE_API_BASE_URL ?? '',
  path: SESSION_READ.path,
  init: requestInit({ method: 'GET' }, {}, null, null) as RoleCheck['init'],
  serverRoles: Object.keys(SERVER_ROLES).filter((name) => SERVER_ROLES[name] === ADMINISTRATOR),
  role: ADMINISTRATOR,
  roleKey: currentRole.key,
  tokenKey: SESSION_KEYS.token,
};

const FORMS = ['', '_zero', '_one', '_two', '_few', '_many', '_other'];

/** The texts with these keys in one language, with all plural forms. */
function earlyTexts(language: LanguageCode, i18n: I18n, { namespace, keys }: EarlyTexts) {
  const texts = keys.flatMap((key) => {
    const [own, bare] = key.includes(':') ? key.split(':', 2) : [namespace, key];
    return FORMS.map((form): [string, unknown] => [
      key + form,
      i18n.getResource(language, String(own), `${bare}${form}`),
    ]);
  });
  return Object.fromEntries(texts.filter((each): each is [string, string] => typeof each[1] === 'string'));
}

/** The namespaces of the texts of these pages. */
const namespacesFor = (ids: readonly RouteId[]): readonly string[] =>
  ids.flatMap((id) => {
    const { title, summary = title } = pageRowOf(id);
    const { namespace, keys = [] } = EARLY_PLACES[pageIdOf(id)]?.texts ?? {};
    const named = [title, summary, ...keys.filter((key) => key.includes(':'))].map(namespaceOf);
    return namespace === undefined ? named : [namespace, ...named];
  });

/**
 * The documents of pages that belong to a person, so that they cannot be rendered at build time: each shows the
 * head of its page before the code is loaded.
 */
export async function ownDocuments(features: Config['features']): Promise<readonly OwnDocument[]> {
  const ids = ROUTE_IDS.filter((id) => {
    const { path, access } = ROUTES[id];
    const { head, status, area } = pageRowOf(id);
    const isOn = area === undefined || areaIsOnIn(features, area);
    return (
      access !== 'everyone' && !path.includes(':') && head !== undefined && status !== 'comingSoon' && isOn
    );
  });
  const languages = await Promise.all(
    LANGUAGE_CODES.map(async (code) => {
      const i18n = await createI18n(code);
      await i18n.loadNamespaces(namespacesFor(ids));
      return [code, i18n] as const;
    }),
  );
  const inEach = <T>(read: (language: LanguageCode, i18n: I18n) => T): Readonly<Record<string, T>> =>
    Object.fromEntries(languages.map(([code, i18n]) => [code, read(code, i18n)]));
  return ids.map((id) => {
    const { access, area, narrow = false, title, summary } = pageRowOf(id);
    const { path } = ROUTES[id];
    const page = pageIdOf(id);
    const restricted = isRestricted(access);
    const { texts } = EARLY_PLACES[page] ?? {};
    const head = {
      path,
      texts: inEach(
        (_, { t }) => [t(routeText(title)), summary === undefined ? '' : t(routeText(summary))] as const,
      ),
      isBelow: pagesAbove(restricted ? 'Admin' : 'User', { id, params: {} }).length > 0,
      isNarrow: narrow,
      setting: area === undefined ? '' : settingOf(area),
      ...(restricted && { check: ROLE_CHECK }),
    };
    return {
      id: page,
      path,
      file: `/own${path}.html`,
      head,
      ...(texts && { texts: inEach((code, i18n) => earlyTexts(code, i18n, texts)) }),
    };
  });
}
