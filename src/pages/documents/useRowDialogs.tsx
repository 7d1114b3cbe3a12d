import { Suspense, useCallback, useState } from 'react';
import type { StoredDocument } from '@/api/endpoints/documents';
import { usePreview } from '@/features/documents/usePreview';
import { useFailureToast } from '@/ui/toast/useFailureToast';
import { lazyDialog, useLazyDialog } from '@/ui/loading/lazyDialog';

const editDialog = lazyDialog(() => import('./EditDialog').then((m) => m.EditDialog));

/** Opens the dialogs of a document. `dialogs` must be rendered on the screen. */
export function useRowDialogs() {
  const { preview, dialog } = usePreview();
  const [edited, setEdited] = useState({ at: 0, document: undefined as StoredDocument | undefined });
  const { open, Dialog, show, hide } = useLazyDialog(editDialog, useFailureToast());
  const edit = useCallback(
    (document: StoredDocument): void => {
      setEdited(({ at }) => ({ at: at + 1, document }));
      show();
    },
    [show],
  );
  return {
    preview,
    edit,
    dialogs: (
      <>
        {dialog}
        <Suspense fallback={null}>
          {Dialog !== undefined && edited.document !== undefined && (
            <Dialog key={edited.at} open={open} onClose={hide} document={edited.document} />
          )}
        </Suspense>
      </>
    ),
  };
}
