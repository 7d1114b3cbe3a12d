import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useAppState } from '@/runtime/AppScope';
import { identity, useSession } from '@/identity/identity';
import { useToast } from '@/ui/toast/Toasts';

/**
 * In ms. Longer than other toasts, because it explains why the page changed without an action of the person.
 */
const DURATION = 10_000;

/** Shows once, on /, why the person was signed out (R-1042). */
export function useLogoutNotice(): void {
  const session = useSession();
  const { announced } = useAppState(identity).session;
  const { pathname } = useLocation();
  const toast = useToast();
  const { t } = useTranslation('session');
  const reason = session.status === 'signedOut' ? session.reason : undefined;

  useEffect(() => {
    if (reason === undefined || pathname !== '/' || !announced()) return;
    toast({ kind: 'error', message: t(`ended.${reason}`), duration: DURATION });
  }, [reason, pathname, toast, t, announced]);
}
