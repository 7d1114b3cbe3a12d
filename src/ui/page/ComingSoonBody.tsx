import type { ReactNode } from 'react';
import type { PlainRouteId } from '@/routing/routes';
import { RoutesDrawing } from './RoutesDrawing';
import { Actions } from './Actions';
import { LinkButton } from './LinkButton';
import { PageBody } from './PageBody';

interface ComingSoonBodyProps {
  /** What will be here. */
  readonly lead: string;
  /** The page one comes from, and what the way back to it is called. */
  readonly back: PlainRouteId;
  readonly backLabel: string;
  readonly children?: ReactNode;
}

/** A page that is still being made: its name, 'Coming Soon', what will be here, and the way back. */
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
