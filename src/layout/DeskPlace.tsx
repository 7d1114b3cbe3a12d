import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { useSession } from '@/identity/identity';
import { read } from '@/storage/browserStorage';
import { outbox } from '@/storage/keys';
import { whenQuiet } from '@/ui/loading/whenQuiet';
import { desk } from './menus';

/** Where the desk comes once the page stands: at once for somebody whose messages wait. */
export function DeskPlace() {
  const isSignedIn = useSession().status === 'signedIn';
  const [{ Part }, setPart] = useState<{ Part: ComponentType | undefined }>({ Part: undefined });
  const isMissing = isSignedIn && Part === undefined;
  useEffect(() => {
    if (!isMissing) return undefined;
    const load = () =>
      void desk.load().then(
        (loaded) => setPart({ Part: loaded }),
        () => undefined,
      );
    if ((read(outbox) ?? []).length === 0) return whenQuiet(load);
    load();
    return undefined;
  }, [isMissing]);
  return <Suspense fallback={null}>{Part !== undefined && <Part />}</Suspense>;
}
