import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { AppLink } from './AppLink';
import { pathOf, type PlainRouteId } from '@/routing/routes';
import './page.css';

interface ActionsProps {
  readonly centred?: boolean;
  readonly children: ReactNode;
}

/** A row of links or buttons. On a phone each has the full width. */
export function Actions({ centred = false, children }: ActionsProps) {
  return <div className={centred ? 'vt-actions centred' : 'vt-actions'}>{children}</div>;
}

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
