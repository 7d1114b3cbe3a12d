import { keyframes } from '@emotion/react';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { ARCS, DESTINATION, GLOBE, GRATICULE, SMALL_ARCS, SMALL_DESTINATION } from './routesDrawingLines';

const draw = keyframes`from { stroke-dashoffset: 1; } to { stroke-dashoffset: 0; }`;
const arrive = keyframes`from { opacity: 0; } to { opacity: 1; }`;

/** How many arcs a drawing may have that leave one after the other. */
const MOST_ARCS = 16;

/** Each arc leaves a little after the one before: as rules, because a strict policy refuses style attributes. */
const oneByOne = (step: number) =>
  Object.fromEntries(
    Array.from({ length: MOST_ARCS }, (_, index) => [
      `& .arc:nth-of-type(${index + 1})`,
      { animationDelay: `${index * step}ms` },
    ]),
  );

interface RoutesDrawingProps {
  /** `hero` large and quiet, `progress` a line of steps, `empty` for a place where nothing is yet. */
  variant: 'hero' | 'progress' | 'empty';
  /** Of `progress`: how many stops the line has, */
  steps?: number;
  /** and how many of them are reached; all when not given. */
  reached?: number;
}

/**
 * Thin great-circle arcs that leave many places and arrive in one: the picture that the whole product is drawn
 * with (docs/look.md#one-idea). Decorative. Draws itself once where motion is welcome.
 */
export function RoutesDrawing({ variant, steps = 4, reached = steps }: RoutesDrawingProps) {
  if (variant === 'progress') return <ProgressLine steps={steps} reached={reached} />;
  return variant === 'hero' ? <Globe /> : <SmallRoutes />;
}

function Drawing({ width, height, maxWidth, step, children }: DrawingProps) {
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden
      focusable="false"
      sx={{
        display: 'block',
        width: '100%',
        maxWidth,
        height: 'auto',
        aspectRatio: `${width} / ${height}`,
        fill: 'none',
        strokeLinecap: 'round',
        overflow: 'visible',
        color: 'primary.main',
        // Routes run in the reading direction; the plugin that mirrors styles does not know drawings.
        '[dir=rtl] &': { transform: 'scaleX(-1)' },
        '& .arc': { stroke: 'currentColor', strokeWidth: 1.5, strokeDasharray: 1 },
        '& .dim': { opacity: 0.3 },
        '& .grid': { stroke: 'currentColor', strokeWidth: 1, opacity: 0.16 },
        '& .place': { fill: 'currentColor', stroke: 'none' },
        '& .places': { stroke: 'currentColor' },
        '& .goal': { color: 'secondary.main', fill: 'currentColor', stroke: 'none' },
        '& .ring': { color: 'secondary.main', stroke: 'currentColor', strokeWidth: 1.5, opacity: 0.5 },
        '@media (forced-colors: active)': { '&, & .goal, & .ring': { color: 'CanvasText' } },
        '@media (prefers-reduced-motion: no-preference)': {
          '& .arc': { animation: `${draw} 1400ms cubic-bezier(0.3, 0, 0.2, 1) both` },
          ...oneByOne(step),
          '& .ring': { animation: `${arrive} 400ms ease-out 1300ms backwards` },
          // While the app starts, every frame of it would be paid for with a later start (build/bootScript.ts).
          '[data-starting] & .arc, [data-starting] & .ring': { animationPlayState: 'paused' },
        },
      }}
    >
      {children}
    </Box>
  );
}

interface DrawingProps {
  width: number;
  height: number;
  maxWidth: number;
  /** ms from the start of one arc to that of the next. */
  step: number;
  children: ReactNode;
}

function Globe() {
  return (
    <Drawing width={480} height={480} maxWidth={560} step={90}>
      <circle className="grid" cx={GLOBE.x} cy={GLOBE.y} r={GLOBE.radius} />
      <path className="grid" d={GRATICULE} />
      <g>
        {ARCS.map((d) => (
          <path key={d} className="arc" d={d} pathLength={1} />
        ))}
      </g>
      <path className="places" d={startsOf(ARCS)} strokeWidth={6} />
      <circle className="ring" cx={DESTINATION.x} cy={DESTINATION.y} r={13} />
      <circle className="goal" cx={DESTINATION.x} cy={DESTINATION.y} r={6} />
    </Drawing>
  );
}

function SmallRoutes() {
  return (
    <Drawing width={320} height={192} maxWidth={320} step={120}>
      {SMALL_ARCS.map((d) => (
        <path key={d} className="arc" d={d} pathLength={1} />
      ))}
      <path className="places" d={startsOf(SMALL_ARCS)} strokeWidth={8} />
      <circle className="ring" cx={SMALL_DESTINATION.x} cy={SMALL_DESTINATION.y} r={15} />
      <circle className="goal" cx={SMALL_DESTINATION.x} cy={SMALL_DESTINATION.y} r={7} />
    </Drawing>
  );
}

const STOP = 200;

/** A route from stop to stop; each stop stands over the middle of its column in an equal grid below. */
function ProgressLine({ steps, reached }: { steps: number; reached: number }) {
  const stops = Array.from({ length: Math.max(1, steps) }, (_, index) => STOP * (index + 0.5));
  return (
    <Drawing width={STOP * stops.length} height={56} maxWidth={1200} step={260}>
      {stops.slice(1).map((x, index) => (
        <path
          key={x}
          className={index + 1 < reached ? 'arc' : 'arc dim'}
          d={`M${x - STOP} 44Q${x - STOP / 2} 4 ${x} 44`}
          pathLength={1}
        />
      ))}
      {stops.map((x, index) => {
        const last = index === stops.length - 1;
        return (
          <circle
            key={x}
            className={`${last ? 'goal' : 'place'}${index < reached ? '' : ' dim'}`}
            cx={x}
            cy={44}
            r={last ? 7 : 5}
          />
        );
      })}
    </Drawing>
  );
}

/** Where paths begin, as dots: lines of no length with round ends. One element instead of one a place. */
const startsOf = (paths: readonly string[]): string =>
  paths.map((d) => `${d.slice(0, d.indexOf('C'))}h0`).join('');
