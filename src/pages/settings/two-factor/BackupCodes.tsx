import Download from '@mui/icons-material/DownloadOutlined';
import Print from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { endAll, listen } from '@/runtime/listen';
import { config } from '@/config/env';
import { formatDate } from '@/i18n/format';
import { CopyButton } from '@/ui/text/CopyButton';
import { lineWidth } from '@/ui/text/lineWidth';
import { useFocusNext } from '@/ui/focusNext';
import { saveFile } from '@/ui/saveBlob';
import { Text } from '@/ui/text/Text';
import { codesAsText } from './codes';

interface BackupCodesProps {
  readonly codes: readonly string[];
  readonly reason: 'enabled' | 'renewed';
  readonly email: string;
  readonly onDone: () => void;
}

/** The backup codes, which are shown only once: to copy, to download or to print. */
export function BackupCodes({ codes, reason, email, onDone }: BackupCodesProps) {
  const { t } = useTranslation(['settings', 'words']);
  const heading = useRef<HTMLHeadingElement>(null);
  const [printing, setPrinting] = useState(false);
  const [made] = useState(() => Date.now());
  // Runs after the closed dialog has returned the focus.
  useFocusNext(() => heading.current?.focus());

  const product = config().appName;
  const title = t('twoFactor.codes.fileTitle', { product });
  const about = [
    ...(email === '' ? [] : [t('twoFactor.codes.fileAccount', { email })]),
    t('twoFactor.codes.fileDate', { date: formatDate(made, { dateStyle: 'long' }) }),
    t('twoFactor.codes.fileHint'),
  ];

  return (
    <>
      <Box component="h3" ref={heading} tabIndex={-1} sx={{ typography: 'h5', margin: 0, outline: 'none' }}>
        {reason === 'enabled' ? t('twoFactor.codes.titleEnabled') : t('twoFactor.codes.titleRenewed')}
      </Box>
      <Text quiet sx={{ marginBlockStart: 1, maxWidth: lineWidth(60) }}>
        {t('twoFactor.codes.text')}
      </Text>
      <Box
        component="ul"
        aria-label={t('twoFactor.codes.list')}
        dir="ltr"
        translate="no"
        sx={{
          listStyle: 'none',
          margin: 0,
          marginBlock: 2.5,
          padding: 2,
          borderRadius: 1,
          border: '1px solid var(--vt-border)',
          backgroundColor: 'var(--vt-surface-raised)',
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))',
          gap: 1,
          fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginInlineStart: -1.5 }}>
        <CopyButton text={codes.join('\n')} label={t('twoFactor.codes.copy')} />
        <Button
          startIcon={<Download aria-hidden />}
          onClick={() =>
            saveFile(t('twoFactor.codes.fileName'), codesAsText(title, about, codes), 'text/plain')
          }
        >
          {t('words:download')}
        </Button>
        <Button startIcon={<Print aria-hidden />} onClick={() => setPrinting(true)}>
          {t('words:print')}
        </Button>
      </Box>
      <Button variant="contained" onClick={onDone} sx={{ marginBlockStart: 2 }}>
        {t('twoFactor.codes.done')}
      </Button>
      {printing && (
        <PrintSheet title={title} about={about} lines={codes} onPrinted={() => setPrinting(false)} />
      )}
    </>
  );
}

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
function PrintSheet({ title, about, lines, onPrinted }: PrintSheetProps) {
  const printed = useRef(onPrinted);
  useEffect(() => {
    printed.current = onPrinted;
  });
  useEffect(() => {
    const timer = setTimeout(() => window.print());
    return endAll(
      () => clearTimeout(timer),
      listen(window, ['afterprint'], () => printed.current(), { once: true }),
    );
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
