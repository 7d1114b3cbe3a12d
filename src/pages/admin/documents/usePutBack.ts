import { documents, type StaffDocument } from '@/api/endpoints/documents';
import { send } from '@/api/send';
import { useFailureToast } from '@/ui/toast/useFailureToast';

/** Undoes a decision, so that the document waits again. A failure is shown in a toast. */
export function usePutBack(
  onDone: (answer: StaffDocument) => void,
): (decided: StaffDocument) => Promise<void> {
  const sayFailure = useFailureToast();
  return async ({ id, version }) => {
    try {
      const seen = version > 0 ? { version } : {};
      onDone(await send(documents.verify, { path: { id }, body: { status: 'pending', ...seen } }));
    } catch (error) {
      sayFailure(error);
    }
  };
}
