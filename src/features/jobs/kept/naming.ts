import { lazyDialog } from '@/ui/loading/lazyDialog';

/** The dialog that asks for the name of a saved search. Its code is loaded when it is opened. */
export const nameDialog = lazyDialog(() => import('./NameDialog').then((m) => m.NameDialog));
