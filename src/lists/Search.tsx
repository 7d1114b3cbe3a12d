import { useEffect, useEffectEvent, useId } from 'react';
import { useTypedText } from '@/ui/useTypedText';
import { SearchInput } from './SearchInput';
import { Labelled } from './Select';

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

const wordsOf = (value: string) => value;

export const Search = ({ resets = 0, ...props }: SearchProps) => <SearchBox key={resets} {...props} />;

function SearchBox({ label, value, onType, onSearch, labelled }: Omit<SearchProps, 'resets'>) {
  const [searched, setSearched] = useTypedText(value, wordsOf, () => false);
  // If the address changes without this box, for example by the back button, the box follows.
  const [text, setText] = useTypedText(value, wordsOf, (_, now) => now === searched);
  const id = useId();

  const search = (now: string) => {
    if (now === searched) return;
    setSearched(now);
    onSearch(now);
  };
  const onPause = useEffectEvent(search);
  useEffect(() => {
    const timer = setTimeout(() => onPause(text), DEBOUNCE);
    return () => clearTimeout(timer);
  }, [text]);

  const isInToolbar = labelled === undefined;
  const box = (
    <SearchInput
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
