import Box from '@mui/material/Box';
import type { OfficialPage } from '@/eligibility/ruleFile';
import { OfficialLinks } from './OfficialLinks';

interface SourceFootProps {
  /** The sentence that says when the data were checked. */
  readonly text: string;
  readonly official: readonly OfficialPage[];
}

/** The sources of a tool's data. */
export function SourceFoot({ text, official }: SourceFootProps) {
  return (
    <Box
      sx={{
        mt: 5,
        paddingBlockStart: 2,
        borderBlockStart: '1px solid',
        borderColor: 'divider',
        color: 'text.secondary',
        fontSize: '0.9375rem',
      }}
    >
      <p>{text}</p>
      <OfficialLinks pages={official} />
    </Box>
  );
}
