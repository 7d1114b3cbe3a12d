import type { ReactNode } from 'react';
import './page.css';

/** The width that every page's content keeps, with the gutters 16 / 24 / 32 (docs/look.md#type-space-shape). */
export function Content({ children, narrow = false }: { children: ReactNode; narrow?: boolean }) {
  return <div className={narrow ? 'vt-content narrow' : 'vt-content'}>{children}</div>;
}

interface SectionProps {
  children: ReactNode;
  title?: string;
  lead?: string;
  /** Unique on the page: names the section by its heading, and links may lead to it. */
  id?: string;
}

/** A stretch of a page under its own level-2 heading, 48 / 64 / 96 apart from the next. */
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
