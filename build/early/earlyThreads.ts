import { isRecord } from '@/api/answer';
import { threadsRead } from '@/app/firstReads';
import type { ROUTES } from '@/routing/routes';
import { boundMarks } from '@/ui/text/graphemes';
import { EMPTY_LINE } from '@/ui/text/separator';
import { withoutControls } from '@/ui/text/withoutControls';
import { recordsIn, showEarlyPage, textIn } from './earlyReads';

/** Longest texts of a row, in characters; the app shows all of it. */
const LONGEST = 300;

const textOf = (value: unknown): string => boundMarks(textIn(value)).slice(0, LONGEST);

/** The row of a conversation without its time, in the markup of src/pages/messages/ThreadRow.tsx. */
function rowOf(page: Document, thread: Readonly<Record<string, unknown>>): HTMLElement {
  const add = (parent: HTMLElement, name: string, className: string, text?: string) => {
    const element = parent.appendChild(page.createElement(name));
    element.className = className;
    if (text !== undefined) {
      const isolated = element.appendChild(page.createElement('bdi'));
      isolated.dir = 'auto';
      isolated.textContent = text;
    }
    return element;
  };
  const row = page.createElement('li');
  const isUnread = typeof thread.unread === 'number' && thread.unread > 0;
  row.className = isUnread ? 'vt-thread unread' : 'vt-thread';
  const { lastPost } = thread;
  add(
    add(row, 'div', 'vt-thread-line'),
    'span',
    'vt-thread-name',
    withoutControls(textOf(thread.counterpart)),
  );
  add(
    add(row, 'div', 'vt-thread-line'),
    'span',
    'vt-thread-subject',
    withoutControls(textOf(thread.subject)),
  );
  add(row, 'span', 'vt-thread-excerpt', textOf(isRecord(lastPost) ? lastPost.excerpt : ''));
  if (thread.state === 'closed') add(row, 'span', 'vt-thread-state', EMPTY_LINE);
  return row;
}

/** Shows the applicant's conversations (src/app/earlyPlaces.tsx). */
export const showEarlyThreads = (page: Document): Promise<void> =>
  showEarlyPage(page, {
    path: '/messages' satisfies (typeof ROUTES)['messages']['path'],
    role: 'User',
    area: 'messages',
    reads: () => [threadsRead()],
    fill: (place, [answer]) => {
      const rows = recordsIn(answer).map((each) => rowOf(page, each));
      place.querySelector('ul')?.append(...rows);
      return rows.length > 0;
    },
  });
