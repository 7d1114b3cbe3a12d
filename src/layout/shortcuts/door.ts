import { appState } from '@/runtime/app';
import { createListeners } from '@/runtime/listeners';

/** Calls from anywhere to the component that opens the dialog 'Keyboard shortcuts'. */
export const shortcutsDoor = appState(() => createListeners());
