import { Suspense, useEffect } from 'react';
import { useSession } from '@/identity/identity';
import { useArrival } from '@/ui/loading/lazyDialog';
import { whenQuiet } from '@/ui/loading/whenQuiet';
import { desk } from './menus';
import { askWhileWaiting, isSomethingWaiting } from './outbox/leaving';

/** Loads at once if something waits in the outbox, otherwise when the browser is idle after the start-up. */
function whenDue(load: () => void): (() => void) | undefined {
  if (!isSomethingWaiting()) return whenQuiet(load);
  load();
  return undefined;
}

/** The place where the desk is rendered while somebody is signed in. */
export function DeskPlace() {
  const isSignedIn = useSession().status === 'signedIn';
  const { Part: Desk } = useArrival(desk, isSignedIn, whenDue);
  useEffect(() => (isSignedIn ? askWhileWaiting() : undefined), [isSignedIn]);
  return <Suspense fallback={null}>{Desk !== undefined && <Desk />}</Suspense>;
}
