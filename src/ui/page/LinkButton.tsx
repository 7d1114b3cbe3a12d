import Button from '@mui/material/Button';
import { pathOf, type PlainRouteId } from '@/routing/routes';
import { AppLink } from './AppLink';

interface LinkButtonProps {
  readonly to: PlainRouteId;
  readonly variant?: 'contained' | 'outlined' | 'text';
  readonly children: string;
}

/**
 * A way to another page, of a button's size: a real link. On a gradient it keeps its own ground, so that its text
 * and border stand out from every stop.
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
