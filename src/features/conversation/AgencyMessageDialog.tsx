import { USERS } from '@/features/records/references';
import { NewMessageDialog, type NewMessageProps } from './NewMessageDialog';

/**
 * The dialog in which the agency chooses an applicant and begins a conversation. It is a file of its own, so
 * that the devices of applicants do not keep the endpoints of administrators.
 */
export const AgencyMessageDialog = (props: NewMessageProps & { readonly open: boolean }) => (
  <NewMessageDialog {...props} applicants={USERS} />
);
