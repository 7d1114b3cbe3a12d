import { listAddress } from '@/lists/address';
import { oneOf, pages, text, words } from '@/lists/params';

/** The conversations that each side may ask for. */
export const SHOWS = {
  applicant: ['all', 'unread', 'closed'],
  agency: ['unanswered', 'mine', 'all', 'unread', 'closed'],
} as const;

/** /messages: the list, and the conversation that is open over it. */
export const MESSAGES = listAddress(
  'messages',
  {
    search: words(),
    filters: { show: oneOf(['all', 'unread', 'closed', 'unanswered', 'mine']) },
    page: pages(),
    thread: text(),
  },
  { beside: ['thread'] },
);
export type StateOfMessages = typeof MESSAGES.plain;
