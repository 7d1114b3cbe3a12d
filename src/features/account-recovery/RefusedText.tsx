import Typography from '@mui/material/Typography';
import { userMessage } from '@/errors/normaliser';
import { refusalOf, serverDetail } from '@/errors/refusals';
import { useMessage } from '@/i18n/useMessage';

interface RefusedTextProps {
  readonly error: unknown;
  /**
   * The text for a link that has expired or was used. By default it also asks the reader to request a new
   * link.
   */
  readonly spent?: string;
}

/**
 * Why a link was refused: our text followed by the server's own text where the reason is known, otherwise
 * only the latter.
 */
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
