import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '@/i18n/format';

const RADIUS = 52;
const ROUND = 2 * Math.PI * RADIUS;

interface CompletionRingProps {
  readonly percent: number;
  readonly isComplete: boolean;
  /** Width and height in px. */
  readonly size?: number;
}

/** The completion of a profile as a ring. It fills clockwise, or anticlockwise in right-to-left languages. */
export function CompletionRing({ percent, isComplete, size = 128 }: CompletionRingProps) {
  const { t } = useTranslation('profile');
  const share = formatPercent(percent / 100);
  return (
    <Box
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn, not loaded
      role="img"
      aria-label={t('completion.ring', { percent: share })}
      sx={{
        position: 'relative',
        width: size,
        height: size,
        flexShrink: 0,
        color: isComplete ? 'success.main' : 'primary.main',
        '& svg': { display: 'block', width: '100%', height: '100%', transform: 'rotate(-90deg)' },
        '[dir=rtl] & svg': { transform: 'rotate(-90deg) scaleY(-1)' },
        '& circle': { fill: 'none', strokeWidth: 8 },
        '& .track': { stroke: 'var(--vt-border)' },
        // In high contrast the border is as strong as the share, so the rest of the ring is thinner.
        '[data-theme="highContrast"] & .track': { strokeWidth: 2 },
        '& .share': {
          stroke: 'currentColor',
          strokeLinecap: 'round',
          transition: 'stroke-dashoffset 240ms ease-out',
        },
        '@media (forced-colors: active)': { '& .track': { stroke: 'GrayText' }, color: 'CanvasText' },
      }}
    >
      <svg viewBox="0 0 120 120" aria-hidden focusable="false">
        <circle className="track" cx={60} cy={60} r={RADIUS} />
        {percent > 0 && (
          <circle
            className="share"
            cx={60}
            cy={60}
            r={RADIUS}
            strokeDasharray={ROUND}
            strokeDashoffset={ROUND * (1 - percent / 100)}
          />
        )}
      </svg>
      <Box
        aria-hidden
        component="span"
        sx={{
          position: 'absolute',
          inset: 0,
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'center',
          color: 'text.primary',
          typography: size >= 120 ? 'h3' : 'h6',
          // Large text stays inside the ring.
          '& bdi': { fontSize: `min(1em, ${size / 4}px)` },
        }}
      >
        <bdi>{share}</bdi>
      </Box>
    </Box>
  );
}
