import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type KeyboardEvent, type Ref, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldFrame, helpIdOf, type FieldProps } from '@/forms/fields/FieldFrame';
import { formatList } from '@/i18n/format';
import { CHIP_LIST_SX, CHIP_SX } from '@/features/profile/Chips';
import { BidiText } from '@/ui/text/BidiText';
import { VisuallyHidden } from '@/ui/text/VisuallyHidden';
import { addSkills, isList } from './skills';

interface SkillsInputProps extends FieldProps {
  readonly value: readonly string[];
  readonly onChange: (skills: readonly string[]) => void;
  readonly onBlur: () => void;
  readonly inputRef: Ref<HTMLInputElement>;
}

/** Skills as chips: Enter, a comma or the button adds, Backspace in the empty field takes the last one off. */
export function SkillsInput({ value, onChange, onBlur, inputRef, ...frame }: SkillsInputProps) {
  const { t } = useTranslation('profile');
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState('');
  const field = useRef<HTMLElement>(null);
  const disabled = frame.disabled === true;

  const add = (text: string) => {
    const { skills, added, known } = addSkills(value, text);
    setTyped('');
    if (added.length > 0) {
      onChange(skills);
      setSaid(t('editor.skills.added', { skill: formatList(added) }));
    } else if (known.length > 0) setSaid(t('editor.skills.known', { skill: formatList(known) }));
  };
  const remove = (at: number) => {
    const skill = value[at];
    if (skill === undefined) return;
    onChange(value.filter((_, index) => index !== at));
    setSaid(t('editor.skills.removed', { skill }));
    // The button that was pressed is gone.
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
    <FieldFrame {...frame} hint={frame.hint ?? t('editor.skills.hint')}>
      {value.length > 0 && (
        <Box component="ul" aria-label={t('editor.skills.list')} sx={{ ...CHIP_LIST_SX, marginBlockEnd: 1 }}>
          {value.map((skill, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a server may send one word twice
            <Box component="li" key={`${skill} ${index}`} sx={{ ...CHIP_SX, paddingInlineEnd: 0 }}>
              <BidiText>{skill}</BidiText>
              <IconButton
                disabled={disabled}
                aria-label={t('editor.skills.remove', { skill })}
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
        value={typed}
        inputRef={inputRef}
        disabled={disabled}
        error={frame.error !== undefined}
        aria-describedby={helpIdOf(frame.id)}
        autoComplete="off"
        onChange={({ target }) => (isList(target.value) ? add(target.value) : setTyped(target.value))}
        onPaste={(event) => {
          // A one-line field would join the lines of a list.
          const text = event.clipboardData.getData('text');
          if (!isList(text)) return;
          event.preventDefault();
          add(`${typed}${text}`);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          // What was typed and not added would be lost without a word.
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
              {t('editor.skills.add')}
            </Button>
          </InputAdornment>
        }
      />
      <span aria-live="polite">
        <VisuallyHidden>{said}</VisuallyHidden>
      </span>
    </FieldFrame>
  );
}
