import { appState } from '@/runtime/app';
import { createListeners } from '@/runtime/listeners';

/** Calls from the buttons of 'Search pages' to the component that opens it. */
export const paletteDoor = appState(() => createListeners());
