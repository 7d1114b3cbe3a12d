export { frFR as texts } from '@mui/material/locale';
