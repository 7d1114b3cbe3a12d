import { keyframes } from '@emotion/react';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useIsPageLoading } from '@/ui/page/comingPage';

const pulse = keyframes`50% { opacity: 0.35; }`;

/** A line at the top of the window while the next page is loading. */
export function PageProgress() {
  const { t } = useTranslation('words');
  if (!useIsPageLoading()) return null;
  return (
    <Box
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- every engine draws a native one in its own way
      role="progressbar"
      aria-label={t('loading')}
      sx={{
        position: 'fixed',
        insetBlockStart: 0,
        insetInline: 0,
        zIndex: 'tooltip',
        height: 3,
        bgcolor: 'primary.main',
        '@media (prefers-reduced-motion: no-preference)': { animation: `${pulse} 1.6s ease-in-out infinite` },
        '@media (forced-colors: active)': { backgroundColor: 'Highlight' },
      }}
    />
  );
}
