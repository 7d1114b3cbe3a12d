import Button from '@mui/material/Button';
import { useAuthDialog } from './AuthDialogs';

/** The primary button of the public pages: opens Create Account. */
export function CreateProfileButton({ children }: { readonly children: string }) {
  const dialog = useAuthDialog();
  return (
    <Button variant="contained" size="large" onClick={() => dialog.open('register')}>
      {children}
    </Button>
  );
}
