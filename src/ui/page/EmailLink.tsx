import './page.css';

interface EmailLinkProps {
  readonly address: string;
}

/**
 * A mailto link. An e-mail address is written left to right in every language. It does not use MUI's Link,
 * because it is part of the start-up code.
 */
export function EmailLink({ address }: EmailLinkProps) {
  return (
    <a href={`mailto:${address}`} dir="ltr" className="vt-email">
      {address}
    </a>
  );
}
