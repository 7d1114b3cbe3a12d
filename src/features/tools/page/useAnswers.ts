import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import type { ProfileAnswers } from '@/features/standing/profileAnswers';
import { keepAnswers, keptAnswers, type ToolName } from './toolInputs';
import { useOwnAnswers } from './useOwnAnswers';

/** How the answers of a tool are written into links, and for this tab. A constant of its page. */
export interface AnswersKind<T> {
  readonly tool: ToolName;
  readonly empty: T;
  /** Null for what cannot be read. */
  readonly read: (fragment: string) => { readonly rules: string; readonly value: T } | null;
  readonly write: (value: T) => string;
  readonly fromProfile: (profile: ProfileAnswers) => T;
}

/** How a link was read: the rules that it was made under, or null where it was broken. */
export interface OpenedLink {
  readonly rules: string | null;
}

export interface Answers<T> {
  readonly value: T;
  readonly change: (value: T) => void;
  readonly clear: () => void;
  /** Null signed out. */
  readonly fillIn: (() => void) | null;
  /** The profile that the answers were filled in from. */
  readonly profile: ProfileAnswers | null;
  /** The profile of whose answers these are, also where they typed them; null where it is not known. */
  readonly own: ProfileAnswers | null;
  /** True while the profile may still fill the form in. */
  readonly waits: boolean;
  readonly link: OpenedLink | null;
  readonly closeLink: () => void;
  /** Changes when the whole form does: what is half typed in its fields goes with it. */
  readonly round: number;
}

/** What a form shows, and where it is from. */
interface State<T> extends Pick<Answers<T>, 'value' | 'profile' | 'link' | 'round'> {
  /** Something was typed, opened or kept: the profile does not replace it unless it is asked to. */
  readonly isOwn: boolean;
  /** The fragment that was read last; null before the page has started. */
  readonly opened: string | null;
  /** The answers are of a link, and so of anybody. */
  readonly isOfLink: boolean;
  readonly own: ProfileAnswers | null;
}

const never = () => () => undefined;

/** The state after a start, or after another fragment came: a link, else what this tab kept. */
function opened<T>(kind: AnswersKind<T>, before: State<T>, hash: string): State<T> {
  // A fragment that only leads to a part of the page has no equals sign.
  const isLink = hash.includes('=');
  const found = kind.read(isLink ? hash : (keptAnswers(kind.tool) ?? ''));
  if (!isLink && found === null) return { ...before, opened: hash };
  return {
    ...before,
    value: found?.value ?? kind.empty,
    profile: null,
    isOfLink: isLink,
    link: isLink ? { rules: found?.rules ?? null } : null,
    round: before.round + 1,
    isOwn: true,
    opened: hash,
  };
}

/** The state with the answers that the profile knows. */
const filled = <T>(kind: AnswersKind<T>, before: State<T>, profile: ProfileAnswers): State<T> => ({
  ...before,
  value: kind.fromProfile(profile),
  profile,
  own: profile,
  isOfLink: false,
  link: null,
  round: before.round + 1,
});

/**
 * The answers of a tool: those of the link that the page was opened with, else those of this tab, else what the profile
 * knows. A prerendered page has none of them until it has started. Nothing is written back or sent.
 */
export function useAnswers<T>(kind: AnswersKind<T>): Answers<T> {
  const { ofProfile, isSignedIn, isChecking } = useOwnAnswers();
  const { hash } = useLocation();
  const hasStarted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [state, setState] = useState<State<T>>({
    value: kind.empty,
    profile: null,
    link: null,
    round: 0,
    isOwn: false,
    opened: null,
    isOfLink: false,
    own: null,
  });
  const [read, setRead] = useState<typeof ofProfile | null>(null);
  if (hasStarted && state.opened !== hash) setState(opened(kind, state, hash));

  useEffect(() => {
    let isHere = true;
    void ofProfile().then((known) => {
      if (!isHere) return;
      setRead(() => ofProfile);
      setState((now) => (now.isOwn || known === null ? { ...now, own: known } : filled(kind, now, known)));
    });
    return () => {
      isHere = false;
    };
  }, [ofProfile, kind]);

  const { value, profile, link, round } = state;
  const fillIn = () => {
    keepAnswers(kind.tool, '');
    void ofProfile().then((known) => {
      if (known !== null) setState((now) => filled(kind, now, known));
    });
  };
  return {
    value,
    change: (next) => {
      keepAnswers(kind.tool, kind.write(next));
      setState((now) => ({ ...now, value: next, isOwn: true }));
    },
    clear: () => {
      keepAnswers(kind.tool, '');
      setState((now) => ({
        ...now,
        value: kind.empty,
        profile: null,
        link: null,
        isOfLink: false,
        round: now.round + 1,
        isOwn: true,
      }));
    },
    fillIn: isSignedIn ? fillIn : null,
    profile,
    own: state.isOfLink ? null : state.own,
    waits: !state.isOwn && (isChecking || (isSignedIn && read !== ofProfile)),
    link,
    closeLink: () => setState((now) => ({ ...now, link: null })),
    round,
  };
}
