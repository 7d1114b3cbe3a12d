import { part } from '@/config/app';
import { createListeners } from '@/config/listeners';

/** Opens 'Search pages' from wherever its buttons stand. */
export const paletteDoor = part(() => createListeners());
