/** Search boxes and small selects of the toolbar: native controls in the look of the others, light enough for a list. */
export const controlSx = {
  height: 44,
  minWidth: 0,
  px: 1.5,
  borderRadius: '10px',
  border: '1px solid var(--vt-control-border)',
  bgcolor: 'background.paper',
  color: 'text.primary',
  font: 'inherit',
  '&:hover': { borderColor: 'text.primary' },
  '&:focus-visible': { outline: '2px solid var(--vt-focus)', outlineOffset: 1 },
  '&::placeholder': { color: 'text.secondary', opacity: 1 },
} as const;
