import { pathOf, ROUTE_IDS, type RouteId } from '@/config/routes';
import type { Resources } from '@/i18n/resources';

type Texts = Resources['admin']['pages'];
/** An admin page that has a name and a sentence in the texts. */
export type AdminPage = RouteId &
  { [K in keyof Texts]: `${K}Text` extends keyof Texts ? K : never }[keyof Texts];

/** Those that still say 'Coming Soon'. */
const COMING: readonly RouteId[] = ['adminNotifications'];

/** Every page under /admin/, by the route table: the open ones first. */
export const adminPages = (): readonly { readonly id: AdminPage; readonly open: boolean }[] =>
  ROUTE_IDS.filter((id): id is AdminPage => pathOf(id).startsWith(`${pathOf('admin')}/`))
    .map((id) => ({ id, open: !COMING.includes(id) }))
    .sort((a, b) => Number(b.open) - Number(a.open));
