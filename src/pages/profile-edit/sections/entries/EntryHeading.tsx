import Box from '@mui/material/Box';
import { BidiText } from '@/ui/text/BidiText';

export const ENTRY_HEADING = 'profile-entry-heading';

/** The heading of the open form. It takes the focus first, so that a phone does not open its keyboard. */
export const EntryHeading = ({ text }: { readonly text: string }) => (
  <Box
    component="h2"
    id={ENTRY_HEADING}
    tabIndex={-1}
    sx={{ typography: 'h5', m: 0, mb: 1, overflowWrap: 'anywhere' }}
  >
    <BidiText>{text}</BidiText>
  </Box>
);
