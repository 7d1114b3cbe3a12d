import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ProfileAnswers } from './profileAnswers';
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
  readonly link: OpenedLink | null;
  readonly closeLink: () => void;
  /** Changes when the whole form does: what is half typed in its fields goes with it. */
  readonly round: number;
}

/**
 * The answers of a tool: those of the link that the page was opened with, else those of this tab, else what the profile
 * knows. The first render has none of them, because a prerendered page has none. Nothing is written back or sent.
 */
export function useAnswers<T>(kind: AnswersKind<T>): Answers<T> {
  const { ofProfile, isSignedIn } = useOwnAnswers();
  const { hash } = useLocation();
  const [value, setValue] = useState(kind.empty);
  const [profile, setProfile] = useState<ProfileAnswers | null>(null);
  const [link, setLink] = useState<OpenedLink | null>(null);
  const [round, setRound] = useState(0);
  const hasAnswers = useRef(false);

  const replace = useCallback((next: T) => {
    setValue(next);
    setRound((now) => now + 1);
  }, []);
  useEffect(() => {
    // A fragment that only leads to a part of the page has no equals sign.
    const opened = hash.includes('=') ? { read: kind.read(hash) } : null;
    const found = opened === null ? kind.read(keptAnswers(kind.tool) ?? '') : opened.read;
    if (opened !== null) setLink({ rules: opened.read?.rules ?? null });
    if (opened !== null || found !== null) {
      hasAnswers.current = true;
      replace(found?.value ?? kind.empty);
    }
  }, [hash, kind, replace]);

  const fill = useCallback(
    async (isWanted: () => boolean) => {
      const known = await ofProfile();
      if (known === null || !isWanted()) return;
      setProfile(known);
      setLink(null);
      replace(kind.fromProfile(known));
    },
    [ofProfile, kind, replace],
  );
  useEffect(() => {
    let isHere = true;
    void fill(() => isHere && !hasAnswers.current);
    return () => {
      isHere = false;
    };
  }, [fill]);

  const change = (next: T) => {
    hasAnswers.current = true;
    setValue(next);
    keepAnswers(kind.tool, kind.write(next));
  };
  const clear = () => {
    hasAnswers.current = true;
    keepAnswers(kind.tool, '');
    setProfile(null);
    setLink(null);
    replace(kind.empty);
  };
  const fillIn = () => {
    keepAnswers(kind.tool, '');
    void fill(() => true);
  };
  return {
    value,
    change,
    clear,
    fillIn: isSignedIn ? fillIn : null,
    profile,
    link,
    closeLink: () => setLink(null),
    round,
  };
}
