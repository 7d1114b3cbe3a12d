import { appState } from '@/runtime/app';
import { createListeners } from '@/runtime/listeners';

/** Opens 'Search pages' from wherever its buttons stand. */
export const paletteDoor = appState(() => createListeners());
