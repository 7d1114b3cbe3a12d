import { useId, type ReactNode } from 'react';
import { Content } from '@/ui/page/Section';
import './home.css';

interface HomeSectionProps {
  readonly heading: string;
  readonly lead?: string;
  /** `band` has the surface colour over the full width. */
  readonly tone?: 'plain' | 'band';
  readonly children: ReactNode;
}

/** A section of the home page: a heading, a lead sentence and its content. */
export function HomeSection({ heading, lead, tone = 'plain', children }: HomeSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={tone === 'band' ? 'vt-home-part band' : 'vt-home-part'}>
      <Content>
        <h2 id={id} className="vt-h2 title">
          {heading}
        </h2>
        {lead !== undefined && <p className="lead">{lead}</p>}
        <div className="body">{children}</div>
      </Content>
    </section>
  );
}
