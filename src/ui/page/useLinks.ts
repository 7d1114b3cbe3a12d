import { config, type Links } from '@/config/env';
import { useBrowserValue } from '@/runtime/useBrowserValue';

const configured = (): Links => config().links;
const NONE: Links = {};
const none = () => NONE;

/**
 * The configured addresses of other sites. There are none during the hydration of a prerendered page: its
 * markup was made before the run-time configuration, and React does not correct attributes that differ.
 */
export const useLinks = (): Links => useBrowserValue(configured, none);
