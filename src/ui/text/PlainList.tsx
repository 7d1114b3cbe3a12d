import Box, { type BoxProps } from '@mui/material/Box';

const PLAIN_SX = { listStyle: 'none', margin: 0, padding: 0 } as const;

/** A list without markers, margin and padding. Its items have their own styles. */
export function PlainList({ sx = [], ...rest }: BoxProps<'ul'> & { readonly component?: 'ul' | 'ol' }) {
  return <Box component="ul" {...rest} sx={[PLAIN_SX, ...(Array.isArray(sx) ? sx : [sx])]} />;
}
