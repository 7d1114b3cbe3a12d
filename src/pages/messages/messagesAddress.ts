import { listAddress } from '@/lists/address';
import { oneOf, pages, text, words } from '@/lists/params';

/** The filters that each side can choose. */
export const SHOWS = {
  applicant: ['all', 'unread', 'closed'],
  agency: ['unanswered', 'mine', 'all', 'unread', 'closed'],
} as const;

/** The state of /messages in its address: the list, and the open conversation. */
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
