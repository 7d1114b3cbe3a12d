import type { Notification } from '@/api/endpoints/notifications';
import type { Message } from '@/errors/normaliser';
import { withoutControls } from '@/ui/text/withoutControls';

/** The kinds of notifications that have a text in the app, and the parameter that each text contains. */
export const KIND_PARAMETERS = {
  messageReceived: 'name',
  applicationMoved: 'job',
  interviewProposed: 'job',
  interviewSoon: 'job',
  documentVerified: 'name',
  documentRejected: 'name',
  documentExpiring: 'name',
  taskAssigned: 'title',
  taskDue: 'title',
  taskReturned: 'title',
  taskDone: 'title',
  newSignIn: null,
  roleChanged: null,
  documentSubmitted: 'name',
  taskSubmitted: 'title',
  messageUnanswered: 'name',
  interviewChosen: 'name',
  interviewNone: 'name',
} as const satisfies Readonly<Record<string, string | null>>;

const isKnown = (kind: string): kind is keyof typeof KIND_PARAMETERS => Object.hasOwn(KIND_PARAMETERS, kind);

const named = (title: string): Message => ({ text: withoutControls(title) });

interface Wording {
  readonly title: Message;
  readonly body: string | null;
  /** The language of the text, if it is not that of the interface. */
  readonly lang?: string;
}

/**
 * The text of a notification: a text of the app, an announcement in the reader's language, or the server's
 * text.
 */
export function wordingOf({ kind, params, title, body, texts }: Notification, language: string): Wording {
  if (texts != null) {
    const lang = [language, 'en', ...Object.keys(texts)].find((each) => Object.hasOwn(texts, each));
    const translated = lang === undefined ? undefined : texts[lang];
    if (lang !== undefined && translated !== undefined) {
      return {
        title: named(translated.title),
        body: translated.body,
        ...(lang === language ? {} : { lang }),
      };
    }
  }
  if (isKnown(kind)) {
    const name = KIND_PARAMETERS[kind];
    const key = `notifications:kinds.${kind}`;
    if (name === null) return { title: { key }, body: null };
    const value = Object.hasOwn(params, name) ? params[name] : undefined;
    if (value !== undefined)
      return {
        title: { key, values: { [name]: typeof value === 'string' ? withoutControls(value) : value } },
        body: null,
      };
  }
  return { title: named(title), body: body ?? null };
}
