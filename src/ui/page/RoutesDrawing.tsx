import type { ReactNode } from 'react';
import './drawing.css';
import { ARCS, DESTINATION, GLOBE, GRATICULE, SMALL_ARCS, SMALL_DESTINATION } from './routesDrawingLines';

interface RoutesDrawingProps {
  /** `hero` is large and pale, `progress` is a line of steps, `empty` is for places without data. */
  variant: 'hero' | 'progress' | 'empty';
  /** For `progress`: the number of stops. */
  steps?: number;
  /** For `progress`: the number of stops that are reached; all by default. */
  reached?: number;
}

/**
 * Thin great-circle arcs from many places to one: the image of the product (docs/look.md#one-idea). It is
 * decorative. It is animated once, unless reduced motion is preferred.
 */
export function RoutesDrawing({ variant, steps = 4, reached = steps }: RoutesDrawingProps) {
  if (variant === 'progress') return <ProgressLine steps={steps} reached={reached} />;
  return variant === 'hero' ? <Globe /> : <SmallRoutes />;
}

interface DrawingProps {
  readonly variant: RoutesDrawingProps['variant'];
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}

const Drawing = ({ variant, width, height, children }: DrawingProps) => (
  <svg className={`vt-drawing ${variant}`} viewBox={`0 0 ${width} ${height}`} aria-hidden focusable="false">
    {children}
  </svg>
);

function Globe() {
  return (
    <Drawing variant="hero" width={480} height={480}>
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
    <Drawing variant="empty" width={320} height={192}>
      {SMALL_ARCS.map((d) => (
        <path key={d} className="arc" d={d} pathLength={1} />
      ))}
      <path className="places" d={startsOf(SMALL_ARCS)} strokeWidth={8} />
      <circle className="ring" cx={SMALL_DESTINATION.x} cy={SMALL_DESTINATION.y} r={15} />
      <circle className="goal" cx={SMALL_DESTINATION.x} cy={SMALL_DESTINATION.y} r={7} />
    </Drawing>
  );
}

const STOP_WIDTH = 200;

/** A line with stops. Each stop is above the centre of its column in an equal grid below. */
function ProgressLine({ steps, reached }: { steps: number; reached: number }) {
  const stops = Array.from({ length: Math.max(1, steps) }, (_, index) => STOP_WIDTH * (index + 0.5));
  return (
    <Drawing variant="progress" width={STOP_WIDTH * stops.length} height={56}>
      {stops.slice(1).map((x, index) => (
        <path
          key={x}
          className={index + 1 < reached ? 'arc' : 'arc dim'}
          d={`M${x - STOP_WIDTH} 44Q${x - STOP_WIDTH / 2} 4 ${x} 44`}
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

/**
 * The starting points of paths as dots: lines of length 0 with round ends. One element is cheaper than one
 * for each.
 */
const startsOf = (paths: readonly string[]): string =>
  paths.map((d) => `${d.slice(0, d.indexOf('C'))}h0`).join('');
