import type { ReactNode } from 'react';

/** Words that may take the palette's gradient (an option of the person); plain text otherwise. */
export function GradientText({ children }: { children: ReactNode }) {
  return <span className="vt-gradient-text">{children}</span>;
}
