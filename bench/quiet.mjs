// On a shared machine other work distorts timings. These functions measure the CPU time of processes outside our own tree.
import { readFileSync, readdirSync } from 'node:fs';

const TICKS = 100; // USER_HZ, which is 100 on every Linux on which this runs

function readAll() {
  const all = new Map();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      const f = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      all.set(Number(name), {
        parent: Number(f[1]),
        ticks: Number(f[11]) + Number(f[12]),
        waited: Number(f[13]) + Number(f[14]),
      });
    } catch {
      /* ended meanwhile */
    }
  }
  return all;
}

function ownTree(all, seen) {
  const own = new Set([process.pid, ...seen]);
  for (let grew = true; grew; ) {
    grew = false;
    for (const [pid, p] of all)
      if (!own.has(pid) && own.has(p.parent)) {
        own.add(pid);
        grew = true;
      }
  }
  return own;
}

/** Starts to measure. @returns a function that returns the CPU share, in cores, that other processes have used since */
export function foreignMeter() {
  const before = readAll();
  const known = ownTree(before, []);
  const started = process.hrtime.bigint();
  return () => {
    const after = readAll();
    const own = ownTree(after, known);
    let ticks = 0;
    for (const [pid, p] of after) {
      if (own.has(pid)) continue;
      const was = before.get(pid);
      // Ended child processes count too, so that short ones are not missed, except those that pid 1 may have taken over from us.
      ticks += p.ticks - (was?.ticks ?? 0) + (pid > 1 && p.parent > 1 ? p.waited - (was?.waited ?? 0) : 0);
    }
    return ticks / TICKS / (Number(process.hrtime.bigint() - started) / 1e9);
  };
}

/** Waits until others use less than `share` of a core for `still` ms, at most `limit` ms. @returns the last share */
export async function untilQuiet({ share = 0.2, still = 600, limit = 120_000 } = {}) {
  const end = Date.now() + limit;
  let seen;
  do {
    const meter = foreignMeter();
    await new Promise((r) => setTimeout(r, still));
    seen = meter();
  } while (seen > share && Date.now() < end);
  return seen;
}

/**
 * Takes a sample on a quiet machine: waits until it is quiet, measures, and measures again if other processes were busy
 * meanwhile (at most `tries` times in all). Resolves to [sample, share of other processes] of the least disturbed one.
 */
export async function sampleQuietly(measure, { share = 0.2, tries = 3, limit = 120_000 } = {}) {
  let best;
  for (let i = 0; i < tries; i += 1) {
    await untilQuiet({ share, limit });
    const meter = foreignMeter();
    const sample = await measure(i);
    const last = [sample, meter()];
    if (!best || last[1] < best[1]) best = last;
    if (best[1] <= share) break;
  }
  return best;
}
