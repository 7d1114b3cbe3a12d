import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RouteId } from '@/config/routes';
import { RoutesDrawing } from './RoutesDrawing';
import { Actions } from './Actions';
import { ComingSoonMark } from './ComingSoonMark';
import { LinkButton } from './LinkButton';
import { PageBody } from './PageBody';

interface ComingSoonBodyProps {
  readonly title: string;
  /** What will be here. */
  readonly lead: string;
  /** The page one comes from, and what the way back to it is called. */
  readonly back: RouteId;
  readonly backLabel: string;
  readonly children?: ReactNode;
}

/** A page that is still being made: its name, 'Coming Soon', what will be here, and the way back. */
export function ComingSoonBody({ title, lead, back, backLabel, children }: ComingSoonBodyProps) {
  const { t } = useTranslation('placeholders');
  return (
    <PageBody
      title={title}
      mark={<ComingSoonMark text={t('comingSoon')} />}
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
