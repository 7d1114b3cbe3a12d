import { expect, test } from 'vitest';
import type { Notification } from '@/api/endpoints/notifications';
import { wordingOf } from './wording';

const told: Notification = {
  id: '1',
  topic: 'announcements',
  kind: 'announcement',
  params: {},
  title: 'From the server',
  link: null,
  createdAt: null,
  readAt: null,
};
const texts = { en: { title: 'Closed', body: 'On Monday.' }, fa: { title: 'تعطیل', body: 'دوشنبه' } };

test('a kind with a text of ours names its subject; without the name the server’s words are shown', () => {
  const kind = 'taskDue';
  expect(wordingOf({ ...told, kind, params: { title: 'Scan' } }, 'en').title).toEqual({
    key: 'notifications:kinds.taskDue',
    values: { title: 'Scan' },
  });
  expect(wordingOf({ ...told, kind }, 'en').title).toEqual({ text: 'From the server' });
});

test('an unknown kind, also a name of Object.prototype, has the server’s words', () => {
  for (const kind of ['planetAligned', 'constructor']) {
    expect(wordingOf({ ...told, kind, body: 'Look.' }, 'fa')).toEqual({
      title: { text: 'From the server' },
      body: 'Look.',
    });
  }
});

test('an announcement is in the reader’s language, or in English and marked so', () => {
  expect(wordingOf({ ...told, texts }, 'fa')).toEqual({ title: { text: 'تعطیل' }, body: 'دوشنبه' });
  expect(wordingOf({ ...told, texts }, 'es')).toEqual({
    title: { text: 'Closed' },
    body: 'On Monday.',
    lang: 'en',
  });
  expect(wordingOf({ ...told, texts: { fr: texts.en } }, 'es').lang).toBe('fr');
});

test('no title hides text behind characters that change its direction', () => {
  const kind = 'messageReceived';
  expect(wordingOf({ ...told, kind, params: { name: 'A\u202Ezyx' } }, 'en').title).toEqual({
    key: 'notifications:kinds.messageReceived',
    values: { name: 'Azyx' },
  });
  expect(wordingOf({ ...told, title: 'Look\u2066' }, 'en').title).toEqual({ text: 'Look' });
  expect(wordingOf({ ...told, texts: { en: { title: '\u200FLook', body: '' } } }, 'en').title).toEqual({
    text: 'Look',
  });
});
