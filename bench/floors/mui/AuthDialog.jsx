import { useTranslation } from 'react-i18next';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';

export default function AuthDialog({ onClose }) {
  const { t } = useTranslation();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="auth-title">
      <DialogTitle id="auth-title">{t('login')}</DialogTitle>
      <DialogContent>
        <TextField margin="normal" fullWidth label="Email" type="email" autoComplete="email" />
        <TextField
          margin="normal"
          fullWidth
          label="Password"
          type="password"
          autoComplete="current-password"
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="contained">{t('login')}</Button>
      </DialogActions>
    </Dialog>
  );
}
