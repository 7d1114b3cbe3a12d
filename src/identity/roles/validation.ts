import type { IdentityNeeds } from '@/identity/needs';
import type { CheckOutcome } from '@/identity/session/sessionCheck';
import type { SessionStore } from '@/identity/session/sessionStore';
import { isRoleKey } from '@/identity/session/storedSession';
import { endAll, listen } from '@/runtime/listen';
import { ROLE_SECURITY } from '@/config/limits';
import { log } from '@/logging/logger';
import type { RoleStore } from './roleStore';

type Needs = Pick<IdentityNeeds, 'storage' | 'page' | 'clock'> & {
  readonly session: SessionStore;
  readonly roles: RoleStore;
  /** Asks the server whether the session is valid. */
  readonly check: () => Promise<CheckOutcome>;
};

/**
 * Validates session and role with the server every five minutes, and follows a role switch in another
 * tab. The session ends after three validations in a row that the server answered without confirming the
 * session. A network error never ends it (F-072).
 */
export function createValidation({ session, roles, check, storage, page, clock }: Needs) {
  let failures = 0;
  let failing = 0;

  /** Counts the failed validations and ends the session after the third. */
  function validated(outcome: CheckOutcome): void {
    const now = session.get();
    if (now.status !== 'signedIn') return;
    if (failing !== now.generation) failures = 0;
    failing = now.generation;
    if (outcome === 'failed') failures += 1;
    else if (outcome === 'confirmed' || outcome === 'unsupported') failures = 0;
    if (failures < ROLE_SECURITY.failedValidations) return;
    failures = 0;
    log.info('roles', 'The session could not be validated three times');
    session.expire(now.token);
  }

  /** @returns a function that stops it. */
  function start(): () => void {
    const follow = () => {
      // The other tab may have heard of a new role from the server a moment ago.
      if (!roles.adopt()) void check().then(roles.adopt);
    };
    return endAll(
      clock.every(ROLE_SECURITY.validationInterval, () => void check().then(validated)),
      storage.subscribe((key) => {
        if (isRoleKey(key)) follow();
      }),
      listen(page.window, ['focus'], follow),
      listen(page.document, ['visibilitychange'], follow),
    );
  }

  return { validated, start };
}
