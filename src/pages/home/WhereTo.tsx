import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { PARTNER_REGIONS } from '@/config/marketing';
import { HomeSection } from './HomeSection';

/**
 * The globe in Mollweide's projection with Canada in the middle (78° west), 1000 by 500, and true great circles to
 * Canada from each partner region; the fainter ones begin where people set out.
 */
const PARALLELS = 'M176 59H824M43 149H957M0 250H1000M43 351H957M176 441H824M500 0V500';
const MERIDIANS = [83, 167, 250, 333, 417, 500];
const ROUTES = [
  'M686 90C675 86 644 69 623 63C602 56 580 51 561 50C541 49 523 52 507 57C490 63 469 77 461 81',
  'M835 165C821 154 786 115 752 94C719 74 672 52 634 42C596 32 554 28 525 35C496 42 472 74 461 81',
  'M157 354C162 341 171 300 187 272C203 244 225 212 252 186C279 159 315 131 349 113C384 96 442 87 461 81',
];
const ORIGINS = [
  'M915 179C902 165 874 120 834 94C795 68 735 38 678 25C621 12 528 7 492 17C456 26 466 71 461 81',
  'M737 219C728 209 704 177 683 159C663 140 639 122 615 109C591 95 564 84 539 79C513 74 474 81 461 81',
  'M576 301C572 291 561 261 553 241C545 222 536 201 527 182C517 163 508 144 497 127C486 110 467 89 461 81',
];

/** Where each region's name stands on the globe: geography is not mirrored, so these are shares from the left. */
const PLACES = {
  northAmerica: { insetInlineStart: '46.1%', insetBlockStart: '16.2%' },
  europe: { insetInlineStart: '68.6%', insetBlockStart: '18%' },
  middleEast: { insetInlineStart: '83.5%', insetBlockStart: '33%' },
  australia: { insetInlineStart: '15.7%', insetBlockStart: '70.8%' },
} as const;

const GLOBE_SX = {
  position: 'relative',
  maxWidth: 1000,
  marginInline: 'auto',
  '& svg': { display: 'block', width: '100%', height: 'auto', overflow: 'visible', fill: 'none' },
  '& .grid': { color: 'divider', stroke: 'currentColor', strokeWidth: 1 },
  '& .routes': { color: 'primary.main', stroke: 'currentColor', strokeWidth: 2 },
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
} as const;

/** The four partner regions, on one globe whose middle is Canada. */
export function WhereTo() {
  const { t } = useTranslation('home');
  return (
    <HomeSection heading={t('where.heading')} lead={t('where.lead')} tone="band">
      <Box sx={GLOBE_SX}>
        <svg viewBox="0 0 1000 500" aria-hidden="true">
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
          </g>
          <g className="routes">
            {ROUTES.map((line) => (
              <path key={line} d={line} />
            ))}
          </g>
        </svg>
        <ul dir="ltr">
          {PARTNER_REGIONS.map((region) => (
            <Box component="li" key={region} sx={PLACES[region]}>
              <span dir="auto">{t(`where.${region}`)}</span>
            </Box>
          ))}
        </ul>
      </Box>
    </HomeSection>
  );
}
