import type { ReactNode } from 'react';
import { statusOf } from '@/routing/matchRoute';
import { Text } from '@/ui/text/Text';
import { useTranslation } from 'react-i18next';
import { PageHeading } from './PageHeading';
import { Content } from './Section';
import './page.css';
import { useRoute } from './useRoute';

/** The mark 'Coming Soon', if the route table says that the current page is not ready. */
function ComingSoonMark() {
  const route = useRoute();
  return route !== undefined && statusOf(route.id) === 'comingSoon' ? <Mark /> : null;
}

function Mark() {
  const { t } = useTranslation('placeholders');
  return (
    <Text
      quiet
      small
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        mb: 2,
        px: 1.5,
        py: 0.5,
        borderRadius: 999,
        border: '1px solid',
        borderColor: 'divider',
        bgcolor: 'background.paper',
        fontWeight: 600,
        '&::before': { content: '""', width: 8, height: 8, borderRadius: '50%', bgcolor: 'primary.main' },
      }}
    >
      {t('comingSoon')}
    </Text>
  );
}

interface PageBodyProps {
  /** Default: the title in the route table (src/routing/routes.ts). */
  readonly title?: string;
  readonly lead?: string;
  /** Rendered at the end of the head on wide screens, above the content on small ones. */
  readonly beside?: ReactNode;
  /** Links or buttons below the lead. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** A text page: its heading, one sentence, then its blocks. */
export function PageBody({ title, lead, beside, actions, children }: PageBodyProps) {
  return (
    <Content>
      <div className={children === undefined ? 'vt-page short' : 'vt-page'}>
        <div className={beside === undefined ? 'vt-page-head' : 'vt-page-head with-picture'}>
          <div>
            <ComingSoonMark />
            <PageHeading title={title} lead={null} />
            {lead !== undefined && <p className="vt-lead">{lead}</p>}
            {actions}
          </div>
          {beside !== undefined && <div className="vt-page-beside">{beside}</div>}
        </div>
        {children}
      </div>
    </Content>
  );
}
