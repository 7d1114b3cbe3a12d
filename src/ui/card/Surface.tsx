import type { ElementType, ReactNode } from 'react';

interface SurfaceProps {
  children: ReactNode;
  component?: ElementType;
  /** Id of the heading that names the surface, if it is a section. */
  labelledBy?: string;
  padding?: 'none' | 'normal' | 'roomy';
}

const CLASSES = { none: 'vt-surface bare', normal: 'vt-surface', roomy: 'vt-surface roomy' } as const;

/** A card: a surface with a border and no shadow (src/theme/styles/surface.css). */
export const Surface = ({
  children,
  component: Element = 'div',
  labelledBy,
  padding = 'normal',
}: SurfaceProps) => (
  <Element className={CLASSES[padding]} aria-labelledby={labelledBy}>
    {children}
  </Element>
);
