import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { pathOf, type RouteId } from '@/config/routes';
import { formatNumber } from '@/i18n/format';
import { AppLink } from '@/ui/page/AppLink';
import { NotOffered } from '@/ui/NotOffered';
import { Skeleton } from '@/ui/loading/Skeletons';

/** What a tile knows of its figure. */
export type Figure =
  | { readonly state: 'loading' }
  | { readonly state: 'notOffered' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'known'; readonly value: number; readonly note?: string; readonly isSample?: boolean };

interface TileProps {
  readonly to: RouteId;
  readonly label: string;
  /** Says under 'None yet' how the first one comes. */
  readonly none: string;
  readonly figure: Figure;
}

/** A figure that leads to what it counts. The whole tile is the link. */
export function Tile({ to, label, none, figure }: TileProps) {
  const { t } = useTranslation('admin');
  const noteId = useId();
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        gap: 0.5,
        minWidth: 0,
        minHeight: 148,
        p: 2.5,
        borderRadius: 1,
        border: '1px solid',
        borderColor: 'divider',
        bgcolor: 'background.paper',
        transition: 'border-color 160ms ease-out',
        '&:hover': { borderColor: 'primary.main' },
        '&:focus-within': { borderColor: 'primary.main' },
      }}
    >
      <Box
        component={AppLink}
        to={pathOf(to)}
        aria-describedby={noteId}
        sx={{
          color: 'text.secondary',
          fontWeight: 600,
          textDecoration: 'none',
          outlineOffset: 4,
          '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
        }}
      >
        {label}
      </Box>
      <Box id={noteId}>
        <FigureText figure={figure} none={none} />
      </Box>
      {figure.state === 'failed' && (
        <Button
          size="small"
          aria-label={t('figures.retry', { name: label })}
          onClick={figure.retry}
          sx={{
            position: 'relative',
            zIndex: 1,
            alignSelf: 'flex-start',
            mt: 'auto',
            marginInlineStart: '-14px',
          }}
        >
          {t('figures.retryShort')}
        </Button>
      )}
    </Box>
  );
}

function FigureText({ figure, none }: { readonly figure: Figure; readonly none: string }) {
  const { t } = useTranslation('admin');
  const big = { typography: 'h2', lineHeight: 1.2, fontVariantNumeric: 'tabular-nums' } as const;
  const small = { color: 'text.secondary', fontSize: '0.9375rem' } as const;
  if (figure.state === 'loading') {
    return (
      <Box sx={{ display: 'grid', gap: 1.5, pt: 1 }}>
        <Skeleton width={88} height={36} />
        <Skeleton width={120} height={16} />
      </Box>
    );
  }
  if (figure.state === 'failed') return <Box sx={{ ...small, mt: 1 }}>{t('figures.failed')}</Box>;
  if (figure.state === 'notOffered') {
    return (
      <Box sx={{ mt: 1, fontSize: '0.9375rem' }}>
        <NotOffered />
      </Box>
    );
  }
  if (figure.value === 0) {
    return (
      <>
        <Box sx={{ typography: 'h4', mt: 0.5 }}>{t('figures.none')}</Box>
        <Box sx={small}>{none}</Box>
      </>
    );
  }
  return (
    <>
      <Box sx={big}>
        <bdi>{formatNumber(figure.value)}</bdi>
      </Box>
      <Box sx={figure.isSample === true ? { ...small, color: 'warning.main' } : small}>
        {figure.isSample === true ? t('figures.sample') : figure.note}
      </Box>
    </>
  );
}
