import Box, { type BoxProps } from '@mui/material/Box';

interface TextProps extends BoxProps<'p'> {
  /** In the secondary text colour. */
  readonly quiet?: boolean;
  /** In 14 px. */
  readonly small?: boolean;
}

const PLAIN_SX = { margin: 0 } as const;
const QUIET_SX = { color: 'text.secondary' } as const;
const SMALL_SX = { fontSize: '0.875rem' } as const;

/** A paragraph without margin. */
export function Text({ quiet = false, small = false, sx = [], ...rest }: TextProps) {
  return (
    <Box
      component="p"
      {...rest}
      sx={[PLAIN_SX, quiet && QUIET_SX, small && SMALL_SX, ...(Array.isArray(sx) ? sx : [sx])]}
    />
  );
}
