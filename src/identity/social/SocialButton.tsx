import GoogleIcon from '@mui/icons-material/Google';
import LinkedInIcon from '@mui/icons-material/LinkedIn';
import { BusyButton } from '@/ui/page/BusyButton';
import type { SocialProvider } from './providers';

const ICONS = { google: <GoogleIcon />, linkedin: <LinkedInIcon /> } as const;

interface SocialButtonProps {
  readonly provider: SocialProvider;
  readonly disabled: boolean;
  readonly pending: boolean;
  readonly onClick: () => void;
  readonly children: string;
}

/** A button for signing in through another service. */
export function SocialButton({ provider, disabled, pending, onClick, children }: SocialButtonProps) {
  return (
    <BusyButton
      variant="outlined"
      size="large"
      fullWidth
      color="inherit"
      startIcon={ICONS[provider]}
      disabled={disabled}
      busy={pending}
      onClick={onClick}
      sx={{ minHeight: 48 }}
    >
      {children}
    </BusyButton>
  );
}
