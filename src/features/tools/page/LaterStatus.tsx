import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Ms without a key before a result is spoken. */
const QUIET = 500;

interface LaterStatusProps {
  readonly text: string;
  readonly children?: (text: string) => ReactNode;
}

/** A result in words, said half a second after the last change: not a word a key. Another language is said at once. */
export function LaterStatus(props: LaterStatusProps) {
  const { i18n } = useTranslation();
  return <Announcement key={i18n.language} {...props} />;
}

function Announcement({ text, children }: LaterStatusProps) {
  const [announcement, setAnnouncement] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setAnnouncement(text), QUIET);
    return () => clearTimeout(timer);
  }, [text]);
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> has no place for blocks
  return <div role="status">{children === undefined ? announcement : children(announcement)}</div>;
}
