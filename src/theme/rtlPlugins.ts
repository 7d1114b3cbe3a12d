import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';

/** Stylis plugins for right-to-left layouts: the prefixer that emotion uses by default, and the mirroring. */
export const rtlPlugins = [prefixer, rtlPlugin];
