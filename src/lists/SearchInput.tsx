import Box from '@mui/material/Box';
import type { ComponentProps } from 'react';
import { controlSx } from '@/ui/controlSx';

interface SearchInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** The label, which says what is searched. */
  readonly label: string;
  /** Whether a visible label exists, so that this input needs no accessible name of its own. */
  readonly isLabelled?: boolean;
  readonly sx: object;
}

/** The input element of a search. */
export const SearchInput = ({ label, isLabelled = false, sx, ...others }: SearchInputProps) => (
  <Box
    component="input"
    type="search"
    maxLength={200}
    {...(isLabelled ? {} : { 'aria-label': label, placeholder: label })}
    autoComplete="off"
    enterKeyHint="search"
    {...others}
    sx={{ ...controlSx, ...sx }}
  />
);
