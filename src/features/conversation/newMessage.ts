import type { Side } from '@/layout/side';
import { type Loadable, lazyDialog } from '@/ui/loading/lazyDialog';
import type { NewMessageProps } from './NewMessageDialog';

/** The dialog that writes the first message of a conversation, for each side. */
export const newMessage: Readonly<Record<Side, Loadable<NewMessageProps & { readonly open: boolean }>>> = {
  applicant: lazyDialog(async () => (await import('./NewMessageDialog')).NewMessageDialog),
  agency: lazyDialog(async () => (await import('./AgencyMessageDialog')).AgencyMessageDialog),
};
