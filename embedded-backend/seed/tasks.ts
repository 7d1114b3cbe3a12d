import { type Backend, dayOf } from '../backend.ts';
import type { Task } from '../data/taskRecords.ts';
import { newTask } from '../tasks/tasks.ts';
import { seededRandom } from './random.ts';

const DAY = 86_400_000;
const ADVISER = 'user-demo-admin';

type Asked = readonly [title: string, text: string, kind: Task['kind'], target: string | null];
const PASSPORT: Asked = [
  'Upload every page of your passport',
  'Please scan all pages, blank ones too.\n\nA photo is fine if every letter can be read.',
  'document',
  '/documents',
];
const ASKED: readonly Asked[] = [
  ['Add your education', 'Employers filter by it. It takes five minutes.', 'profile', '/profile/edit'],
  [
    'Send a reference letter',
    'On the company’s letterhead, signed, with your duties.',
    'document',
    '/documents',
  ],
  ['Order your police certificate', 'It often takes two months.', 'document', '/documents/plan'],
  ['Tell us when you can start', 'A month is enough.', 'other', null],
  PASSPORT,
];

const OTHERS = 20;

/** 24 tasks: four of the demo account, the others of other people and in every state. */
export const seedTasks = (backend: Backend): void => {
  const { tasks, users } = backend.data;
  const random = seededRandom(20_261_124);
  const at = (days: number): string => new Date(backend.now() + days * DAY).toISOString();
  const asked = (
    id: string,
    userId: string,
    [title, text, kind, target]: Asked,
    due: number | null,
    ago: number,
  ) =>
    newTask(
      backend,
      { id, userId, title, text, kind, target, dueOn: due === null ? null : dayOf(at(due)) },
      ADVISER,
      at(-ago),
    );
  const demo = (id: number, what: Asked, due: number | null, ago: number) =>
    asked(`task-${id}`, 'user-demo', what, due, ago);

  tasks.put(demo(1, ASKED[1] ?? PASSPORT, -2, 9));
  tasks.put(demo(2, ASKED[0] ?? PASSPORT, 3, 4));
  tasks.put({
    ...demo(3, ['Upload your language result again', 'Both pages, please.', 'document', '/documents'], 10, 8),
    note: 'Here’s the first page. I’m still looking for the other one.',
    documents: [{ id: 'document-4', name: 'IELTS result.pdf' }],
    reviewNote: 'The second page is missing: it has the date of the test.',
    lastModified: at(-1),
  });
  tasks.put({
    ...demo(4, ['Confirm your address', 'We’ll send the contract there.', 'other', null], null, 40),
    state: 'done',
    note: 'It is the one in my profile.',
    submittedAt: at(-38),
    lastModified: at(-37),
  });

  const people = users.filter(({ id, roles }) => !id.startsWith('user-demo') && roles.length > 0);
  for (let index = 0; index < OTHERS; index += 1) {
    const person = random.pick(people);
    const ago = random.whole(3, 60);
    const task = asked(`task-${index + 5}`, person.id, random.pick(ASKED), random.whole(-6, 30), ago);
    const states = ['open', 'open', 'submitted', 'done', 'cancelled'] as const;
    const state = states[index % states.length] ?? 'open';
    const changed = at(-random.whole(0, 2));
    tasks.put({
      ...task,
      state,
      ...(state === 'open' ? {} : { lastModified: changed }),
      ...(state === 'submitted' || state === 'done'
        ? { note: 'Done, thank you for waiting.', submittedAt: changed }
        : {}),
      ...(state === 'cancelled' ? { reason: 'My former employer no longer exists.' } : {}),
    });
  }
};
