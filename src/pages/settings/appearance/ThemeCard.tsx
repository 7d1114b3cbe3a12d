import CheckCircle from '@mui/icons-material/CheckCircle';
import Box from '@mui/material/Box';
import { memo, useId } from 'react';
import type { ThemeVariant } from '@/config/themes';

interface ThemeCardProps {
  readonly variant: ThemeVariant;
  readonly name: string;
  readonly character: string;
  /** The `name` of the radio buttons in one group. */
  readonly group: string;
  readonly chosen: boolean;
  readonly onChoose: (variant: ThemeVariant) => void;
}

/** A theme as a native radio button, so that arrow keys and screen readers work as usual. */
export const ThemeCard = memo(function ThemeCard(props: ThemeCardProps) {
  const { variant, name, character, group, chosen, onChoose } = props;
  const id = useId();
  return (
    <Box
      component="label"
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        cursor: 'pointer',
        overflow: 'hidden',
        // In two columns on a phone, the ninth card spans the last row.
        '&:last-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
        borderRadius: 1,
        border: '1px solid var(--vt-control-border)',
        backgroundColor: 'var(--vt-surface-raised)',
        transition: 'border-color 140ms, box-shadow 140ms',
        '&:hover': { borderColor: 'var(--vt-text)' },
        '&:has(:checked)': {
          borderColor: 'var(--vt-primary)',
          boxShadow: '0 0 0 1px var(--vt-primary)',
          '@media (forced-colors: active)': { outline: '2px solid Highlight' },
        },
        '&:has(:focus-visible)': { outline: '2px solid var(--vt-focus)', outlineOffset: '3px' },
      }}
    >
      <Box
        component="input"
        type="radio"
        name={group}
        value={variant}
        checked={chosen}
        onChange={() => onChoose(variant)}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-character`}
        sx={{
          position: 'absolute',
          inset: 0,
          width: '100%',
          height: '100%',
          margin: 0,
          opacity: 0,
          cursor: 'pointer',
        }}
      />
      <ThemeSwatch variant={variant} />
      <Box
        sx={{
          display: 'flex',
          gap: 1,
          alignItems: 'flex-start',
          padding: { xs: '10px 12px 12px', sm: '12px 16px 14px' },
        }}
      >
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box id={`${id}-name`} sx={{ typography: 'subtitle2', lineHeight: 1.4 }}>
            {name}
          </Box>
          <Box
            id={`${id}-character`}
            sx={{ typography: 'caption', color: 'text.secondary', lineHeight: 1.4 }}
          >
            {character}
          </Box>
        </Box>
        <CheckCircle
          aria-hidden
          sx={{
            fontSize: 18,
            color: 'var(--vt-primary)',
            visibility: chosen ? 'visible' : 'hidden',
            // On a phone it lies over the preview, because beside the name it would break long names.
            position: { xs: 'absolute', sm: 'static' },
            top: 10,
            insetInlineEnd: 10,
            borderRadius: '50%',
            backgroundColor: 'var(--vt-surface-raised)',
            boxShadow: { xs: '0 0 0 2px var(--vt-surface-raised)', sm: 'none' },
          }}
        />
      </Box>
    </Box>
  );
});

const bar = (width: string, color: string, height = 4) => (
  <Box sx={{ width, height, borderRadius: '2px', backgroundColor: color }} />
);

/** A small preview of a page in the colours of a theme: heading, two lines, a button and an accent. */
function Half({ variant, dark }: { readonly variant: ThemeVariant; readonly dark: boolean }) {
  return (
    <Box
      data-theme={variant}
      {...(dark ? { 'data-dark-theme': '' } : {})}
      sx={{
        flex: 1,
        minWidth: 0,
        padding: { xs: '8px', sm: '14px' },
        backgroundColor: 'var(--vt-background)',
      }}
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: '7px',
          padding: { xs: '8px', sm: '12px' },
          borderRadius: '6px',
          border: '1px solid var(--vt-border)',
          backgroundColor: 'var(--vt-surface)',
        }}
      >
        <Box
          sx={{
            width: '72%',
            height: 8,
            borderRadius: '3px',
            background:
              'linear-gradient(90deg, var(--vt-gradient-1), var(--vt-gradient-2), var(--vt-gradient-3))',
          }}
        />
        {bar('100%', 'var(--vt-text-secondary)', 3)}
        {bar('64%', 'var(--vt-text-secondary)', 3)}
        <Box sx={{ display: 'flex', gap: '5px', alignItems: 'center', marginBlockStart: '4px', minWidth: 0 }}>
          {bar('44%', 'var(--vt-primary)', 12)}
          {bar('18%', 'var(--vt-secondary)', 12)}
          {bar('18%', 'var(--vt-accent)', 12)}
        </Box>
      </Box>
    </Box>
  );
}

/** The light and the dark half of a theme. It is decoration, because the card has a name. */
function ThemeSwatch({ variant }: { readonly variant: ThemeVariant }) {
  return (
    <Box
      aria-hidden
      sx={{ display: 'flex', borderBlockEnd: '1px solid var(--vt-border)', forcedColorAdjust: 'none' }}
    >
      <Half variant={variant} dark={false} />
      <Half variant={variant} dark />
    </Box>
  );
}
