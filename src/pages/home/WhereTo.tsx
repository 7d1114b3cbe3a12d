import { useTranslation } from 'react-i18next';
import { PARTNER_REGIONS } from '@/config/marketing';
import './globe.css';
import { HomeSection } from './HomeSection';

/**
 * The globe in Mollweide projection with Canada in the middle (78° west). It is 1000 by 500 units, and its
 * far south fades out. The routes are true great circles from each partner region to Canada; the fainter ones
 * start in other places of the regions.
 */
const PARALLELS = 'M176 59H824M43 149H957M0 250H1000M43 351H957M176 441H824M500 0V500';
const MERIDIANS = [83, 167, 250, 333, 417, 500];
const ROUTES = [
  'M686 90C646 68 600 52 561 50C522 48 489 61 461 82',
  'M835 165C807 132 767 100 716 74C666 48 599 28 555 30C510 32 484 55 461 82',
  'M157 354C165 322 179 282 205 243C231 204 268 165 314 135C360 104 413 82 461 82',
];
const ORIGINS = [
  'M915 179C899 149 872 120 834 94C796 68 748 44 678 25C608 7 507 0 492 17C477 33 468 56 461 82',
  'M737 219C717 191 691 164 662 141C633 117 599 97 565 86C530 75 495 73 461 82',
  'M576 301C562 262 546 221 527 182C508 144 487 107 461 82',
];

const ENDS = 'M915 179h0M737 219h0M576 301h0';

/** The four partner regions on a globe with Canada in the middle. */
export function WhereTo() {
  const { t } = useTranslation('home');
  return (
    <HomeSection heading={t('where.heading')} lead={t('where.lead')} tone="band">
      <div className="vt-globe">
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
            <li key={region} className={region}>
              {/* The span keeps the direction of the map, in which its position is measured. */}
              <span>
                <bdi>{t(`where.${region}`)}</bdi>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </HomeSection>
  );
}
