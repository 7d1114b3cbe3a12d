import { type Backend, isoNow } from '../backend.ts';
import type { User } from '../data/records.ts';
import { conflict, notFound } from '../http/HttpFailure.ts';

interface ConsentText {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly version: number;
  readonly required?: true;
}

const TEXTS: readonly ConsentText[] = [
  {
    id: 'account',
    title: 'Having an account',
    text: 'VisaTalent stores my details so that I can sign in and apply for jobs.',
    version: 1,
    required: true,
  },
  {
    id: 'suggest',
    title: 'Suggest me to employers',
    text: 'VisaTalent may show my public profile to employers whose jobs fit it, before I apply.',
    version: 2,
  },
  {
    id: 'news',
    title: 'News by email',
    text: 'VisaTalent may write to me about new jobs and changed immigration rules, at most once a week.',
    version: 1,
  },
];

const viewOf = (backend: Backend, user: User, { id, title, text, version, required }: ConsentText) => {
  const decided = backend.data.consents.get(`${user.id}~${id}`);
  const given = required ?? decided?.given ?? false;
  return {
    id,
    title,
    text,
    version,
    given,
    required: required ?? false,
    changedAt: decided?.changedAt ?? (required ? user.createdAt : null),
  };
};
type ConsentView = ReturnType<typeof viewOf>;

export const consentsOf = (backend: Backend, user: User): ConsentView[] =>
  TEXTS.map((each) => viewOf(backend, user, each));

/** @throws HttpFailure 404 for an unknown consent, 409 if its text has changed or it is required */
export const changeConsent = (
  backend: Backend,
  user: User,
  id: string,
  { given, version }: { given: boolean; version: number },
): ConsentView => {
  const text = TEXTS.find((each) => each.id === id);
  if (text === undefined) throw notFound('The consent');
  const current = viewOf(backend, user, text);
  if (version !== text.version) throw conflict('The text of this consent has changed.', { current });
  if (text.required && !given) throw conflict('The account cannot be without this consent.', { current });
  if (given !== current.given) {
    backend.data.consents.put({
      id: `${user.id}~${id}`,
      userId: user.id,
      consentId: id,
      given,
      version,
      changedAt: isoNow(backend),
    });
  }
  return viewOf(backend, user, text);
};
