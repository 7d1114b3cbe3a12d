export { faIR as texts } from '@mui/material/locale';
