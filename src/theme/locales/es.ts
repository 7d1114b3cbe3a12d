export { esES as texts } from '@mui/material/locale';
