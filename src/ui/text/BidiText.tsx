import Box from '@mui/material/Box';
import { boundMarks } from './graphemes';

interface BidiTextProps {
  /** A name, company, e-mail: text whose direction is its own. */
  children: string;
  /** Cut to one line with an ellipsis; the full text stays reachable as the element's title. */
  oneLine?: boolean;
  /** E-mail, phone, code: left to right in every language. */
  ltr?: boolean;
}

/** Data inside a sentence: isolated, so that it cannot reorder its neighbours (F-133, F-135). */
export function BidiText({ children, oneLine = false, ltr = false }: BidiTextProps) {
  return (
    <Box
      component="bdi"
      dir={ltr ? 'ltr' : 'auto'}
      title={oneLine ? children : undefined}
      sx={
        oneLine
          ? {
              display: 'inline-block',
              maxWidth: '100%',
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
              verticalAlign: 'bottom',
            }
          : { overflowWrap: 'anywhere' }
      }
    >
      {boundMarks(children)}
    </Box>
  );
}
