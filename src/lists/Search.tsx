import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { controlSx } from './controlSx';

/** After the last key the search goes into the address, and from there to the backend. */
const PAUSE = 300;

interface SearchBoxProps {
  /** What is searched. */
  readonly label: string;
  /** What the address says. */
  readonly value: string;
  /** At every key: for lists that are searched here. */
  readonly onType: (text: string) => void;
  /** When the typing stops. */
  readonly onSearch: (text: string) => void;
}

/** Finds records by code or name. '/' goes to it from anywhere on the page. */
export function SearchBox({ label, value, onType, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const told = useRef(value);

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

  return (
    <Box
      component="input"
      ref={input}
      type="search"
      value={text}
      maxLength={200}
      aria-label={label}
      placeholder={label}
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="search"
      onChange={(event) => {
        setText(event.target.value);
        onType(event.target.value);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') search(text);
      }}
      sx={{ ...controlSx, flex: '1 1 15rem', maxWidth: { md: '26rem' } }}
    />
  );
}
