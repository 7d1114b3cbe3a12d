import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useAppState } from '@/runtime/AppScope';
import { identity, useSession } from '@/identity/identity';
import { useToast } from '@/ui/toast/Toasts';

/** Longer than other toasts: it explains why the page changed under the person's hands. */
const DURATION = 10_000;

/** Says once, on /, why the person was signed out (R-1042). */
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
