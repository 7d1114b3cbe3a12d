import Box from '@mui/material/Box';
import { config } from '@/config/env';
import { pathOf } from '@/config/routes';
import { AppLink } from '@/ui/page/AppLink';

/** Three routes that arrive in one place. */
export function LogoMark() {
  return (
    <Box
      component="svg"
      viewBox="0 0 28 28"
      aria-hidden
      focusable="false"
      sx={{
        width: 28,
        height: 28,
        flexShrink: 0,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        color: 'primary.main',
        '[dir=rtl] &': { transform: 'scaleX(-1)' },
      }}
    >
      <path d="M3 10C8 3 15 3 20.5 8.5M3 19C8 11 14 8 20.5 8.5M10 25C10 17 14 11 20.5 8.5" />
      <Box
        component="circle"
        cx="21"
        cy="8"
        r="4.5"
        sx={{ fill: 'currentColor', stroke: 'none', color: 'secondary.main' }}
      />
    </Box>
  );
}

/** The product's name and sign: the way home. */
export function Logo() {
  return (
    <Box
      component={AppLink}
      to={pathOf('home')}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        minWidth: 0,
        minHeight: 44,
        color: 'text.primary',
        textDecoration: 'none',
        fontWeight: 700,
        fontSize: { xs: '1.0625rem', sm: '1.25rem' },
        letterSpacing: '-0.02em',
        // At 320 px the name alone; the sign is added where it fits.
        '& svg': { display: { xs: 'none', sm: 'block' } },
        '@media (min-width: 375px)': { '& svg': { display: 'block' } },
      }}
    >
      <LogoMark />
      <Box
        component="span"
        dir="auto"
        sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
      >
        {config().appName}
      </Box>
    </Box>
  );
}
