import { ApiError } from '@/errors/ApiError';
import { userMessage } from '@/errors/normaliser';
import { useMessage } from '@/i18n/useMessage';
import { useOnline } from '@/ui/useOnline';

/** Why something could not be loaded; '' without a connection, which the notice below the bar says for the whole page. */
export function useReason(): (error: unknown) => string {
  const say = useMessage();
  const connected = useOnline();
  return (error) =>
    !connected && error instanceof ApiError && error.kind === 'network' ? '' : say(userMessage(error));
}
