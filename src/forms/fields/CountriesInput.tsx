import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CHIP_LIST_SX, CHIP_SX } from '@/ui/text/Chips';
import { VisuallyHidden } from '@/ui/text/VisuallyHidden';
import { focusNext } from '@/ui/focusNext';
import { type CountryChoice, countryNameOf } from './countryChoice';
import { CountryInput } from './CountryInput';
import type { FieldProps } from './FieldFrame';

interface CountriesInputProps extends FieldProps {
  /** Empty while the countries are loading, and if none are available. */
  readonly choices: readonly CountryChoice[];
  /** Ids, in the order in which they were chosen. */
  readonly value: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
  readonly onBlur: () => void;
  readonly inputRef: Ref<HTMLInputElement>;
  /** The largest number of countries. */
  readonly max: number;
}

/** Several countries: each chosen one becomes a chip, and the input is free for the next. */
export function CountriesInput(props: CountriesInputProps) {
  const { choices, value, onChange, onBlur, inputRef, max, ...frame } = props;
  const { t } = useTranslation(['forms', 'terms']);
  const [announcement, setAnnouncement] = useState('');
  const nameOf = (id: string) => countryNameOf(choices, id) ?? t('currentChoice');
  const isFull = value.length >= max;
  const remove = (id: string) => {
    onChange(value.filter((other) => other !== id));
    setAnnouncement(t('words.removed', { skill: nameOf(id) }));
    // The focused button was removed.
    focusNext(() => document.getElementById(frame.id)?.focus());
  };
  return (
    <div>
      <CountryInput
        {...frame}
        // The key makes a new input for each choice, so that it does not show a country that is already a
        // chip.
        key={value.length}
        choices={choices.filter(({ id }) => !value.includes(id))}
        value=""
        disabled={frame.disabled === true || isFull}
        hint={isFull ? t('terms:atMost', { max }) : frame.hint}
        onChange={(id) => {
          if (id === '' || value.includes(id)) return;
          onChange([...value, id]);
          setAnnouncement(t('words.added', { skill: nameOf(id) }));
          focusNext(() => document.getElementById(frame.id)?.focus());
        }}
        onBlur={onBlur}
        inputRef={inputRef}
      />
      {value.length > 0 && (
        <Box component="ul" aria-label={frame.label} sx={{ ...CHIP_LIST_SX, marginBlockEnd: 2 }}>
          {value.map((id) => (
            <Box component="li" key={id} sx={{ ...CHIP_SX, paddingInlineEnd: 0 }}>
              <bdi>{nameOf(id)}</bdi>
              <IconButton
                disabled={frame.disabled === true}
                aria-label={t('words.remove', { skill: nameOf(id) })}
                onClick={() => remove(id)}
              >
                <Close aria-hidden sx={{ fontSize: 16 }} />
              </IconButton>
            </Box>
          ))}
        </Box>
      )}
      <span aria-live="polite">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </span>
    </div>
  );
}
