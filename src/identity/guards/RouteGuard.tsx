import { Activity, Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Location, Navigate, useLocation } from 'react-router-dom';
import { forgetReturnTo, rememberReturnTo, wantedPath } from '@/identity/session/returnTo';
import { identity, type Session, useRole, useSession } from '@/identity/identity';
import { useAppState } from '@/runtime/AppScope';
import { log } from '@/logging/logger';
import { Spinner } from '@/ui/loading/Spinner';
import { VisuallyHidden } from '@/ui/text/VisuallyHidden';
import { guardOutcome } from './guardOutcome';
import { afterLanding, afterLogin } from './redirects';
import { accessFor, ruleFor } from './routeAccess';

const addressOf = ({ pathname, search, hash }: Location): string => `${pathname}${search}${hash}`;

interface DeniedProps {
  readonly to: string;
  readonly session: Session;
  /** The page was allowed until now: the session or the role changed under it, nobody asked for anything. */
  readonly wasAllowed: boolean;
}

/** Leads away from a denied page: replaced in history, its origin remembered when signing in may help. */
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
    // Effects run twice in development; one denial is one warning (F-029).
    if (wasAllowed || warnedOf.current === key + pathname) return;
    warnedOf.current = key + pathname;
    // The table's own path, never what was typed: an address may hold a name.
    const { path, access } = ruleFor(pathname);
    log.warn('roles', 'Access denied', { data: { path, access } });
  }, [remembers, owner, wasAllowed, address, key, pathname]);
  return <Navigate key={key} to={to} replace {...(remembers ? { state: { from: address } } : {})} />;
}

/**
 * Away from a landing path to where the person wanted to go, or to the role's default route. Whoever presses a link to
 * the same path again, while the other page is still on its way, calls that off: each visit leads away by itself.
 */
function LeaveLanding({ to }: { readonly to: string }) {
  const { key } = useLocation();
  useEffect(() => forgetReturnTo, []);
  return <Navigate key={key} to={to} replace />;
}

/** A check longer than this, in ms, is worth a word. */
const SLOW = 400;

/** A page that shows before the session is checked says so to those who cannot see that all is in place. */
function StillVerifying({ text }: { readonly text: string }) {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW);
    return () => clearTimeout(timer);
  }, []);
  if (!slow) return null;
  return (
    <VisuallyHidden>
      <output>{text}</output>
    </VisuallyHidden>
  );
}

interface LastAllowed {
  /** The guarded place that was allowed last, and in which session; '' on a page for everyone. */
  readonly here: string;
  /** The last session that saw guarded content: what it left in the page's state is not the next one's. */
  readonly owner: number;
}
const NOWHERE: LastAllowed = { here: '', owner: 0 };

/**
 * Shows a page only to those who may see it. The route table decides by the address;
 * nothing of the page is rendered, or read from the backend, before. A page that must be checked again (after sleep) is
 * kept, hidden.
 */
export function RouteGuard({ children }: { readonly children: ReactNode }) {
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
      {allowed ? null : <Spinner text={t(`guard.${result.waitsFor}`)} />}
      {isShown ? (
        <Activity mode={allowed ? 'visible' : 'hidden'}>
          <Fragment key={last.owner}>{children}</Fragment>
        </Activity>
      ) : null}
    </>
  );
}
