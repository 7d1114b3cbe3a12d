const LOCK = 'visatalent_outbox';

/**
 * Runs a function in only one tab at a time. @returns false if another tab is running it: then nothing was
 * done.
 */
export async function runInOneTab(run: () => Promise<void>): Promise<boolean> {
  // Old browsers have no locks. The server still accepts each client id only once.
  if (!('locks' in navigator)) {
    await run();
    return true;
  }
  return navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (lock !== null) await run();
    return lock !== null;
  });
}
