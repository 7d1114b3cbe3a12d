import { GradientText } from '@/ui/text/GradientText';
import './page.css';

export interface ComingHeadProps {
  readonly title: string;
  readonly summary?: string | undefined;
}

/**
 * Title and summary of a page whose code is loading, in their final place. They are hidden from assistive
 * technology, because the real heading, which gets the focus, comes with the page.
 */
export const ComingHead = ({ title, summary }: ComingHeadProps) => (
  <div aria-hidden className="vt-coming-head">
    <div className="vt-h2">
      <GradientText>{title}</GradientText>
    </div>
    {summary !== undefined && <p className="vt-heading-lead">{summary}</p>}
  </div>
);
