import { Activity, Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Location, Navigate, useLocation } from 'react-router-dom';
import { forgetReturnTo, rememberReturnTo, wantedPath } from '@/identity/session/returnTo';
import { identity, type Session, useRole, useSession } from '@/identity/identity';
import { useAppState } from '@/runtime/AppScope';
import { log } from '@/logging/logger';
import { Spinner } from '@/ui/loading/Spinner';
import { VisuallyHidden } from '@/ui/text/VisuallyHidden';
import { useIsLate } from '@/ui/useIsLate';
import { guardOutcome } from './guardOutcome';
import { afterLanding, afterLogin } from './redirects';
import { accessFor, ruleFor } from './routeAccess';

const addressOf = ({ pathname, search, hash }: Location): string => `${pathname}${search}${hash}`;

interface DeniedProps {
  readonly to: string;
  readonly session: Session;
  /**
   * Whether this page was allowed until now: then the session or the role changed while it was open, and the
   * person did not ask for a page that they may not see.
   */
  readonly wasAllowed: boolean;
}

/**
 * Redirects from a denied page and replaces the history entry. It remembers the page if signing in may open
 * it.
 */
function Denied({ to, session, wasAllowed }: DeniedProps) {
  const location = useLocation();
  const ended = session.status === 'signedOut';
  const remembers = ended && (!wasAllowed || session.reason !== undefined);
  const { endedPerson } = useAppState(identity).session;
  const owner = wasAllowed ? endedPerson() : null;
  const address = addressOf(location);
  const { key, pathname } = location;
  const warnedOf = useRef('');
  useEffect(() => {
    if (remembers) rememberReturnTo(address, owner);
    // In development effects run twice, but one denial must write one warning (F-029).
    if (wasAllowed || warnedOf.current === key + pathname) return;
    warnedOf.current = key + pathname;
    // Logs the path of the route table, not the typed one, because an address may contain a name.
    const { path, access } = ruleFor(pathname);
    log.warn('roles', 'Access denied', { data: { path, access } });
  }, [remembers, owner, wasAllowed, address, key, pathname]);
  return <Navigate key={key} to={to} replace {...(remembers ? { state: { from: address } } : {})} />;
}

/**
 * Redirects from a landing path to the path that the person wanted, or to the role's default route. The key
 * makes each visit redirect again: somebody who presses a link to the landing path while the other page is
 * still loading cancels that navigation.
 */
function LeaveLanding({ to }: { readonly to: string }) {
  const { key } = useLocation();
  useEffect(() => forgetReturnTo, []);
  return <Navigate key={key} to={to} replace />;
}

/** A check that takes longer than this, in ms, is announced to screen readers. */
const ANNOUNCE_AFTER = 400;

/** Tells screen readers that the session is still being checked while the page already shows. */
function StillVerifying({ text }: { readonly text: string }) {
  if (!useIsLate(ANNOUNCE_AFTER)) return null;
  return (
    <VisuallyHidden>
      <output>{text}</output>
    </VisuallyHidden>
  );
}

interface LastAllowed {
  /**
   * Generation of the session and path of the guarded page that was allowed last; '' on a page for everyone.
   */
  readonly here: string;
  /**
   * Generation of the last session that saw guarded content. It is the key of the content, so that the next
   * session does not get the React state of the previous one.
   */
  readonly owner: number;
}
const NOWHERE: LastAllowed = { here: '', owner: 0 };

interface RouteGuardProps {
  /**
   * What the HTML document has shown of this page, after the server confirmed the role: it stays while the
   * app reads the same answer.
   */
  readonly early?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Renders a page only for people who may see it, as the route table says. Before that nothing of the page is
 * rendered or requested. A page whose session must be checked again (after the computer slept) stays mounted
 * but hidden.
 */
export function RouteGuard({ early, children }: RouteGuardProps) {
  const { t } = useTranslation('roles');
  const { pathname } = useLocation();
  const session = useSession();
  const { role, switching, generation } = useRole();
  const here = `${generation} ${pathname}`;
  const [last, setLast] = useState(NOWHERE);

  const landing = afterLanding(pathname, role);
  const guarded = accessFor(pathname) !== 'everyone';
  const result = guardOutcome({ pathname, session, role, switching });
  const allowed = result.outcome === 'allowed';
  const now: LastAllowed = guarded ? { here, owner: generation } : { here: '', owner: last.owner };
  if (allowed && (now.here !== last.here || now.owner !== last.owner)) setLast(now);

  if (landing !== null && role !== null && session.status === 'signedIn') {
    return <LeaveLanding to={afterLogin(role, wantedPath(session.user.id))} />;
  }
  if (result.outcome === 'denied') {
    return <Denied to={result.to} session={session} wasAllowed={last.here.endsWith(` ${pathname}`)} />;
  }
  const isShown = allowed || last.here === here;
  const verifying = allowed && guarded && session.status === 'signedIn' && !session.checked;
  return (
    <>
      {verifying ? <StillVerifying text={t('guard.verifying')} /> : null}
      {allowed ? null : early}
      {allowed ? null : <Spinner text={t(`guard.${result.waitsFor}`)} />}
      {isShown ? (
        <Activity mode={allowed ? 'visible' : 'hidden'}>
          <Fragment key={last.owner}>{children}</Fragment>
        </Activity>
      ) : null}
    </>
  );
}
