import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { threads } from '@/api/endpoints/threads';
import { notOfferedError } from '@/api/notOffered';
import { areaIsOn } from '@/config/areas';
import { CONTACT } from '@/config/marketing';
import { pathOf } from '@/routing/routes';
import { useMissingChunk } from '@/layout/useMissingChunk';
import { LazyDialog, useLazyDialog } from '@/ui/loading/lazyDialog';
import { EmailLink } from '@/ui/page/EmailLink';
import { newMessage } from './newMessage';
import type { NewMessageProps } from './NewMessageDialog';

/** A button that begins a conversation about the subject of the page, and then opens that conversation. */
export function WriteButton(props: Pick<NewMessageProps, 'side' | 'applicant' | 'applicationId'>) {
  const { t } = useTranslation('messages');
  const navigate = useNavigate();
  const dialog = useLazyDialog(newMessage[props.side], useMissingChunk());
  const label = t(props.side === 'agency' ? 'writeMessage' : 'writeToAgency');
  const isAbsent = !areaIsOn('messages') || notOfferedError(threads.list) !== undefined;
  if (isAbsent)
    return props.side === 'agency' ? null : (
      <p>
        {label}: <EmailLink address={CONTACT.support} />
      </p>
    );
  return (
    <>
      <Button variant="outlined" onClick={dialog.show}>
        {label}
      </Button>
      {dialog.open && (
        <LazyDialog of={dialog} {...props} onWritten={() => void navigate(pathOf('messages'))} />
      )}
    </>
  );
}
