const LOCK = 'visatalent_outbox';

/** Runs what only one tab may do at a time. @returns false where another tab is at it: nothing was done */
export async function alone(run: () => Promise<void>): Promise<boolean> {
  // Old browsers have no locks; the server still takes each name once.
  if (!('locks' in navigator)) {
    await run();
    return true;
  }
  return navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (lock !== null) await run();
    return lock !== null;
  });
}
