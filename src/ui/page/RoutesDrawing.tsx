import type { ReactNode } from 'react';
import './drawing.css';

/**
 * The paths of the routes drawing: a globe above the Atlantic, with great-circle arcs from many places to
 * Ottawa. They were computed once (orthographic projection, centre 34° N 26° W, each arc fitted by one cubic
 * curve) and are stored as data, so that the browser computes nothing. View box 0 0 480 480.
 */
const DESTINATION = { x: 135, y: 174 } as const;
const GLOBE = { x: 240, y: 240, radius: 196 } as const;

/**
 * The arcs begin in this order in: Lagos, Delhi, São Paulo, Paris, Manila, Mexico City, Tehran, Dakar,
 * Nairobi, Lima, Kyiv, Cairo.
 */
const ARCS: readonly string[] = [
  'M336 316C266 273 199 225 135 174',
  'M408 140C380 22 179 106 135 174',
  'M177 399C103 363 101 238 135 174',
  'M301 181C250 162 188 154 135 174',
  'M329 63C252 -74 141 79 135 174',
  'M63 216C67 186 111 178 135 174',
  'M395 165C346 96 191 126 135 174',
  'M268 304C219 267 170 225 135 174',
  'M414 294C360 231 217 191 135 174',
  'M91 341C46 288 91 212 135 174',
  'M344 153C283 121 190 133 135 174',
  'M383 210C324 161 206 151 135 174',
];

/** The visible half of the parallels and meridians, every 30 degrees. */
const GRATICULE = [
  'M84 358C147 436 333 436 396 358',
  'M44 240C56 385 424 386 436 240',
  'M84 122C-8 296 488 296 396 122',
  'M240 44C110 48 110 150 240 154C370 150 370 48 240 44',
  'M189 51C209 46 228 64 240 78C242 69 242 51 248 44',
  'M116 89C150 60 200 62 240 78C258 62 284 48 309 57',
  'M46 215C58 123 154 73 240 78C290 63 352 70 388 111',
  'M92 369C8 261 127 104 240 78C339 80 447 157 434 265',
  'M170 423C75 364 168 129 240 78C348 113 465 295 365 391',
  'M232 436C218 322 231 193 240 78C295 134 373 377 292 429',
].join('');

/** The small drawing for empty states: four routes. View box 0 0 320 192. */
const SMALL_ARCS: readonly string[] = [
  'M24 156C60 68 132 36 200 68',
  'M68 176C96 116 144 76 200 68',
  'M296 168C292 116 252 72 200 68',
  'M292 44C264 28 232 36 200 68',
];
const SMALL_DESTINATION = { x: 200, y: 68 } as const;

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
