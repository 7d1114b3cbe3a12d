import { isRecord, openEnvelope, parseText } from '@/api/answer';
import { type SentRead, startRead } from '@/api/readAhead';
import { urlOf } from '@/api/url';
import { areaIsOnIn } from '@/config/areas';
import { givenConfig } from '@/config/env';
import type { RoleName } from '@/config/roles';
import type { Area } from '@/config/switches';
import { idlenessAt } from '@/identity/session/idleness';
import { ACTIVITY_KEY, ROLE_KEY, SESSION_KEYS } from '@/storage/sessionKeys';
import { boundMarks } from '@/ui/text/graphemes';

/** Sends a read before any code of the app is loaded, and leaves its answer to the app (src/api/readAhead.ts). */
export function sendEarly(view: Window, base: string, { path, args }: SentRead, token: string | null) {
  const read = startRead((url, init) => view.fetch(url, init), urlOf(base, path, args), token);
  view.visatalentEarlyReads = [...(view.visatalentEarlyReads ?? []), read];
  return read.response;
}

/** The value in an answer; undefined when it is an error or no JSON. */
export async function valueIn(response: Promise<Response>): Promise<unknown> {
  const answer = (await response).clone();
  const parsed = parseText(await answer.text());
  return parsed.json && answer.ok ? openEnvelope(parsed.value) : undefined;
}

/** A text in an answer; '' when it is something else. */
export const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The records of a list; `named` is the member that holds it, beside its totals. */
export function recordsIn(answer: unknown, named = 'data'): readonly Readonly<Record<string, unknown>>[] {
  const list: unknown = isRecord(answer) ? (answer.data ?? answer[named]) : answer;
  return Array.isArray(list) ? list.filter(isRecord) : [];
}

/** Makes a function that writes text into the elements of a place, never markup. */
export const writerOf = (place: HTMLElement) => (selector: string, text: string) => {
  const element = place.querySelector<HTMLElement>(selector);
  if (element !== null) element.textContent = boundMarks(text);
};

/** The user of a stored session, whose other fields are not checked. */
export interface StoredUser extends Readonly<Record<string, unknown>> {
  readonly id: string;
}
function storedUser(storage: Storage): StoredUser | undefined {
  const user: unknown = JSON.parse(storage.getItem(SESSION_KEYS.user) ?? 'null');
  return isRecord(user) && typeof user.id === 'string' ? { ...user, id: user.id } : undefined;
}

/** Whether nobody has used the session for too long, so that it ends when the app starts. */
function isOver(storage: Storage): boolean {
  const stored = storage.getItem(ACTIVITY_KEY);
  return stored !== null && idlenessAt(Date.now(), Number(stored)).phase === 'over';
}

/** Whether an area is on in this deployment. */
type IsOn = (area: Area) => boolean;

interface EarlyPage {
  /** The path of the page, in lower case. */
  readonly path: string;
  /** The role that sees the page in this way; by default any. */
  readonly role?: RoleName;
  readonly area?: Area;
  /** Undefined for a read that this deployment does not need. */
  readonly reads: (user: StoredUser, isOn: IsOn) => readonly (SentRead | undefined)[];
  /** Fills the places of the page with these answers; false when there is nothing to show. */
  readonly fill: (place: HTMLElement, answers: readonly unknown[], user: StoredUser, isOn: IsOn) => boolean;
}

/** The place of the page's first data. The answers may be there before the browser has parsed it. */
async function placeIn(page: Document): Promise<HTMLElement | null> {
  const find = () => page.querySelector<HTMLElement>('[data-early-page]');
  while (find() === null && page.readyState === 'loading')
    await new Promise((resolve) => setTimeout(resolve, 20));
  return find();
}

/**
 * Shows the first data of a signed-in person's page before any code of the app is loaded. It is shown only at the
 * plain address of the page, because the query string may ask for other data. Never throws.
 */
export async function showEarlyPage(
  page: Document,
  { path, role, area, reads, fill }: EarlyPage,
): Promise<void> {
  try {
    const view = page.defaultView;
    const isHere = () => page.location.pathname.toLowerCase().replace(/\/+$/, '') === path;
    if (view === null || view.top !== view || !isHere() || page.location.search !== '') return;
    // A service worker could answer instead of the backend; the app removes it first.
    if (view.navigator.serviceWorker?.controller) return;
    const storage = view.localStorage;
    const token = storage.getItem(SESSION_KEYS.token);
    const user = storedUser(storage);
    if (token === null || user === undefined || isOver(storage)) return;
    if (role !== undefined && storage.getItem(ROLE_KEY) !== role) return;
    const { apiBaseUrl, features } = givenConfig(page);
    const isOn: IsOn = (each) => areaIsOnIn(features, each);
    if (area !== undefined && !isOn(area)) return;
    // Nobody else may see it later (src/app/AppRoutes.tsx).
    page.documentElement.dataset.earlyUser = user.id;
    const answers = await Promise.all(
      reads(user, isOn).map((read) =>
        read === undefined ? Promise.resolve() : valueIn(sendEarly(view, apiBaseUrl, read, token)),
      ),
    );
    const place = await placeIn(page);
    // The app may have moved the place into its own page meanwhile, or have left this page.
    if (place === null || !isHere() || !fill(place, answers, user, isOn)) return;
    place.hidden = false;
  } catch {
    // No storage, no connection or missing settings: the app will report it.
  }
}
