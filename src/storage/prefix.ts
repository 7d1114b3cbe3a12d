export const DEV_PREFIX = 'visatalent_dev_';
/** The prefix of the app's own keys in browser storage. Development has its own. */
export const PREFIX = import.meta.env.DEV ? DEV_PREFIX : 'visatalent_';

/** The key of the job that a visitor wanted to apply for, in the storage of the tab; also used before the app is loaded. */
export const APPLY_KEY = `${PREFIX}apply_for`;
