import Box from '@mui/material/Box';
import { DataText } from '@/ui/text/DataText';

/** What somebody wrote, as text: each paragraph in its own direction. */
export function Paragraphs({ text }: { readonly text: string }) {
  return text
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== '')
    .map((part, place) => (
      <Box
        component="p"
        // oxlint-disable-next-line react/no-array-index-key -- paragraphs of one text have no other name
        key={place}
        dir="auto"
        sx={{ margin: 0, '& + p': { mt: 1.5 }, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
      >
        <DataText>{part}</DataText>
      </Box>
    ));
}
