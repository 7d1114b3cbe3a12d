import { endAll, listen } from '@/runtime/listen';
import { createRoleStore } from './roles/roleStore';
import { createSwitchRole } from './roles/switchRole';
import { createValidation } from './roles/validation';
import type { IdentityNeeds } from './needs';
import { createIdleWatch } from './session/idleWatch';
import { createOfflineUse } from './session/offlineUse';
import { createRenewal } from './session/renewal';
import { createSessionCheck } from './session/sessionCheck';
import { createSessionStore } from './session/sessionStore';
import { watchTabs } from './session/sessionTabs';

/** For so long, in ms, restricted content waits for the first check; then the backend's own answers decide. */
const FIRST_CHECK_TIMEOUT_MS = 4000;

export type Identity = ReturnType<typeof createIdentity>;

/**
 * Who is signed in and in which role, and everything that keeps it up to date: the check with the server, the other
 * tabs, the idle time. Each part gets the ones that it uses.
 */
export function createIdentity(needs: IdentityNeeds) {
  const { connection, clock, page, loadCalls } = needs;
  const session = createSessionStore(needs);
  // Before everybody else who follows the session: they find the role that belongs to it.
  const roles = createRoleStore({ ...needs, session });
  const check = createSessionCheck(session, loadCalls);
  const idle = createIdleWatch({ ...needs, session });
  const offlineUse = createOfflineUse({ ...needs, session });
  const validation = createValidation({ ...needs, session, roles, check });
  const switchRole = createSwitchRole({ ...needs, session, roles });

  const recheck = () => {
    const now = session.get();
    if (now.status !== 'signedIn') return;
    void check();
    clock.after(FIRST_CHECK_TIMEOUT_MS, () => session.confirm(now));
  };

  /** Reads the stored session and begins to keep it up to date. @returns a function that ends it. */
  function start(): () => void {
    // The clock first: a session that is over must not be asked about.
    const stopIdleness = idle.start();
    connection.renewWith(createRenewal({ ...needs, session }));
    const stopHearing = endAll(
      offlineUse.start(),
      connection.onUnauthorized(session.expire),
      session.subscribe((event, before) => {
        if (event === 'adopted' || event === 'restored') recheck();
        // The code of logout is there before the network may be gone.
        if (event === 'signedIn') void loadCalls().catch(() => undefined);
        const over = event === 'signedOut' || event === 'timedOut' || event === 'roleLost';
        if (!over || before.status !== 'signedIn') return;
        // The person is signed out already; the server is told in the background, with the token that was.
        const { token, refreshToken } = before;
        void loadCalls()
          .then(({ endOnServer }) => endOnServer(token, refreshToken))
          .catch(() => undefined);
      }),
      listen(page.window, ['online'], () => void check()),
    );
    session.restore();
    return endAll(stopHearing, watchTabs({ ...needs, session, recheck }), stopIdleness, validation.start());
  }

  return { session, roles, check, idle, validation, switchRole, offlineUse, start };
}
