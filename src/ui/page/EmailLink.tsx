import Box from '@mui/material/Box';

interface EmailLinkProps {
  readonly address: string;
}

/** An address reads left to right in every language. Part of the start-up code, so not MUI's own link. */
export function EmailLink({ address }: EmailLinkProps) {
  return (
    <Box
      component="a"
      href={`mailto:${address}`}
      dir="ltr"
      sx={{
        display: 'inline-block',
        paddingBlock: 0.5,
        color: 'primary.main',
        fontWeight: 600,
        textDecoration: 'underline',
        textDecorationThickness: '1px',
        textUnderlineOffset: '0.2em',
        overflowWrap: 'anywhere',
      }}
    >
      {address}
    </Box>
  );
}
