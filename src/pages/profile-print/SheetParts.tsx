import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { BidiText } from '@/ui/text/BidiText';
import { SEPARATOR } from '@/ui/text/separator';

/** A section of the sheet with its heading. Hidden when it has no content. */
export function SheetPart({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

interface SheetEntryProps {
  /** Shown one after another, each in its own direction. */
  readonly names: readonly string[];
  readonly lang?: string | undefined;
  readonly when?: string;
  readonly facts?: readonly ReactNode[];
  readonly children?: ReactNode;
}

/** A job, an education or a test. It is not split over two pages. */
export function SheetEntry({ names, lang, when = '', facts = [], children }: SheetEntryProps) {
  const filled = facts.filter((fact) => fact !== null && fact !== '' && fact !== false && fact !== undefined);
  return (
    <li className="entry">
      <div className="line">
        <h4 lang={lang}>
          {names
            .filter((name) => name !== '')
            .map((name, at) => (
              // A server may send the same name twice, so the name is not a unique key.
              // oxlint-disable-next-line react/no-array-index-key
              <span key={at}>
                {at > 0 && SEPARATOR}
                <BidiText>{name}</BidiText>
              </span>
            ))}
        </h4>
        {when !== '' && <span className="when">{when}</span>}
      </div>
      {filled.length > 0 && (
        <p className="facts vt-facts">
          {filled.map((fact, at) => (
            // oxlint-disable-next-line react/no-array-index-key
            <span key={at}>
              {at > 0 && SEPARATOR}
              {fact}
            </span>
          ))}
        </p>
      )}
      {children}
    </li>
  );
}

/** Names with their values; those without a value are left out. */
export function SheetFacts({
  facts,
}: {
  readonly facts: readonly (readonly [name: string, value: ReactNode])[];
}) {
  const filled = facts.filter(
    ([, value]) => value !== null && value !== undefined && value !== '' && value !== false,
  );
  return (
    <Box component="dl">
      {filled.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Box>
  );
}
