import { Suspense, useEffect } from 'react';
import { useSession } from '@/identity/identity';
import { useArrival } from '@/ui/loading/lazyDialog';
import { whenQuiet } from '@/ui/loading/whenQuiet';
import { desk } from './menus';
import { askWhileWaiting, isSomethingWaiting } from './outbox/leaving';

/** At once for somebody whose messages wait, else when the page stands and nothing else is to be done. */
function whenDue(load: () => void): (() => void) | undefined {
  if (!isSomethingWaiting()) return whenQuiet(load);
  load();
  return undefined;
}

/** Where the desk comes, once somebody is signed in. */
export function DeskPlace() {
  const isSignedIn = useSession().status === 'signedIn';
  const { Part: Desk } = useArrival(desk, isSignedIn, whenDue);
  useEffect(() => (isSignedIn ? askWhileWaiting() : undefined), [isSignedIn]);
  return <Suspense fallback={null}>{Desk !== undefined && <Desk />}</Suspense>;
}
