import Box from '@mui/material/Box';
import { BidiText } from './BidiText';

/** The style of one chip. The editor adds a remove button. */
export const CHIP_SX = {
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  minWidth: 0,
  paddingInline: 1.25,
  minHeight: 32,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 0.75,
  fontSize: '0.875rem',
  lineHeight: 1.5,
} as const;

export const CHIP_LIST_SX = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
} as const;

interface ChipsProps {
  readonly label: string;
  readonly items: readonly string[];
}

/** A list of short words, one chip for each. */
export function Chips({ label, items }: ChipsProps) {
  return (
    <Box component="ul" aria-label={label} sx={CHIP_LIST_SX}>
      {items.map((item, index) => (
        // A server may send the same word twice.
        // oxlint-disable-next-line react/no-array-index-key
        <Box component="li" key={`${item} ${index}`} sx={CHIP_SX}>
          <BidiText>{item}</BidiText>
        </Box>
      ))}
    </Box>
  );
}
