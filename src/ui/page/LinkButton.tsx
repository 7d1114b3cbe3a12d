import Button from '@mui/material/Button';
import { pathOf, type PlainRouteId } from '@/routing/routes';
import { AppLink } from './AppLink';

interface LinkButtonProps {
  readonly to: PlainRouteId;
  readonly variant?: 'contained' | 'outlined' | 'text';
  readonly children: string;
}

/**
 * A link to another page that looks like a button. On a gradient an outlined one has its own background, so
 * that the text and the border have enough contrast.
 */
export function LinkButton({ to, variant = 'outlined', children }: LinkButtonProps) {
  return (
    <Button
      component={AppLink}
      to={pathOf(to)}
      variant={variant}
      size="large"
      sx={variant === 'outlined' ? { bgcolor: 'background.paper', borderColor: 'currentColor' } : {}}
    >
      {children}
    </Button>
  );
}
