import Box from '@mui/material/Box';
import type { ThemeVariant } from '@/config/themes';

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
export function ThemeSwatch({ variant }: { readonly variant: ThemeVariant }) {
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
