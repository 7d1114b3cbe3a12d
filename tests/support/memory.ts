import type { CDPSession, Page } from '@playwright/test';

/** What a page still uses after a garbage collection. */
export interface Held {
  readonly heapMB: number;
  readonly nodes: number;
  readonly listeners: number;
  readonly documents: number;
}

const METRICS = {
  heap: 'JSHeapUsedSize',
  nodes: 'Nodes',
  listeners: 'JSEventListeners',
  documents: 'Documents',
} as const;

/**
 * Makes a function that measures a page of Chromium. Call it once for a page: the
 * session outlives its documents.
 */
export async function memoryOf(page: Page): Promise<() => Promise<Held>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.enable');
  return async () => {
    // One collection may leave more to free (weak references, finalizers, React's alternate trees).
    for (let round = 0; round < 3; round += 1) {
      await session.send('HeapProfiler.collectGarbage');
      await page.evaluate(() => new Promise((done) => void setTimeout(done, 50)));
    }
    const { metrics } = await session.send('Performance.getMetrics');
    const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    return {
      heapMB: Math.round((value(METRICS.heap) / 1024 / 1024) * 100) / 100,
      nodes: value(METRICS.nodes),
      listeners: value(METRICS.listeners),
      documents: value(METRICS.documents),
    };
  };
}
