import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { type Keys, useSingleKeys } from '@/layout/shared/useSingleKeys';
import { focusRow } from '@/ui/focusNext';

/** Matches a row or a card. */
const ROW = '[data-index]';

/** Focuses the row at a position of the list, from 0; the heading of the page if there is none. */
export function focusRowAt(root: HTMLElement | null, at: number): void {
  if (focusRow(root?.querySelector<HTMLElement>(`[data-index="${at}"]`))) return;
  document.querySelector('h1')?.focus();
}

/**
 * Shortcuts for the rows inside an element: j goes to the next row, k to the previous one, x selects.
 * @param more further keys of this list; `press(selector)` returns a function that clicks the matching
 * element in the focused row
 */
export function useRowKeys(
  root: RefObject<HTMLElement | null>,
  more: (press: (selector: string) => () => void) => Keys,
): void {
  const { t } = useTranslation('menus', { useSuspense: false });
  const current = () => document.activeElement?.closest<HTMLElement>(ROW) ?? null;
  const press = (selector: string) => () => current()?.querySelector<HTMLElement>(selector)?.click();
  const go = (by: 1 | -1) => () => {
    const all = [...(root.current?.querySelectorAll<HTMLElement>(ROW) ?? [])];
    const now = current();
    const at = now === null ? -1 : all.indexOf(now);
    const next = at < 0 ? all[by === 1 ? 0 : all.length - 1] : all[at + by];
    focusRow(next);
  };
  useSingleKeys({
    j: { name: t('keys.nextRow'), run: go(1) },
    k: { name: t('keys.previousRow'), run: go(-1) },
    x: { name: t('keys.select'), run: press('input[type="checkbox"]') },
    ...more(press),
  });
}
