import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { pathOf, type PlainRouteId } from '@/routing/routes';
import { formatNumber } from '@/i18n/format';
import { AppLink } from '@/ui/page/AppLink';
import { NotOffered } from '@/ui/loading/NotOffered';
import type { ReadState } from '@/ui/loading/readState';
import { Skeleton } from '@/ui/loading/Skeletons';

interface Figure {
  readonly value: number;
  readonly note?: string;
  readonly isSample?: boolean;
}

interface TileProps {
  readonly to: PlainRouteId;
  readonly label: string;
  /** The text below 'None yet' that says how the first one is created. */
  readonly none: string;
  readonly state: ReadState<Figure>;
}

/** A figure with a link to the list that it counts. The whole tile is the link. */
export function Tile({ to, label, none, state }: TileProps) {
  const { t } = useTranslation(['admin', 'words']);
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
        p: { xs: 1.5, sm: 2.5 },
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
          fontSize: { xs: '0.9375rem', sm: '1rem' },
          fontWeight: 600,
          textDecoration: 'none',
          outlineOffset: 4,
          '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
        }}
      >
        {label}
      </Box>
      <Box id={noteId}>
        <FigureText state={state} none={none} />
      </Box>
      {state.status === 'failed' && (
        <Button
          size="small"
          aria-label={t('figures.retry', { name: label })}
          onClick={state.retry}
          sx={{
            position: 'relative',
            zIndex: 1,
            alignSelf: 'flex-start',
            mt: 'auto',
            marginInlineStart: '-14px',
          }}
        >
          {t('words:tryAgain')}
        </Button>
      )}
    </Box>
  );
}

function FigureText({ state, none }: Pick<TileProps, 'state' | 'none'>) {
  const { t } = useTranslation(['admin', 'terms']);
  const big = { typography: 'h2', lineHeight: 1.2, fontVariantNumeric: 'tabular-nums' } as const;
  const small = { color: 'text.secondary', fontSize: '0.9375rem' } as const;
  if (state.status === 'loading') {
    return (
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5, pt: 1 }}>
        <Skeleton width={88} height={36} />
        <Skeleton width={120} height={16} />
      </Box>
    );
  }
  if (state.status === 'failed') return <Box sx={{ ...small, mt: 1 }}>{t('terms:notAvailable')}</Box>;
  if (state.status === 'notOffered') {
    return (
      <Box sx={{ mt: 1, fontSize: '0.9375rem' }}>
        <NotOffered />
      </Box>
    );
  }
  const figure = state.data;
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
