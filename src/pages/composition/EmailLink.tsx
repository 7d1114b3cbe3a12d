import Link from '@mui/material/Link';

interface EmailLinkProps {
  readonly address: string;
}

/** An address reads left to right in every language. */
export function EmailLink({ address }: EmailLinkProps) {
  return (
    <Link
      href={`mailto:${address}`}
      dir="ltr"
      sx={{ fontWeight: 600, display: 'inline-block', paddingBlock: 0.5, overflowWrap: 'anywhere' }}
    >
      {address}
    </Link>
  );
}
