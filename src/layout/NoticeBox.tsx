import OfflineIcon from '@mui/icons-material/WifiOffOutlined';
import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useState } from 'react';
import { BREAKPOINTS } from '@/config/themes';
import { visuallyHiddenSx } from '@/ui/text/VisuallyHidden';

/**
 * How long the full text is shown on a narrow page, in ms. After that a short text is shown, which covers no
 * content.
 */
const READ = 8000;
const ON_NARROW = `@media (max-width: ${BREAKPOINTS.lg - 0.05}px)`;
/**
 * There the full text would cover the links to the pages above. From `BREAKPOINTS.lg` that is so only where the page has
 * a narrow column in the middle.
 */
const OVER_CRUMBS = {
  [`@media (min-width: ${BREAKPOINTS.md}px) and (max-width: ${BREAKPOINTS.lg - 0.05}px)`]: '.vt-crumbs',
  [`@media (min-width: ${BREAKPOINTS.lg}px)`]: '.vt-crumbs.narrow',
};
const ON_PHONE = `@media (max-width: ${BREAKPOINTS.md - 0.05}px)`;
/** On a phone the full text would cover the heading of the page, so it is at the bottom of the window. */
const AT_BOTTOM_SX = {
  '.vt-connection > &': {
    [ON_PHONE]: {
      position: 'fixed',
      insetInline: 8,
      insetBlockStart: 'auto',
      insetBlockEnd:
        'calc(var(--vt-lower-bar, 0px) + var(--vt-buttons, 0px) + 8px + env(safe-area-inset-bottom))',
    },
  },
} as const;
const SHORT_SX = {
  marginBlockStart: '-4px',
  paddingBlock: 0,
  '& .whole': visuallyHiddenSx,
  '& .short': { display: 'block' },
  // The button is as high as a line, but its touch area is larger.
  '& button': { minHeight: 24, paddingBlock: 0 },
  '& button::after': { content: '""', position: 'absolute', insetInline: 0, insetBlock: -10 },
} as const;

const OVER_CRUMBS_SX = Object.fromEntries(
  Object.entries(OVER_CRUMBS).map(([media, crumbs]) => [
    media,
    { [`.vt-connection:has(~ .vt-body ${crumbs}) &`]: SHORT_SX },
  ]),
);
/** A toast, and the errors above the buttons of a form, need the room at the bottom of a phone. */
const BESIDE_OTHERS =
  'body:has(> * > [data-toast]) &, .vt-connection:has(~ .vt-body .vt-buttons [role="alert"]) &';
const AT_TOP_SX = { position: 'relative', insetInline: 'auto', insetBlock: '8px auto' } as const;

interface NoticeBoxProps {
  readonly kind: 'success' | 'warning';
  /** The full text. */
  readonly text: ReactNode;
  /** The text on a narrow page after `READ` ms. */
  readonly short?: string;
  /**
   * How many attempts have failed for it. Each shows the full text again, announces it, and makes it bold,
   * because on a wide page the text is always visible.
   */
  readonly attempt?: number;
  /** A button. */
  readonly children?: ReactNode;
}

/** A notice about the connection. It lies over the page. */
export function NoticeBox({ kind, text, short, attempt = 0, children }: NoticeBoxProps) {
  const [readAttempt, setReadAttempt] = useState(-1);
  const wasRead = readAttempt === attempt;
  const canBeShort = short !== undefined;
  const isShort = canBeShort && wasRead;
  useEffect(() => {
    if (!canBeShort) return undefined;
    const timer = setTimeout(() => setReadAttempt(attempt), READ);
    return () => clearTimeout(timer);
  }, [canBeShort, attempt]);
  return (
    <Box
      sx={{
        display: 'flex',
        justifyContent: 'center',
        alignItems: 'center',
        gap: 1,
        width: 'fit-content',
        maxWidth: '100%',
        marginInline: 'auto',
        paddingBlock: 1,
        paddingInline: 2,
        borderRadius: 1,
        boxShadow: 'var(--vt-shadow)',
        fontSize: '0.875rem',
        lineHeight: 1.5,
        ...(attempt > 0 && { fontWeight: 600 }),
        bgcolor: 'background.paper',
        color: 'text.primary',
        border: '1px solid',
        borderColor: `${kind}.main`,
        '& .short': { display: 'none' },
        ...(canBeShort && OVER_CRUMBS_SX),
        ...(isShort
          ? { [ON_NARROW]: SHORT_SX }
          : {
              ...AT_BOTTOM_SX,
              [ON_PHONE]: { [BESIDE_OTHERS]: { ...AT_TOP_SX, ...(canBeShort && SHORT_SX) } },
            }),
      }}
    >
      {kind === 'warning' && <OfflineIcon aria-hidden fontSize="small" />}
      <span key={attempt} className="whole">
        {text}
      </span>
      {canBeShort && (
        <span className="short" aria-hidden>
          {short}
        </span>
      )}
      {children}
    </Box>
  );
}
