import { useCallback, useState } from 'react';
import type { StoredDocument } from '@/api/endpoints/documents';
import { lazyDialog, LazyDialog, useLazyDialog } from '@/ui/loading/lazyDialog';
import { previewTypeOf } from './preview';
import { useFailureToast } from '@/ui/toast/useFailureToast';

const previewDialog = lazyDialog(() => import('./PreviewDialog').then((m) => m.PreviewDialog));

/** Whether a stored document has a preview: its media type can be shown, and the virus scan found nothing. */
export const hasPreview = ({ mediaType, scan }: StoredDocument): boolean =>
  scan === 'clean' && previewTypeOf(mediaType) !== undefined;

/** Opens the preview of a file. `dialog` must be rendered on the screen. */
export function usePreview() {
  const [shown, setShown] = useState<StoredDocument | File>();
  const dialog = useLazyDialog(previewDialog, useFailureToast());
  const { show } = dialog;
  const preview = useCallback(
    (file: StoredDocument | File): void => {
      setShown(file);
      show();
    },
    [show],
  );
  return { preview, dialog: shown !== undefined && <LazyDialog of={dialog} shown={shown} /> };
}
