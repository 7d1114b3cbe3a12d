/** Medians, ranges and ratios as Markdown tables. */
function median(values) {
  const sorted = values.filter(Number.isFinite).toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  if (sorted.length === 0) return Number.NaN;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

const valuesOf = (target, key) => target.samples.map((sample) => sample[key]).filter(Number.isFinite);

/**
 * The noise of a run. The floors never change, so their samples should be equal. Noise is the range of the middle half of
 * a floor's samples, as a share of their median; the largest of all floors counts.
 */
export function noiseOf(targets) {
  const spreads = targets
    .filter(({ label }) => label === 'static' || label === 'mui')
    .map((target) => {
      const sorted = valuesOf(target, 'lcp').toSorted((a, b) => a - b);
      const at = (share) => sorted[Math.round((sorted.length - 1) * share)];
      return (at(0.75) - at(0.25)) / median(sorted);
    });
  return Math.max(...spreads);
}

const kib = (bytes) => (bytes / 1024).toFixed(1);
const ms = (value) => value.toFixed(0);

/** The key, the name, the format, the floor with which it is compared, and the goal. */
const ROWS = [
  ['lcp', 'LCP, ms', ms, 'static', '<= 1.40 x static'],
  ['ready', 'ready, ms', ms, 'mui', '<= 0.95 x mui'],
  ['js', 'JS until ready, KiB', kib, 'mui', '<= 1.08 x mui'],
  ['bytes', 'total until ready, KiB', kib, null, '<= 190'],
  ['requests', 'requests until ready', ms, null, '<= 7'],
  ['html', 'HTML, KiB', kib, null, '<= 14'],
  ['cls', 'CLS', (value) => value.toFixed(4), null, '0'],
  ['tbt', 'TBT, ms', ms, null, '<= 80'],
  ['heap', 'JS heap, KiB', kib, 'mui', '<= 1.25 x mui'],
  ['script', 'script, CPU ms', ms, 'mui', ''],
];

const row = (cells) => `| ${cells.join(' | ')} |`;

export function loadTable(targets) {
  const header = ['', ...targets.map(({ label }) => label), 'ratio', 'goal'];
  const lines = ROWS.map(([key, name, write, base, goal]) => {
    const cells = targets.map((target) => {
      const values = valuesOf(target, key);
      if (values.length === 0) return '';
      const [low, high] = [write(Math.min(...values)), write(Math.max(...values))];
      const middle = write(median(values));
      return low === high ? middle : `${middle} (${low}-${high})`;
    });
    const [app] = targets;
    const floor = targets.find(({ label }) => label === base);
    const ratio =
      floor === undefined ? '' : (median(valuesOf(app, key)) / median(valuesOf(floor, key))).toFixed(2);
    return row([name, ...cells, ratio, goal]);
  });
  return [row(header), row(header.map(() => '---')), ...lines].join('\n');
}

/** Compares pages with the floors. The heading is part of the page's own code. */
export function pagesTable(targets) {
  const floorOf = (name) =>
    median(
      valuesOf(
        targets.find(({ label }) => label === name),
        'lcp',
      ),
    );
  const lines = targets.map((target) => {
    const lcp = valuesOf(target, 'lcp');
    const heading = valuesOf(target, 'heading');
    const { floor, ratio } = target.goal ?? {};
    return row([
      target.label,
      `${ms(median(lcp))} (${ms(Math.min(...lcp))}-${ms(Math.max(...lcp))})`,
      ms(median(heading)),
      floor === undefined ? '' : `${(median(lcp) / floorOf(floor)).toFixed(2)} x ${floor}`,
      kib(median(valuesOf(target, 'js'))),
      Math.max(...valuesOf(target, 'cls')).toFixed(4),
      floor === undefined ? '' : `<= ${ratio} x ${floor}`,
    ]);
  });
  const header = ['a page, cold', 'LCP, ms', 'its heading, ms', 'of its floor', 'JS, KiB', 'CLS', 'goal'];
  return [row(header), row(header.map(() => '---')), ...lines].join('\n');
}

/** The goals of a step: its time as a multiple of the floor's, and its INP. */
const GOALS = {
  'dark toggle': '0.50 x mui; INP 80',
  'dark toggle back': '0.50 x mui; INP 80',
  'sign-in dialog, first': '0.80 x mui',
  'sign-in dialog, again': '0.70 x mui',
  'route, first': '1.5 x mui',
  'route, back home': '0.8 x mui',
  'route, again': '0.8 x mui',
  'language menu, first': '0.90 x mui',
  'language change': '1.3 x mui',
  'search in 10,000 rows, a key': 'INP 64',
  'conversation opened': '150 ms',
  'a key under 500 messages': 'INP 48',
  'search pages, first': "0.80 x mui's sign-in dialog, first",
  'a key in search pages': 'INP 48',
};

/** Steps that the floor does not have, and the step of the floor that they are compared with. */
const BESIDE = { 'search pages, first': 'sign-in dialog, first' };

/** Compares the steps of the app with the same steps of the `mui` floor. */
export function interactionTable(steps, floor) {
  const statesOf = (samples = []) => samples.map(({ state }) => state);
  const lines = Object.entries(steps).map(([label, samples]) => {
    const states = statesOf(samples);
    const inp = median(samples.map((sample) => sample.inp));
    const beside = median(statesOf(floor[BESIDE[label] ?? label]));
    return row([
      label,
      `${ms(median(states))} (${ms(Math.min(...states))}-${ms(Math.max(...states))})`,
      Number.isNaN(beside) ? '' : ms(beside),
      Number.isNaN(beside) ? '' : (median(states) / beside).toFixed(2),
      ms(inp),
      GOALS[label] ?? '',
    ]);
  });
  const header = ['step, CPU slowed 4x', 'to the frame, ms', 'mui', 'ratio', 'INP, ms', 'goal'];
  return [row(header), row(header.map(() => '---')), ...lines].join('\n');
}
