import { type ReactNode, useEffect, useState } from 'react';

/** Ms without a key before a result is spoken. */
const QUIET = 500;

/** A result in words, said half a second after the last change: not a word a key. */
export function LaterStatus({
  text,
  children,
}: {
  readonly text: string;
  readonly children?: (text: string) => ReactNode;
}) {
  const [announcement, setAnnouncement] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setAnnouncement(text), QUIET);
    return () => clearTimeout(timer);
  }, [text]);
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> has no place for blocks
  return <div role="status">{children === undefined ? announcement : children(announcement)}</div>;
}
