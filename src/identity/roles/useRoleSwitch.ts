import { useTranslation } from 'react-i18next';
import { TOAST } from '@/config/limits';
import type { RoleName } from '@/config/roles';
import { RoleError } from '@/errors/RoleError';
import { currentSession, useRole } from '@/identity/identity';
import { useToast } from '@/ui/toast/Toasts';

/**
 * Switches the role and shows the result as a toast. @param errorDuration how long a failure is shown, in ms.
 */
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
      // A session that ended meanwhile shows its own message.
      if (currentSession().status !== 'signedIn') return;
      // Only a failure needs these texts, so they are loaded here.
      await i18n.loadNamespaces('errors');
      const tErrors = i18n.getFixedT(null, 'errors');
      const message = tErrors(error instanceof RoleError ? `role.${error.code}` : 'roleSwitch.tryAgain');
      toast({ kind: 'error', message, duration: errorDuration });
    }
  };
}
