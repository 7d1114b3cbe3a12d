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
  readonly labelled?: 'above';
}

/** Finds items of a list. '/' goes to it from anywhere on the page. */
export function Search({ label, value, onType, onSearch, labelled }: SearchProps) {
  const [text, setText] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const told = useRef(value);
  const id = useId();

  // The address changed by itself: the back button, a link.
  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    setText(value);
  }, [value]);

  const search = (now: string) => {
    if (now === told.current) return;
    told.current = now;
    onSearch(now);
  };
  const onPause = useEffectEvent(search);
  useEffect(() => {
    const timer = setTimeout(() => onPause(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);

  useEffect(() => {
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
  }, []);

  const box = (
    <SearchInput
      ref={input}
      id={id}
      label={label}
      isLabelled={labelled !== undefined}
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        onType(event.target.value);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') search(text);
      }}
      sx={labelled === undefined ? { flex: '1 1 15rem', maxWidth: { md: '26rem' } } : { width: '100%' }}
    />
  );
  return labelled === undefined ? (
    box
  ) : (
    <Labelled id={id} label={label}>
      {box}
    </Labelled>
  );
}
