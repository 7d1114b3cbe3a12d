import { type ComponentType, startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { useAppState } from '@/runtime/AppScope';
import { identity } from '@/identity/identity';
import { log } from '@/logging/logger';
import { lazyDialog } from '@/ui/loading/lazyDialog';

interface WarningProps {
  readonly endsAt: number;
  readonly onStay: () => void;
}

const warning = lazyDialog<WarningProps>(() =>
  import('./SessionTimeoutDialog').then(({ SessionTimeoutDialog }) => SessionTimeoutDialog),
);

const none = (): null => null;

/**
 * Shows the warning before the session ends. If the chunk of the warning cannot be loaded, the session ends
 * without it.
 */
export function SessionTimeout() {
  const { setWarningShown, stay, subscribeToWarning, warningEndsAt } = useAppState(identity).idle;
  const endsAt = useSyncExternalStore(subscribeToWarning, warningEndsAt, none);
  const [state, setState] = useState<{ readonly Warning: ComponentType<WarningProps> } | null>(null);
  const wanted = endsAt !== null && state === null;
  useEffect(() => {
    if (!wanted) return;
    warning.load().then(
      (Warning) => startTransition(() => setState({ Warning })),
      (error: unknown) => log.info('session', 'The warning could not be loaded', { error }),
    );
  }, [wanted]);
  const shown = endsAt !== null && state !== null;
  useEffect(() => setWarningShown(shown), [setWarningShown, shown]);
  return endsAt === null || state === null ? null : <state.Warning endsAt={endsAt} onStay={stay} />;
}
