import type { ReactNode } from 'react';

/** Text with the palette's gradient, if the person chose that; otherwise plain text. */
export function GradientText({ children }: { children: ReactNode }) {
  return <span className="vt-gradient-text">{children}</span>;
}
