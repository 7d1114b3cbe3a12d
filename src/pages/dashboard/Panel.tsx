import { type ReactNode, useId } from 'react';
import { Surface } from '@/ui/card/Surface';
import './dashboard.css';

interface PanelProps {
  readonly title: string;
  /** Content beside the title. */
  readonly mark?: ReactNode;
  /** Content at the end of the title's line. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A panel of the dashboard with its heading. */
export function Panel({ title, mark, action, children }: PanelProps) {
  const id = useId();
  return (
    <Surface component="section" labelledBy={id}>
      <div className="vt-panel-head">
        <div>
          <h2 id={id} className="vt-h5">
            {title}
          </h2>
          {mark}
        </div>
        <div>{action}</div>
      </div>
      {children}
    </Surface>
  );
}

/** An expandable line with an arrow at its end, in place of the browser's triangle. */
export const DETAILS_SX = {
  '& > summary': {
    position: 'relative',
    minHeight: 44,
    paddingInlineEnd: 4,
    borderRadius: 0.5,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 8,
      insetInlineEnd: 6,
      width: 8,
      height: 8,
      borderBlockEnd: '2px solid',
      borderInlineEnd: '2px solid',
      borderColor: 'text.secondary',
      transform: 'rotate(45deg)',
    },
  },
  '[dir="rtl"] & > summary::after': { transform: 'rotate(-45deg)' },
  '&[open] > summary::after': { insetBlockStart: 12, transform: 'rotate(225deg)' },
  '[dir="rtl"] &[open] > summary::after': { transform: 'rotate(-225deg)' },
} as const;
