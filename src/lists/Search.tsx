import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { SearchInput } from './SearchInput';
import { Labelled } from './Labelled';

/** Debounce of the search, in ms: how long after the last key `onSearch` is called. */
const DEBOUNCE = 300;

interface SearchProps {
  /** The label, which says what is searched. */
  readonly label: string;
  /** The search words in the address. */
  readonly value: string;
  /** Called at every key, for lists that are searched in the client. */
  readonly onType: (text: string) => void;
  /** Called after the debounce or Enter. */
  readonly onSearch: (text: string) => void;
  /** A counter. When it changes, the typed text is replaced with `value`. */
  readonly resets?: number;
  readonly labelled?: 'above';
}

/** A search box for a list. In a toolbar, the key '/' focuses it from anywhere on the page. */
export function Search({ label, value, onType, onSearch, resets = 0, labelled }: SearchProps) {
  const [text, setText] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const lastSearched = useRef(value);
  const lastResets = useRef(resets);
  const id = useId();

  // The address changed without this box, for example by the back button or a link.
  useEffect(() => {
    if (value === lastSearched.current && lastResets.current === resets) return;
    lastSearched.current = value;
    lastResets.current = resets;
    setText(value);
  }, [value, resets]);

  const search = (now: string) => {
    if (now === lastSearched.current) return;
    lastSearched.current = now;
    onSearch(now);
  };
  const onPause = useEffectEvent(search);
  useEffect(() => {
    const timer = setTimeout(() => onPause(text), DEBOUNCE);
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
