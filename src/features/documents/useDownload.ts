import { documents, type StoredDocument } from '@/api/endpoints/documents';
import { send } from '@/api/send';
import { endedSession, isAborted } from '@/errors/ApiError';
import { userMessage } from '@/errors/normaliser';
import { useMessage } from '@/i18n/useMessage';
import { saveBlob } from '@/ui/saveBlob';
import { useToast } from '@/ui/toast/Toasts';

/** Downloads the file of a document, or that of one of its versions; a failure is said in a toast. */
export function useDownload(): (
  document: Pick<StoredDocument, 'id' | 'name'>,
  version?: number,
) => Promise<void> {
  const say = useMessage();
  const toast = useToast();
  return async ({ id, name }, version) => {
    try {
      const query = version === undefined ? {} : { version };
      saveBlob(name, await send(documents.download, { path: { id }, query }));
    } catch (error) {
      if (isAborted(error) || endedSession(error)) return;
      toast({ kind: 'error', message: say(userMessage(error)) });
    }
  };
}
