import type { Backend } from '../backend.ts';
import type { Announcement } from '../data/announcementRecords.ts';

const DAY = 86_400_000;

type Written = Pick<Announcement, 'texts' | 'audience' | 'state' | 'recipients'> & {
  readonly daysAgo: number;
};

const WRITTEN: readonly Written[] = [
  {
    texts: {
      en: { title: 'We’re closed on July 1', body: 'Canada Day is a holiday. We’ll answer again on July 2.' },
      fr: { title: 'Nous sommes fermés le 1er juillet', body: 'Nous répondrons de nouveau le 2 juillet.' },
    },
    audience: {},
    state: 'sent',
    recipients: 188,
    daysAgo: 146,
  },
  {
    texts: {
      en: { title: 'Language tests fill up early', body: 'Book your test now if yours expires this winter.' },
      fa: {
        title: 'ظرفیت آزمون‌های زبان زود پر می‌شود',
        body: 'اگر اعتبار آزمون شما این زمستان تمام می‌شود، همین حالا نوبت بگیرید.',
      },
    },
    audience: { roles: ['User'] },
    state: 'sent',
    recipients: 191,
    daysAgo: 40,
  },
  {
    texts: {
      en: { title: 'Complete your profile', body: 'Employers look at complete profiles first.' },
    },
    audience: { roles: ['User'], profile: 'incomplete' },
    state: 'draft',
    recipients: null,
    daysAgo: 2,
  },
];

/** Three announcements: two sent ones and a draft. */
export const seedAnnouncements = (backend: Backend): void => {
  for (const [index, { daysAgo, ...written }] of WRITTEN.entries()) {
    const at = new Date(backend.now() - daysAgo * DAY).toISOString();
    backend.data.announcements.put({
      ...written,
      id: `announcement-${index + 1}`,
      email: false,
      link: written.state === 'draft' ? '/profile/edit' : null,
      sentAt: written.state === 'sent' ? at : null,
      createdBy: { id: 'user-demo-admin', name: 'Grace Tremblay' },
      clientId: null,
      created: at,
      lastModified: at,
    });
  }
};
