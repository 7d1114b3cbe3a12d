import { USERS } from '@/features/records/references';
import { NewMessageDialog, type NewMessageProps } from './NewMessageDialog';

/**
 * The dialog in which the agency begins a conversation; it chooses the applicant if none is given. It is a file of its own, so
 * that the devices of applicants do not keep the endpoints of administrators.
 */
export const AgencyMessageDialog = (props: NewMessageProps & { readonly open: boolean }) => (
  <NewMessageDialog {...props} {...(props.applicant === undefined ? { applicants: USERS } : {})} />
);
