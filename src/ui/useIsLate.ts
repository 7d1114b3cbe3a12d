import { useEffect, useState } from 'react';

/** Whether something was waited for longer than `limit` ms. It stays true when it comes at last. */
export function useIsLate(limit: number, isWaiting = true): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setLate(true), limit);
    return () => clearTimeout(timer);
  }, [limit, isWaiting]);
  return isLate;
}
