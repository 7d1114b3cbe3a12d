import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';

/** What is done to styles in a layout from right to left: what emotion does by itself, and the mirroring. */
export const rtlPlugins = [prefixer, rtlPlugin];
