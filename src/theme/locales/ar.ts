export { arSA as texts } from '@mui/material/locale';
