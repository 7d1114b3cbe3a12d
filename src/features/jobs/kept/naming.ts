import { lazyDialog } from '@/ui/loading/lazyDialog';

/** The dialog that names a search; fetched when it is opened. */
export const nameDialog = lazyDialog(() => import('./NameDialog').then((m) => m.NameDialog));
