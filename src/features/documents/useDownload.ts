import { documents, type StoredDocument } from '@/api/endpoints/documents';
import { send } from '@/api/send';
import { saveBlob } from '@/ui/saveBlob';
import { useFailureToast } from '@/ui/toast/useFailureToast';

/**
 * Returns a function that downloads the file of a document, or of one of its versions. A failure is shown in
 * a toast.
 */
export function useDownload(): (
  document: Pick<StoredDocument, 'id' | 'name'>,
  version?: number,
) => Promise<void> {
  const saysFailure = useFailureToast();
  return async ({ id, name }, version) => {
    try {
      const query = version === undefined ? {} : { version };
      saveBlob(name, await send(documents.download, { path: { id }, query }));
    } catch (error) {
      saysFailure(error);
    }
  };
}
