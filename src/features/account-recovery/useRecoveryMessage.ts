import { useTranslation } from 'react-i18next';
import { isNotOffered } from '@/errors/ApiError';
import { userMessage } from '@/errors/normaliser';
import { useMessage } from '@/i18n/useMessage';

/**
 * Returns the text for a message that could not be sent. It says so when the backend sends no such messages
 * at all.
 */
export function useRecoveryMessage(): (error: unknown) => string {
  const { t } = useTranslation('auth');
  const say = useMessage();
  return (error) => (isNotOffered(error) ? t('forgot.unavailable') : say(userMessage(error)));
}
