import './page.css';

interface EmailLinkProps {
  readonly address: string;
}

/** An address reads left to right in every language. Part of the start-up code, so not MUI's own link. */
export function EmailLink({ address }: EmailLinkProps) {
  return (
    <a href={`mailto:${address}`} dir="ltr" className="vt-email">
      {address}
    </a>
  );
}
