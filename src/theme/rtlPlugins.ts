import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';

/** Given plugins replace emotion's own prefixer, so it is named here too. */
export const rtlPlugins = [prefixer, rtlPlugin];
