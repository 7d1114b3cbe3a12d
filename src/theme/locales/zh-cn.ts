export { zhCN as texts } from '@mui/material/locale';
