import type { ReactNode } from 'react';
import './drawing.css';
import { ARCS, DESTINATION, GLOBE, GRATICULE, SMALL_ARCS, SMALL_DESTINATION } from './routesDrawingLines';

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

const STOP = 200;

/** A route from stop to stop; each stop stands over the middle of its column in an equal grid below. */
function ProgressLine({ steps, reached }: { steps: number; reached: number }) {
  const stops = Array.from({ length: Math.max(1, steps) }, (_, index) => STOP * (index + 0.5));
  return (
    <Drawing variant="progress" width={STOP * stops.length} height={56}>
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
