import rtlPlugin from '@mui/stylis-plugin-rtl';

/**
 * Given plugins replace emotion's own prefixer; today's browsers need none of its prefixes for what we use. (The
 * prefixer of the `stylis` package is of another version than emotion's parser and breaks on its output.)
 */
export const rtlPlugins = [rtlPlugin];
