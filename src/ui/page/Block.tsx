import { useId, type ReactNode } from 'react';
import './page.css';

interface BlockProps {
  readonly heading: string;
  /** Leaves out the line above the block, if there is one already. */
  readonly first?: boolean;
  readonly children: ReactNode;
}

/** A section of a text page: its heading at the start, its text beside it, a line above both. */
export function Block({ heading, first = false, children }: BlockProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={first ? 'vt-block first' : 'vt-block'}>
      <h2 id={id} className="vt-h4">
        {heading}
      </h2>
      <div>{children}</div>
    </section>
  );
}
