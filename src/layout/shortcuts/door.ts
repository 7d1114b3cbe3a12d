import { appState } from '@/runtime/app';
import { createListeners } from '@/runtime/listeners';

/** Opens the dialog 'Keyboard shortcuts' from wherever it is asked for. */
export const shortcutsDoor = appState(() => createListeners());
