import { useSyncExternalStore } from 'react';
import { config, type Links } from '@/config/env';

const never = () => () => undefined;
const configured = (): Links => config().links;
const NONE: Links = {};
const none = () => NONE;

/**
 * The configured addresses of other sites. None while a prerendered page is taken over: its markup is older than the
 * run-time configuration, and React does not correct an attribute that differs.
 */
export const useLinks = (): Links => useSyncExternalStore(never, configured, none);
