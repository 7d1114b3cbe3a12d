import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldFrame, type FieldProps, helpIdOf } from '@/forms/fields/FieldFrame';
import { BidiText } from '@/ui/text/BidiText';
import type { ReferenceSource } from './kind';
import { type Found, useSearch } from './useSearch';

interface ReferenceInputProps extends FieldProps {
  readonly source: ReferenceSource;
  /** An id, or '' for none. */
  readonly value: string;
  /** The title of the chosen record; undefined while it is loading. */
  readonly title: string | undefined;
  readonly required?: boolean;
  /** For a toolbar: the label is only the accessible name, and this text stands in the empty input. */
  readonly placeholder?: string;
  readonly onChange: (id: string) => void;
  readonly onBlur?: () => void;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** Searches another resource while somebody types; the value is the id of one of its records. */
export function ReferenceInput(props: ReferenceInputProps) {
  const { source, value, title, required, placeholder, onChange, onBlur, inputRef, ...frame } = props;
  const { t } = useTranslation(['forms', 'words']);
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const { found, searching, failed } = useSearch(source, typed, open);
  const chosen: Found | null = value === '' ? null : { id: value, title: title ?? value, also: '' };
  const isLabelled = placeholder === undefined;
  const input = (
    <Autocomplete<Found>
      id={frame.id}
      options={found}
      value={chosen}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onChange={(_event, option) => onChange(option?.id ?? '')}
      onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
      {...(onBlur === undefined ? {} : { onBlur })}
      // The backend has filtered already.
      filterOptions={(all) => all}
      getOptionLabel={({ title: name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, current) => option.id === current.id}
      renderOption={({ key, ...option }, { title: name, also }) => (
        <Box component="li" key={key} {...option}>
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <BidiText>{name.slice(0, 200)}</BidiText>
            {also !== '' && (
              <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
                <BidiText>{also.slice(0, 200)}</BidiText>
              </Box>
            )}
          </Box>
        </Box>
      )}
      loading={searching}
      loadingText={t('reference.searching')}
      noOptionsText={t(failed ? 'reference.failed' : 'words:nothingFound')}
      openText={t('words:open')}
      closeText={t('words:close')}
      clearText={t('words:clear')}
      disabled={frame.disabled === true}
      autoHighlight
      renderInput={({ id, slotProps }) => (
        <OutlinedInput
          id={id}
          fullWidth
          placeholder={placeholder}
          aria-describedby={isLabelled ? helpIdOf(frame.id) : undefined}
          {...slotProps.input}
          inputProps={{
            ...slotProps.htmlInput,
            spellCheck: false,
            'aria-label': isLabelled ? undefined : frame.label,
            'aria-required': required === true ? true : undefined,
          }}
          inputRef={inputRef}
        />
      )}
    />
  );
  return isLabelled ? (
    <FieldFrame {...frame} hint={failed ? t('reference.failed') : frame.hint}>
      {input}
    </FieldFrame>
  ) : (
    input
  );
}
