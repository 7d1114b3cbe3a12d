import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useSession } from '@/identity/identity';
import { type OnHeading, PageHeadingContext } from '@/ui/page/PageHeading';
import { VisuallyHidden } from '@/ui/text/VisuallyHidden';
import { MAIN_ID } from './SkipLink';

/**
 * After this time (ms) the announcement is removed, so that screen readers do not find it again while reading
 * the page.
 */
const ANNOUNCED_FOR = 1000;
/** After this time (ms) a dialog that closed has returned its focus, or has failed to. */
const DIALOG_GONE = 350;

const focusIsLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

function focusHeading(): void {
  const main = document.getElementById(MAIN_ID);
  (main?.querySelector('h1') ?? main)?.focus({ preventScroll: true });
}

/** Whether the focus is inside the main content already. It is not moved then. */
function focusIsInPage(): boolean {
  const main = document.getElementById(MAIN_ID);
  return main !== null && main !== document.activeElement && main.contains(document.activeElement);
}

/**
 * After each navigation except the first, focuses the heading and announces the page (F-170). It also focuses
 * the heading if the focus fell to the body, because the button that opened a dialog was removed by signing
 * in or out (F-186).
 */
export function RouteAnnouncer({ children }: { children: ReactNode }) {
  const [announcement, setAnnouncement] = useState('');
  const shown = useRef<string>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const focusIfStillLost = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (focusIsLost()) focusHeading();
    }, DIALOG_GONE);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);

  const onHeading = useCallback<OnHeading>(
    ({ element, title, pathname }) => {
      const before = shown.current;
      shown.current = pathname;
      if (before === null || before === pathname) return;
      setAnnouncement(title);
      if (!focusIsInPage()) element.focus({ preventScroll: true });
      focusIfStillLost();
    },
    [focusIfStillLost],
  );

  useEffect(() => {
    if (announcement === '') return undefined;
    const end = setTimeout(() => setAnnouncement(''), ANNOUNCED_FOR);
    return () => clearTimeout(end);
  }, [announcement]);

  const { status } = useSession();
  const lastStatus = useRef(status);
  useEffect(() => {
    if (lastStatus.current === status) return;
    lastStatus.current = status;
    focusIfStillLost();
  }, [status, focusIfStillLost]);

  return (
    <PageHeadingContext value={onHeading}>
      {children}
      <div aria-live="polite">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </div>
    </PageHeadingContext>
  );
}
