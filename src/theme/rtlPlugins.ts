import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixes } from './prefixes';

/** What is done to styles in a layout from right to left. */
export const rtlPlugins = [prefixes, rtlPlugin];
