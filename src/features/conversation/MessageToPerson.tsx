import { useNavigate } from 'react-router-dom';
import { pathOf } from '@/routing/routes';
import { type DialogProps, textOf } from '@/features/records/resource';
import { NewMessageDialog } from './NewMessageDialog';

/** The dialog that begins a conversation with the person of a row. */
export function MessageToPerson({ items, open, onClose }: DialogProps) {
  const navigate = useNavigate();
  const [person] = items;
  if (person === undefined) return null;
  const name = textOf(person, 'fullName') || textOf(person, 'email');
  return (
    <NewMessageDialog
      open={open}
      side="agency"
      applicant={{ id: person.id, name }}
      onClose={onClose}
      onWritten={() => void navigate(pathOf('messages'))}
    />
  );
}
