import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type KeyboardEvent, type Ref, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldFrame, helpIdOf, type FieldProps, ONE_LINE_SX } from './FieldFrame';
import { formatList } from '@/i18n/format';
import { CHIP_LIST_SX, CHIP_SX } from '@/ui/text/Chips';
import { BidiText } from '@/ui/text/BidiText';
import { VisuallyHidden } from '@/ui/text/VisuallyHidden';
import { addWords, isList, type ListOf } from './words';

interface WordsInputProps extends FieldProps {
  readonly value: readonly string[];
  readonly onChange: (words: readonly string[]) => void;
  readonly onBlur: () => void;
  readonly inputRef: Ref<HTMLInputElement>;
  /** The accessible name of the chips; 'Your skills' by default. */
  readonly listLabel?: string;
  /** With 'names', which may contain commas, only Enter, the button and line breaks separate them. */
  readonly of?: ListOf;
}

/**
 * Words as chips. Enter, a comma or the button adds one; Backspace in the empty input removes the last one.
 */
export function WordsInput(props: WordsInputProps) {
  const { value, onChange, onBlur, inputRef, listLabel, of = 'words', ...frame } = props;
  const { t } = useTranslation('forms');
  const [typed, setTyped] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const field = useRef<HTMLElement>(null);
  const disabled = frame.disabled === true;

  const add = (text: string) => {
    const { words, added, duplicates } = addWords(value, text, of);
    setTyped('');
    if (added.length > 0) {
      onChange(words);
      setAnnouncement(t('words.added', { skill: formatList(added) }));
    } else if (duplicates.length > 0) setAnnouncement(t('words.known', { skill: formatList(duplicates) }));
  };
  const remove = (at: number) => {
    const word = value[at];
    if (word === undefined) return;
    onChange(value.filter((_, index) => index !== at));
    setAnnouncement(t('words.removed', { skill: word }));
    // The focused button was removed.
    field.current?.querySelector('input')?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter also ends the composition of a Chinese word.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && typed.trim() !== '') {
      event.preventDefault();
      add(typed);
    } else if (event.key === 'Backspace' && typed === '' && !event.repeat) remove(value.length - 1);
  };

  return (
    <FieldFrame {...frame} hint={frame.hint ?? t(of === 'names' ? 'words.namesHint' : 'words.hint')}>
      {value.length > 0 && (
        <Box
          component="ul"
          aria-label={listLabel ?? t('words.list')}
          sx={{ ...CHIP_LIST_SX, marginBlockEnd: 1 }}
        >
          {value.map((word, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a server may send one word twice
            <Box component="li" key={`${word} ${index}`} sx={{ ...CHIP_SX, paddingInlineEnd: 0 }}>
              <BidiText>{word}</BidiText>
              <IconButton
                disabled={disabled}
                aria-label={t('words.remove', { skill: word })}
                onClick={() => remove(index)}
              >
                <Close aria-hidden sx={{ fontSize: 16 }} />
              </IconButton>
            </Box>
          ))}
        </Box>
      )}
      <OutlinedInput
        ref={field}
        id={frame.id}
        sx={ONE_LINE_SX}
        value={typed}
        inputRef={inputRef}
        aria-describedby={helpIdOf(frame.id)}
        autoComplete="off"
        onChange={({ target }) => (isList(target.value, of) ? add(target.value) : setTyped(target.value))}
        onPaste={(event) => {
          // A one-line input would join the lines of a pasted list.
          const text = event.clipboardData.getData('text');
          if (!isList(text, of)) return;
          event.preventDefault();
          add(`${typed}${text}`);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          // Adds what was typed, because it would be lost otherwise.
          if (typed.trim() !== '') add(typed);
          onBlur();
        }}
        inputProps={{ enterKeyHint: 'enter' }}
        endAdornment={
          <InputAdornment position="end">
            <Button
              size="small"
              disabled={disabled || typed.trim() === ''}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => add(typed)}
            >
              {t('words.add')}
            </Button>
          </InputAdornment>
        }
      />
      <span aria-live="polite">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </span>
    </FieldFrame>
  );
}
