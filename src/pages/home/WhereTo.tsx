import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { PARTNER_REGIONS } from '@/config/marketing';
import { HomeSection } from './HomeSection';

/**
 * The globe in Mollweide's projection with Canada in the middle (78° west), 1000 by 500 of which the far south fades away, and true great circles to
 * Canada from each partner region; the fainter ones begin where people set out.
 */
const PARALLELS = 'M176 59H824M43 149H957M0 250H1000M43 351H957M176 441H824M500 0V500';
const MERIDIANS = [83, 167, 250, 333, 417, 500];
const ROUTES = [
  'M685.8 90.1C645.7 68.2 599.8 52 560.7 50.1C521.6 48.2 489.4 61.3 461 81.5',
  'M834.6 165.4C806.7 131.6 767 99.8 716.4 74C665.7 48.3 599.4 27.8 554.8 29.8C510.3 31.8 484.2 54.5 461 81.5',
  'M156.6 354.2C164.7 321.7 178.5 282.1 204.5 243C230.6 204 268.3 165.1 314 134.5C359.7 103.8 412.7 82 461 81.5',
];
const ORIGINS = [
  'M915.3 178.7C898.6 149 872 120.3 834 94.1C796 67.8 748.1 43.9 678.1 25.2C608.1 6.6 507.4 0.1 492 16.6C476.7 33.1 468.4 56.1 461 81.5',
  'M737.1 219.2C716.8 191.2 691.4 164 662 140.5C632.6 117 599.2 97.1 564.7 85.8C530.3 74.5 495.2 72.8 461 81.5',
  'M576.1 301.2C561.8 262 545.5 220.7 526.7 182.1C508 143.6 487.4 107.3 461 81.5',
];

const ENDS = 'M915.3 178.7h0M737.1 219.2h0M576.1 301.2h0';

/** Where each region's name stands on the globe: geography is not mirrored, so these are shares from the left. */
const PLACES = {
  northAmerica: { insetInlineStart: '46.1%', insetBlockStart: '19.4%' },
  europe: { insetInlineStart: '68.6%', insetBlockStart: '21.4%' },
  middleEast: { insetInlineStart: '83.5%', insetBlockStart: '39.4%' },
  australia: { insetInlineStart: '15.7%', insetBlockStart: '84.3%' },
} as const;

const GLOBE_SX = {
  position: 'relative',
  maxWidth: 1000,
  marginInline: 'auto',
  '& svg': {
    display: 'block',
    width: '100%',
    height: 'auto',
    fill: 'none',
    strokeLinecap: 'round',
    maskImage: 'linear-gradient(#000 65%, transparent)',
  },
  '& .grid': { stroke: 'currentColor', strokeWidth: 1, opacity: 0.14 },
  '& .routes': { color: 'primary.main', stroke: 'currentColor', strokeWidth: 2 },
  '& .ends': { strokeWidth: 6 },
  '& .origins': { color: 'primary.main', stroke: 'currentColor', strokeWidth: 1, opacity: 0.45 },
  '& path, & ellipse': { vectorEffect: 'non-scaling-stroke' },
  '& ul': { listStyle: 'none', m: 0, p: 0, position: 'absolute', inset: 0 },
  '& li': { position: 'absolute', width: 0, height: 0, display: 'flex', justifyContent: 'center' },
  '& li::before': {
    content: '""',
    position: 'absolute',
    width: { xs: 8, md: 12 },
    height: { xs: 8, md: 12 },
    borderRadius: '50%',
    bgcolor: 'primary.main',
    transform: 'translateY(-50%)',
    outline: '3px solid',
    outlineColor: 'background.paper',
  },
  '& li > span': {
    position: 'absolute',
    insetBlockStart: { xs: 8, md: 14 },
    px: 1,
    borderRadius: 999,
    bgcolor: 'background.paper',
    whiteSpace: 'nowrap',
    fontWeight: 600,
    fontSize: { xs: '0.75rem', sm: '0.875rem', md: '1rem' },
  },
  /* Clear of its neighbour's name on a narrow screen, and of the lines that come in from below. */
  '& .northAmerica > span': {
    insetBlockStart: 'auto',
    insetBlockEnd: { xs: 6, md: 10 },
    insetInlineEnd: -16,
  },
} as const;

/** The four partner regions, on one globe whose middle is Canada. */
export function WhereTo() {
  const { t } = useTranslation('home');
  return (
    <HomeSection heading={t('where.heading')} lead={t('where.lead')} tone="band">
      <Box sx={GLOBE_SX}>
        <svg viewBox="0 0 1000 420" aria-hidden="true">
          <g className="grid">
            <path d={PARALLELS} />
            {MERIDIANS.map((radius) => (
              <ellipse key={radius} cx="500" cy="250" rx={radius} ry="250" />
            ))}
          </g>
          <g className="origins">
            {ORIGINS.map((line) => (
              <path key={line} d={line} />
            ))}
            <path className="ends" d={ENDS} />
          </g>
          <g className="routes">
            {ROUTES.map((line) => (
              <path key={line} d={line} />
            ))}
          </g>
        </svg>
        <ul dir="ltr">
          {PARTNER_REGIONS.map((region) => (
            <Box component="li" key={region} className={region} sx={PLACES[region]}>
              <span dir="auto">{t(`where.${region}`)}</span>
            </Box>
          ))}
        </ul>
      </Box>
    </HomeSection>
  );
}
