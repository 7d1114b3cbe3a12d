import { useTranslation } from 'react-i18next';
import { TOAST } from '@/config/limits';
import type { RoleName } from '@/config/roles';
import { RoleError } from '@/errors/RoleError';
import { currentSession, useRole } from '@/identity/identity';
import { useToast } from '@/ui/toast/Toasts';

/** Switches the role and says what came of it. @param errorDuration how long a failure is shown, in ms */
export function useRoleSwitch(errorDuration: number = TOAST.error): (target: RoleName) => Promise<void> {
  const { t, i18n } = useTranslation('roles');
  const { switchRole } = useRole();
  const toast = useToast();
  return async (target) => {
    try {
      await switchRole(target);
      const message = t('switch.done', { role: t(`${target}.displayName`) });
      toast({ kind: 'success', message, duration: TOAST.success });
    } catch (error) {
      // A session that ended meanwhile has its own message.
      if (currentSession().status !== 'signedIn') return;
      // Texts that only a failure needs, and that are there on every page that ever showed one.
      await i18n.loadNamespaces('errors');
      const tErrors = i18n.getFixedT(null, 'errors');
      const message = tErrors(error instanceof RoleError ? `role.${error.code}` : 'roleSwitch.tryAgain');
      toast({ kind: 'error', message, duration: errorDuration });
    }
  };
}
