import { type CheckOutcome, checkSession } from '@/identity/session/sessionCheck';
import { expire, get } from '@/identity/session/sessionStore';
import { isRoleKey } from '@/identity/session/storedSession';
import { ROLE_SECURITY } from '@/config/limits';
import { log } from '@/logging/logger';
import { subscribe as subscribeToStorage } from '@/storage/browserStorage';
import { adoptRole } from './roleStore';

/**
 * Validates session and role with the server every five minutes. Three validations in a row that
 * the server answered without confirming the session end it; a network that fails never does (F-072).
 */
let failures = 0;
let failing = 0;

/** What one validation means. */
export function validated(outcome: CheckOutcome): void {
  const now = get();
  if (now.status !== 'signedIn') return;
  if (failing !== now.generation) failures = 0;
  failing = now.generation;
  if (outcome === 'failed') failures += 1;
  else if (outcome === 'confirmed' || outcome === 'unsupported') failures = 0;
  if (failures < ROLE_SECURITY.failedValidations) return;
  failures = 0;
  log.info('roles', 'The session could not be validated three times');
  expire(now.token);
}

/** Starts validation, and follows the role that other tabs choose. @returns a function that ends it. */
export function startRoles(): () => void {
  const timer = setInterval(() => void checkSession().then(validated), ROLE_SECURITY.validationInterval);
  const follow = () => {
    // The other tab may have heard of the role from the server a moment ago.
    if (!adoptRole()) void checkSession().then(adoptRole);
  };
  const stopStorage = subscribeToStorage((key) => {
    if (isRoleKey(key)) follow();
  });
  window.addEventListener('focus', follow);
  document.addEventListener('visibilitychange', follow);
  return () => {
    clearInterval(timer);
    stopStorage();
    window.removeEventListener('focus', follow);
    document.removeEventListener('visibilitychange', follow);
  };
}
