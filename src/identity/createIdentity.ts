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

/**
 * How long restricted content waits for the first check of a session, in ms. After that it shows, and the
 * backend decides on each request.
 */
const FIRST_CHECK_TIMEOUT_MS = 4000;

export type Identity = ReturnType<typeof createIdentity>;

/**
 * Creates everything that concerns the signed-in person: the session, the role, the check with the server,
 * the other tabs and the idle time. Each of them gets only the dependencies that it uses.
 */
export function createIdentity(needs: IdentityNeeds) {
  const { connection, clock, page, loadCalls } = needs;
  const session = createSessionStore(needs);
  // Created before every other subscriber of the session, so that the others find the role that belongs to
  // the session.
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

  /** Reads the stored session and keeps it up to date. @returns a function that stops this. */
  function start(): () => void {
    // The idle watch starts first: the server must not be asked about a session that has timed out.
    const stopIdleness = idle.start();
    connection.renewWith(createRenewal({ ...needs, session }));
    const stopHearing = endAll(
      offlineUse.start(),
      connection.onUnauthorized(session.expire),
      session.subscribe((event, before) => {
        if (event === 'adopted' || event === 'restored') recheck();
        // Loads the chunk with the logout call now, because the network may be gone when the person signs
        // out.
        if (event === 'signedIn') void loadCalls().catch(() => undefined);
        const over = event === 'signedOut' || event === 'timedOut' || event === 'roleLost';
        if (!over || before.status !== 'signedIn') return;
        // The person is signed out already. The server is told in the background, with the tokens of the
        // session that ended.
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
