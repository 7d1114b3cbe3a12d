import { useTranslation } from 'react-i18next';
import { useDebounced } from '@/ui/useDebounced';
import { StatusRegion } from '@/ui/text/StatusRegion';

/** Ms without a change before a result is announced. */
const QUIET = 500;

interface LaterStatusProps {
  readonly text: string;
}

/**
 * Announces a result half a second after the last change, so that not every key press is announced. When the
 * language changes, the new text is announced at once.
 */
export function LaterStatus({ text }: LaterStatusProps) {
  const { i18n } = useTranslation();
  return <Announcement key={i18n.language} text={text} />;
}

function Announcement({ text }: LaterStatusProps) {
  return <StatusRegion>{useDebounced(text, QUIET)}</StatusRegion>;
}
