import type { RefObject } from 'react';
import { useSingleKeys } from '@/features/jobs/shortcuts/singleKeys';

/** What a row or a card is known by. */
const ROW = '[data-index]';

/** Single keys for the rows inside an element: j and k go to the next and the one before, x chooses, m moves. */
export function useRowKeys(root: RefObject<HTMLElement | null>): void {
  const rows = () => [...(root.current?.querySelectorAll<HTMLElement>(ROW) ?? [])];
  const current = () => document.activeElement?.closest<HTMLElement>(ROW) ?? null;
  const go = (by: 1 | -1) => () => {
    const all = rows();
    const now = current();
    const at = now === null ? -1 : all.indexOf(now);
    const next = at < 0 ? all[by === 1 ? 0 : all.length - 1] : all[at + by];
    next?.querySelector('a')?.focus();
  };
  useSingleKeys({
    j: go(1),
    k: go(-1),
    x: () => current()?.querySelector<HTMLInputElement>('input[type="checkbox"]')?.click(),
    m: () => current()?.querySelector<HTMLButtonElement>('[data-move]')?.click(),
  });
}
