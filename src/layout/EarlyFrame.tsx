import { ComingHead } from '@/ui/page/ComingHead';
import './layout.css';
import { LogoMark } from './Logo';

/**
 * What an address without a prerendered page shows until the app has rendered it: the bar with the sign, the
 * surface of the second navigation, and room for the head of the page, which build/earlyHead.ts fills in. Neither links nor landmarks: those come with the app.
 */
export const EarlyFrame = ({ name }: { readonly name: string }) => (
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
        </div>
      </div>
    </div>
  </div>
);
