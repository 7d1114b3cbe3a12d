import GoogleIcon from '@mui/icons-material/Google';
import LinkedInIcon from '@mui/icons-material/LinkedIn';
import Button from '@mui/material/Button';
import type { SocialProvider } from './providers';

const ICONS = { google: <GoogleIcon />, linkedin: <LinkedInIcon /> } as const;

interface SocialButtonProps {
  readonly provider: SocialProvider;
  readonly disabled: boolean;
  readonly pending: boolean;
  readonly onClick: () => void;
  readonly children: string;
}

/** One way to sign in through another service. */
export function SocialButton({ provider, disabled, pending, onClick, children }: SocialButtonProps) {
  return (
    <Button
      variant="outlined"
      size="large"
      fullWidth
      color="inherit"
      startIcon={ICONS[provider]}
      disabled={disabled || pending}
      loading={pending ? true : null}
      loadingPosition="start"
      onClick={onClick}
      sx={{ minHeight: 48 }}
    >
      {children}
    </Button>
  );
}
