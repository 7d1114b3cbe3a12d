import { hasChanged, reach, readAudience, sideOf } from '../announcements/audience.ts';
import { type Backend, isoAfter, isoNow } from '../backend.ts';
import {
  type Announcement,
  ANNOUNCEMENT_LANGUAGES,
  type AnnouncementTexts,
} from '../data/announcementRecords.ts';
import type { User } from '../data/records.ts';
import type { Form } from '../http/Form.ts';
import { conflict } from '../http/HttpFailure.ts';
import { limit } from '../http/limits.ts';
import { json, post, type Resource } from '../http/route.ts';
import { notify } from '../notifications/notify.ts';
import { fullNameOf } from '../security/sessions.ts';
import { newId } from '../security/tokens.ts';
import { adminRoutes } from './adminEntity.ts';
import { refuseStale } from './stale.ts';

const BASE = '/api/admin/announcements';
const PATH = /^\/(?![/\\])/;
const MOST_PEOPLE = 1_000_000;

const view = ({ clientId: _clientId, ...announcement }: Announcement) => announcement;

/** The texts by language. English is required; another language needs both title and body. */
const readTexts = (form: Form): AnnouncementTexts => {
  const texts: Record<string, { title: string; body: string }> = {};
  const given = form.group('texts');
  if (given?.has('en') !== true) form.fail('texts.en.title', 'This field is required.');
  for (const language of ANNOUNCEMENT_LANGUAGES) {
    const words = given?.group(language);
    if (words === undefined) continue;
    const title = words.required('title', { max: 120 });
    texts[language] = { title, body: words.required('body', { max: 2000 }) };
  }
  return texts;
};

const readWritten = (form: Form): Pick<Announcement, 'texts' | 'audience' | 'email' | 'link'> => ({
  texts: readTexts(form),
  audience: readAudience(form.group('audience')),
  email: form.boolean('email') ?? false,
  link: form.text('link', { max: 500, pattern: PATH, says: 'Enter a path like /documents.' }) ?? null,
});

/** Announcements of the agency to many people: drafts, their audience, and sending. */
export const announcements: Resource = (backend: Backend) => {
  const { announcements } = backend.data;
  const draft = (id: string): Announcement => {
    const announcement = announcements.require(id);
    if (announcement.state !== 'draft')
      throw conflict('This announcement was already sent.', { current: view(announcement) });
    return announcement;
  };
  const announceTo = (user: User, { texts, link, email }: Announcement): void => {
    const { title = '', body = null } = texts.en ?? {};
    notify(backend, {
      userId: user.id,
      side: sideOf(user),
      topic: 'announcements',
      kind: 'announcement',
      title,
      body,
      texts,
      link,
    });
    if (email && user.isEmailVerified)
      backend.data.outbox.put({
        id: newId(),
        createdAt: isoNow(backend),
        to: user.email,
        subject: title,
        text: body ?? '',
        link,
      });
  };

  return [
    // Listed first, because the path of single announcements would match 'audience' as an id.
    post(`${BASE}/audience`, async ({ admin, form: read }) => {
      admin();
      const form = await read();
      const audience = readAudience(form.group('audience'));
      form.done();
      return json(reach(backend, audience).answer);
    }),
    ...adminRoutes<Announcement>({
      path: BASE,
      all: () => announcements.all(),
      require: (id) => announcements.require(id),
      list: {
        search: ({ texts }) => Object.values(texts).map(({ title }) => title),
        filters: { state: ({ state }, value) => state === value },
        sort: {
          title: ({ texts }) => texts.en?.title,
          state: ({ state }) => state,
          recipients: ({ recipients }) => recipients,
          sentAt: ({ sentAt }) => sentAt,
          lastModified: ({ lastModified }) => lastModified,
        },
        defaultSort: 'lastModified',
        defaultOrder: 'desc',
      },
      view,
      insert: (form, by) => {
        const written = readWritten(form);
        form.done();
        const now = isoNow(backend);
        return announcements.put({
          ...written,
          id: newId(),
          state: 'draft',
          recipients: null,
          sentAt: null,
          createdBy: { id: by.id, name: fullNameOf(by) || by.email },
          clientId: null,
          created: now,
          lastModified: now,
        });
      },
      change: (id, form) => {
        const before = draft(id);
        const written = readWritten(form);
        form.done();
        refuseStale(form, view(before));
        return announcements.update(id, { ...written, lastModified: isoAfter(backend, before.lastModified) });
      },
      remove: (id) => announcements.delete(draft(id).id),
    }),
    post(`${BASE}/:id/send`, async (call) => {
      call.admin();
      const form = await call.form();
      const expected = form.number('expectedCount', { min: 0, max: MOST_PEOPLE }) ?? 0;
      const clientId = form.required('clientId', { max: 100 });
      form.done();
      const stored = announcements.require(call.param('id'));
      if (stored.clientId === clientId) return json(view(stored));
      const announcement = draft(stored.id);
      const { people } = reach(backend, announcement.audience);
      if (people.length === 0) throw conflict('No one matches.');
      if (hasChanged(expected, people.length))
        throw conflict(
          `The audience has changed: ${expected} people before, ${people.length} now. Please look again.`,
        );
      limit(backend, 'announce', call);
      for (const user of people) announceTo(user, announcement);
      const sentAt = isoAfter(backend, announcement.lastModified);
      return json(
        view(
          announcements.update(announcement.id, {
            state: 'sent',
            recipients: people.length,
            sentAt,
            clientId,
            lastModified: sentAt,
          }),
        ),
      );
    }),
  ];
};
