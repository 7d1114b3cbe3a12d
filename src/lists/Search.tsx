import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { SearchInput } from './SearchInput';
import { Labelled } from './Labelled';

/** After the last key the search goes into the address, and from there to the backend. */
const PAUSE = 300;

interface SearchProps {
  /** What is searched. */
  readonly label: string;
  /** What the address says. */
  readonly value: string;
  /** At every key: for lists that are searched here. */
  readonly onType: (text: string) => void;
  /** When the typing stops. */
  readonly onSearch: (text: string) => void;
  /** Another number: what was typed is thrown away, and the address counts. */
  readonly resets?: number;
  readonly labelled?: 'above';
}

/** Finds items of a list. In a toolbar '/' goes to it from anywhere on the page. */
export function Search({ label, value, onType, onSearch, resets = 0, labelled }: SearchProps) {
  const [text, setText] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const lastSearched = useRef(value);
  const seen = useRef(resets);
  const id = useId();

  // The address changed by itself: the back button, a link.
  useEffect(() => {
    if (value === lastSearched.current && seen.current === resets) return;
    lastSearched.current = value;
    seen.current = resets;
    setText(value);
  }, [value, resets]);

  const search = (now: string) => {
    if (now === lastSearched.current) return;
    lastSearched.current = now;
    onSearch(now);
  };
  const onPause = useEffectEvent(search);
  useEffect(() => {
    const timer = setTimeout(() => onPause(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);

  const isInToolbar = labelled === undefined;
  useEffect(() => {
    if (!isInToolbar) return undefined;
    const onKey = (event: KeyboardEvent) => {
      const at = event.target;
      const typing =
        at instanceof HTMLElement &&
        at.closest('input, textarea, select, [contenteditable], [role="dialog"]');
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || typing) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isInToolbar]);

  const box = (
    <SearchInput
      ref={input}
      id={id}
      label={label}
      isLabelled={!isInToolbar}
      value={text}
      spellCheck={false}
      onChange={(event) => {
        setText(event.target.value);
        onType(event.target.value);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') search(text);
      }}
      sx={isInToolbar ? { flex: '1 1 15rem', maxWidth: { md: '26rem' } } : { width: '100%' }}
    />
  );
  return isInToolbar ? (
    box
  ) : (
    <Labelled id={id} label={label}>
      {box}
    </Labelled>
  );
}
