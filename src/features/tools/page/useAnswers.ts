import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsHydrated } from '@/runtime/useBrowserValue';
import type { ProfileAnswers } from '@/features/standing/profileAnswers';
import { storeAnswers, storedAnswers, type ToolName } from './toolInputs';
import { useOwnAnswers } from './useOwnAnswers';

/** How the answers of a tool are written to links and to storage. Must be a constant of its page. */
export interface AnswersKind<T> {
  readonly tool: ToolName;
  readonly empty: T;
  /** Null for a fragment that cannot be read. */
  readonly read: (fragment: string) => { readonly rules: string; readonly value: T } | null;
  readonly write: (value: T) => string;
  readonly fromProfile: (profile: ProfileAnswers) => T;
}

/** The link that the page was opened with: the version of its rules, or null when the link is broken. */
export interface OpenedLink {
  readonly rules: string | null;
}

export interface Answers<T> {
  readonly value: T;
  readonly change: (value: T) => void;
  readonly clear: () => void;
  /** Fills the form from the profile; null when nobody is signed in. */
  readonly fillIn: (() => void) | null;
  /** The profile from which the answers were filled in. */
  readonly profile: ProfileAnswers | null;
  /**
   * The profile of the person who answers, also when they typed the answers themselves; null when it is not
   * known.
   */
  readonly own: ProfileAnswers | null;
  /** True while the profile may still fill in the form. */
  readonly waits: boolean;
  readonly link: OpenedLink | null;
  readonly closeLink: () => void;
  /** Changes when the whole form is replaced, so that half-typed values of its fields are dropped. */
  readonly round: number;
}

/** What a form shows, and where the values come from. */
interface State<T> extends Pick<Answers<T>, 'value' | 'profile' | 'link' | 'round'> {
  /**
   * True when the values were typed, came with a link or were stored: the profile replaces them only on
   * request.
   */
  readonly isOwn: boolean;
  /** The fragment that was read last; null before hydration. */
  readonly opened: string | null;
  /** True when the answers came with a link, so that they may be anybody's. */
  readonly isOfLink: boolean;
  readonly own: ProfileAnswers | null;
}

/**
 * A fragment with answers has an equals sign, which a mail program may have escaped, or is longer than the id
 * of an element.
 */
const ANSWERS = /=|%3d|^.{300}/iu;

/** The state after the first render or a new fragment: the answers of the link, otherwise the stored ones. */
function opened<T>(kind: AnswersKind<T>, before: State<T>, hash: string): State<T> {
  const isLink = ANSWERS.test(hash);
  const parsed = kind.read(isLink ? hash : (storedAnswers(kind.tool) ?? ''));
  if (!isLink && parsed === null) return { ...before, opened: hash };
  return {
    ...before,
    value: parsed?.value ?? kind.empty,
    profile: null,
    isOfLink: isLink,
    link: isLink ? { rules: parsed?.rules ?? null } : null,
    round: before.round + 1,
    isOwn: true,
    opened: hash,
  };
}

/** The state with the answers of the profile. */
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
 * The answers of a tool: from the link that opened the page, otherwise those stored for this tab, otherwise
 * from the profile. A prerendered page has none of them before hydration. Nothing is written to the profile
 * or sent.
 */
export function useAnswers<T>(kind: AnswersKind<T>): Answers<T> {
  const { ofProfile, isSignedIn, isChecking } = useOwnAnswers();
  const { hash } = useLocation();
  const hasStarted = useIsHydrated();
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
    void ofProfile().then((answers) => {
      if (!isHere) return;
      setRead(() => ofProfile);
      setState((now) =>
        now.isOwn || answers === null ? { ...now, own: answers } : filled(kind, now, answers),
      );
    });
    return () => {
      isHere = false;
    };
  }, [ofProfile, kind]);

  const { value, profile, link, round } = state;
  const fillIn = () => {
    storeAnswers(kind.tool, '');
    void ofProfile().then((answers) => {
      if (answers !== null) setState((now) => filled(kind, now, answers));
    });
  };
  return {
    value,
    change: (next) => {
      storeAnswers(kind.tool, kind.write(next));
      setState((now) => ({ ...now, value: next, isOwn: true }));
    },
    clear: () => {
      storeAnswers(kind.tool, '');
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
