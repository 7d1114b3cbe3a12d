import type { Backend } from '../backend.ts';
import { nameOf } from '../conversation/threads.ts';
import type { Message } from '../data/records.ts';
import type { Post, Side, Thread } from '../data/threadRecords.ts';
import { seededRandom } from './random.ts';

const HOUR = 3_600_000;
const DEMO = 'user-demo';
const ADVISER = 'user-demo-admin';
const OTHERS = 42;
const UNANSWERED = 9;
const LONG = 300;

type Said = readonly [subject: string, topic: Thread['topic'], asked: string, answered: string];
const SAID: readonly Said[] = [
  [
    'My work permit',
    'visa',
    'How long does the permit take at the moment?',
    'About twelve weeks. We’ll send it as soon as your papers are complete.',
  ],
  [
    'Translation of my diploma',
    'documents',
    'Does the translation need a stamp?',
    'Yes, from a certified translator, with their name and number.',
  ],
  [
    'The service fee',
    'fees',
    'Is there anything to pay before I start?',
    'No. A fee is charged only after a placement is secured.',
  ],
  [
    'Another time for the interview',
    'interview',
    'Could the interview be a day later?',
    'We’ll ask the employer and write to you today.',
  ],
  [
    'زمان مصاحبه',
    'interview',
    'سلام، آیا مصاحبه به زبان انگلیسی است؟',
    'سلام، بله. مصاحبه حدود نیم ساعت طول می‌کشد.',
  ],
  [
    'نتيجة اختبار اللغة',
    'documents',
    'أرسلتُ نتيجة IELTS General Training أمس، هل وصلت؟',
    'نعم، وصلت. شكرًا لك.',
  ],
];

/** 45 conversations: three of the demo account with its messages, and 42 of other people. */
export const seedThreads = (backend: Backend): void => {
  const { messages, posts, threads, users, documents } = backend.data;
  const random = seededRandom(19_012_026);
  const ago = (hours: number): string => new Date(backend.now() - hours * HOUR).toISOString();
  const thread = (id: string, userId: string, more: Partial<Thread>): Thread =>
    threads.put({
      id,
      userId,
      subject: 'General',
      topic: 'general',
      state: 'open',
      counterpart: 'VisaTalent',
      applicationId: null,
      assigneeId: null,
      readTo: {},
      begunBy: userId,
      clientId: null,
      lastModified: ago(1),
      ...more,
    });
  const say = (id: string, threadId: string, author: Post['author'], body: string, sentAt: string): Post =>
    posts.put({
      id,
      threadId,
      clientId: null,
      author,
      body,
      heading: null,
      attachments: [],
      sentAt,
      readAt: null,
    });
  const adviser = { id: ADVISER, name: nameOf(backend, ADVISER), side: 'agency' as const };

  /** Converts a single message to a post with the same id. */
  const move = (of: Thread, each: Message, side: Side): void => {
    const author = { id: side === 'employer' ? 'employer' : ADVISER, name: each.from, side };
    posts.put({ ...say(each.id, of.id, author, each.body, each.sentAt), heading: each.subject });
    const read = of.readTo[of.userId] ?? '';
    if (each.read && each.sentAt > read) {
      threads.update(of.id, {
        readTo: { ...threads.require(of.id).readTo, [of.userId]: each.sentAt },
      });
    }
    messages.delete(each.id);
  };
  const older = messages.all().sort((a, b) => a.sentAt.localeCompare(b.sentAt));
  const fromEmployers = new Set(['message-1', 'message-4']);
  for (const each of older) {
    const isEmployer = fromEmployers.has(each.id);
    const id = `thread-${each.userId === DEMO ? '' : `${each.userId}-`}${isEmployer ? 1 : 2}`;
    const facts: Partial<Thread> = isEmployer
      ? { subject: 'Your interview', topic: 'interview', counterpart: 'Northgate Structural' }
      : { subject: 'Your documents', topic: 'documents' };
    move(threads.get(id) ?? thread(id, each.userId, facts), each, isEmployer ? 'employer' : 'agency');
  }
  if (users.get(DEMO) !== undefined) {
    const me = { id: DEMO, name: nameOf(backend, DEMO), side: 'applicant' as const };
    thread('thread-3', DEMO, {
      subject: 'My resume',
      state: 'closed',
      readTo: { [DEMO]: ago(480), [ADVISER]: ago(480) },
    });
    const resume = documents.get('document-2');
    const first = say('post-demo-1', 'thread-3', me, 'Here is my resume. Is one page enough?', ago(500));
    if (resume?.userId === DEMO) {
      const { name, type, size } = resume;
      posts.put({ ...first, attachments: [{ documentId: resume.id, name, type, size }] });
    }
    say('post-demo-2', 'thread-3', me, 'I can send a longer one too.', ago(490));
  }

  const people = users.filter(({ id, roles }) => !id.startsWith('user-demo') && roles.length > 0);
  for (let index = 0; index < OTHERS && people.length > 0; index += 1) {
    const person = random.pick(people);
    const [subject, topic, asked, answered] = SAID[index % SAID.length] ?? random.pick(SAID);
    const id = `thread-${index + 4}`;
    const isUnanswered = index < UNANSWERED;
    const length = index === OTHERS - 1 ? LONG : random.whole(1, 3) * 2;
    const from = random.whole(2, 20) + (isUnanswered ? 0 : 24) + length;
    thread(id, person.id, {
      subject,
      topic,
      assigneeId: index % 3 === 0 ? ADVISER : null,
      ...(isUnanswered ? {} : { readTo: { [person.id]: ago(0), [ADVISER]: ago(0) } }),
    });
    const author = { id: person.id, name: nameOf(backend, person.id), side: 'applicant' as const };
    const count = isUnanswered ? length - 1 : length;
    for (let place = 0; place < count; place += 1) {
      const isAsked = place % 2 === 0;
      say(
        `post-${index + 4}-${place + 1}`,
        id,
        isAsked ? author : adviser,
        isAsked ? asked : answered,
        ago(from - place),
      );
    }
  }
};
