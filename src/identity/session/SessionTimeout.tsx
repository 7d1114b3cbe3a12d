import { useEffect, useSyncExternalStore } from 'react';
import { useAppState } from '@/runtime/AppScope';
import { identity } from '@/identity/identity';
import { lazyDialog, useArrival } from '@/ui/loading/lazyDialog';

interface WarningProps {
  readonly endsAt: number;
  readonly onStay: () => void;
}

const warning = lazyDialog<WarningProps>(() =>
  import('./SessionTimeoutDialog').then(({ SessionTimeoutDialog }) => SessionTimeoutDialog),
);

const none = (): null => null;

/** Shows the warning before the session ends. Until its chunk is loaded, the session ends without it. */
export function SessionTimeout() {
  const { setWarningShown, stay, subscribeToWarning, warningEndsAt } = useAppState(identity).idle;
  const endsAt = useSyncExternalStore(subscribeToWarning, warningEndsAt, none);
  const { Part: Warning } = useArrival(warning, endsAt !== null);
  const shown = endsAt !== null && Warning !== undefined;
  useEffect(() => setWarningShown(shown), [setWarningShown, shown]);
  return shown ? <Warning endsAt={endsAt} onStay={stay} /> : null;
}
