import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';

interface PrintSheetProps {
  readonly title: string;
  readonly about: readonly string[];
  readonly lines: readonly string[];
  readonly onPrinted: () => void;
}

const ONLY_THE_SHEET = (
  <GlobalStyles
    styles={{
      '@media print': { 'body > *:not([data-print-sheet])': { display: 'none !important' } },
      '@media screen': { 'body > [data-print-sheet]': { display: 'none' } },
    }}
  />
);

/** Prints its own sheet and nothing else of the page. The sheet is removed when the print dialog closes. */
export function PrintSheet({ title, about, lines, onPrinted }: PrintSheetProps) {
  const printed = useRef(onPrinted);
  useEffect(() => {
    printed.current = onPrinted;
  });
  useEffect(() => {
    const done = () => printed.current();
    addEventListener('afterprint', done, { once: true });
    const timer = setTimeout(() => window.print());
    return () => {
      clearTimeout(timer);
      removeEventListener('afterprint', done);
    };
  }, []);
  return createPortal(
    <Box data-print-sheet="" aria-hidden>
      {ONLY_THE_SHEET}
      <h1>{title}</h1>
      {about.map((line) => (
        <p key={line}>
          <bdi>{line}</bdi>
        </p>
      ))}
      <Box
        component="ul"
        dir="ltr"
        sx={{ listStyle: 'none', padding: 0, fontFamily: 'monospace', fontSize: '14pt' }}
      >
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
    </Box>,
    document.body,
  );
}
