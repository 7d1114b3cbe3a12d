import Typography from '@mui/material/Typography';
import { userMessage } from '@/errors/normaliser';
import { refusalOf, serverDetail } from '@/errors/refusals';
import { useMessage } from '@/i18n/useMessage';

interface RefusedTextProps {
  readonly error: unknown;
  /** What to say of a link that expired or was used; default: that, and to ask for a new one. */
  readonly spent?: string;
}

/** Why a link was refused: our text with the server's words under it where we know the reason, else its words alone. */
export function RefusedText({ error, spent }: RefusedTextProps) {
  const say = useMessage();
  if (refusalOf(error) !== 'linkSpent') return spent ?? say(userMessage(error));
  const detail = serverDetail(error);
  return (
    <>
      {spent ?? say({ key: 'errors:refused.linkSpent' })}
      {detail !== null && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {say(detail)}
        </Typography>
      )}
    </>
  );
}
