import { useTranslation } from 'react-i18next';
import { isNotOffered } from '@/errors/ApiError';
import { userMessage } from '@/errors/normaliser';
import { useMessage } from '@/i18n/useMessage';

/** Why a message could not be sent. Where the backend sends none, that is said, with a way on. */
export function useRecoveryMessage(): (error: unknown) => string {
  const { t } = useTranslation('auth');
  const say = useMessage();
  return (error) => (isNotOffered(error) ? t('forgot.unavailable') : say(userMessage(error)));
}
