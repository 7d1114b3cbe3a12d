import type { ReactNode } from 'react';
import { ComingHead } from '@/ui/page/ComingHead';
import './layout.css';
import { LogoMark } from './Logo';

interface EarlyFrameProps {
  readonly name: string;
  /** The place of the page's first data, for pages that show them early. */
  readonly page?: ReactNode;
}

/**
 * The markup of an address without a prerendered page, until the app has rendered it: the bar with the logo,
 * the surface of the second navigation, and the head of the page, which build/earlyHead.ts fills in. It has
 * no links and no landmarks; those come with the app.
 */
export const EarlyFrame = ({ name, page }: EarlyFrameProps) => (
  <div className="vt-early" aria-hidden>
    <div className="vt-bar">
      <div className="vt-content vt-bar-line">
        <span className="vt-logo">
          <LogoMark />
          <span dir="auto">{name}</span>
        </span>
      </div>
    </div>
    <div className="vt-body">
      <div className="vt-second" />
      <div className="vt-main vt-gradient-head">
        <div className="vt-content" hidden>
          <ComingHead title="" summary="" />
          {page}
        </div>
      </div>
    </div>
  </div>
);
