import { useTranslation } from 'react-i18next';
import { documents, type StaffDocument } from '@/api/endpoints/documents';
import { send } from '@/api/send';
import { endedSession, isAborted } from '@/errors/ApiError';
import { userMessage } from '@/errors/normaliser';
import { useMessage } from '@/i18n/useMessage';
import { useToast } from '@/ui/toast/Toasts';
import type { Decision } from './decision';

/** Says what was decided about a document, and offers the way back. */
export function useSaidDecision(): (decision: Decision, answer: StaffDocument) => void {
  const { t } = useTranslation('checks');
  const say = useMessage('checks');
  const toast = useToast();
  return (decision, { id, name, version }) => {
    const putBack = async () => {
      try {
        const seen = version > 0 ? { version } : {};
        await send(documents.verify, { path: { id }, body: { status: 'pending', ...seen } });
      } catch (error) {
        if (isAborted(error) || endedSession(error)) return;
        toast({ kind: 'error', message: say(userMessage(error)) });
      }
    };
    toast({
      kind: 'success',
      message: t(`done.${decision}`, { name }),
      ...(decision === 'pending' ? {} : { action: { label: t('putBack'), run: () => void putBack() } }),
    });
  };
}
