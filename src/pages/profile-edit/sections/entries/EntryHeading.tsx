import Box from '@mui/material/Box';
import { BidiText } from '@/ui/text/BidiText';

export const ENTRY_HEADING = 'profile-entry-heading';

/** What the open form is about; the focus begins here, so that a phone keeps its keyboard down. */
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
