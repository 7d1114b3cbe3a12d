export { zhHK as texts } from '@mui/material/locale';
