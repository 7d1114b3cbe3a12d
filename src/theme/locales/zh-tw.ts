export { zhTW as texts } from '@mui/material/locale';
