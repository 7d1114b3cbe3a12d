import type { ReactNode } from 'react';
import './page.css';

interface ContentProps {
  children: ReactNode;
  narrow?: boolean;
  /** Space above and below the content of a page. */
  padded?: boolean;
  /** The parts stand one below another, 24 px apart. */
  stacked?: boolean;
}

/** The width of a page's content, with gutters of 16 / 24 / 32 px (docs/look.md#type-space-shape). */
export function Content({ children, narrow = false, padded = false, stacked = false }: ContentProps) {
  const classes = [narrow && 'narrow', padded && 'padded', stacked && 'stacked'].filter(Boolean);
  return <div className={['vt-content', ...classes].join(' ')}>{children}</div>;
}

interface SectionProps {
  children: ReactNode;
  title?: string;
  lead?: string;
  /** Unique on the page: connects the section with its heading, and links can lead to it. */
  id?: string;
}

/** A section of a page with a level-2 heading. The distance between sections is 48 / 64 / 96 px. */
export function Section({ children, title, lead, id }: SectionProps) {
  const headingId = title !== undefined && id !== undefined ? `${id}-heading` : undefined;
  return (
    <section className="vt-section" id={id} aria-labelledby={headingId}>
      {title !== undefined && (
        <h2 id={headingId} className="vt-h3">
          {title}
        </h2>
      )}
      {lead !== undefined && <p className="vt-section-lead">{lead}</p>}
      <div className={title === undefined ? undefined : 'vt-section-body'}>{children}</div>
    </section>
  );
}
