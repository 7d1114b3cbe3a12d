import Button from '@mui/material/Button';

import { pathOf, type RouteId } from '@/config/routes';
import { AppLink } from '@/ui/AppLink';

interface LinkButtonProps {
  readonly to: RouteId;
  readonly variant?: 'contained' | 'outlined' | 'text';
  readonly children: string;
}

/** A way to another page, of a button's size: a real link. */
export function LinkButton({ to, variant = 'outlined', children }: LinkButtonProps) {
  return (
    <Button component={AppLink} to={pathOf(to)} variant={variant} size="large">
      {children}
    </Button>
  );
}
