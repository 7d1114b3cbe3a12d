import Box from '@mui/material/Box';
import type { ComponentProps } from 'react';
import { controlSx } from '@/ui/controlSx';

interface SearchInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** What is searched. */
  readonly label: string;
  /** The label stands beside it: it is not said a second time. */
  readonly isLabelled?: boolean;
  readonly sx: object;
}

/** Where search words are typed. */
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
