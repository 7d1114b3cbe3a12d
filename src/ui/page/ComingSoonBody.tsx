import type { ReactNode } from 'react';
import type { PlainRouteId } from '@/routing/routes';
import { RoutesDrawing } from './RoutesDrawing';
import { Actions, LinkButton } from './Actions';
import { PageBody } from './PageBody';

interface ComingSoonBodyProps {
  /** What the page will be for. */
  readonly lead: string;
  /** The page that the back button leads to; `backLabel` is its text. */
  readonly back: PlainRouteId;
  readonly backLabel: string;
  readonly children?: ReactNode;
}

/** A page that is not ready: its name, 'Coming Soon', what it will be for, and a way back. */
export function ComingSoonBody({ lead, back, backLabel, children }: ComingSoonBodyProps) {
  return (
    <PageBody
      lead={lead}
      beside={<RoutesDrawing variant="empty" />}
      actions={
        <Actions>
          <LinkButton to={back} variant="contained">
            {backLabel}
          </LinkButton>
        </Actions>
      }
    >
      {children}
    </PageBody>
  );
}
