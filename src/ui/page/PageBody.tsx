import type { ReactNode } from 'react';
import { ComingSoonMark } from './ComingSoonMark';
import { PageHeading } from './PageHeading';
import { Content } from './Section';
import './page.css';

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
