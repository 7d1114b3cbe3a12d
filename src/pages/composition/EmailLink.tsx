import Link from '@mui/material/Link';

interface EmailLinkProps {
  readonly address: string;
  /** Said instead of the bare address where several links stand together. */
  readonly label?: string;
}

/** An address reads left to right in every language. */
export function EmailLink({ address, label }: EmailLinkProps) {
  return (
    <Link
      href={`mailto:${address}`}
      dir="ltr"
      aria-label={label}
      sx={{ fontWeight: 600, display: 'inline-block', paddingBlock: 0.5, overflowWrap: 'anywhere' }}
    >
      {address}
    </Link>
  );
}
