import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { type Keys, useSingleKeys } from './useSingleKeys';

/** What a row or a card is known by. */
const ROW = '[data-index]';
/** What of a row takes the focus. */
const FIRST = 'a, input, button';

/**
 * Single keys for the rows inside an element: j and k go to the next and the one before, x selects.
 * @param more keys of this list; `press` presses what a selector finds in the row that has the focus
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
    (next?.querySelector('a') ?? next?.querySelector<HTMLElement>(FIRST))?.focus();
  };
  useSingleKeys({
    j: { name: t('keys.nextRow'), run: go(1) },
    k: { name: t('keys.previousRow'), run: go(-1) },
    x: { name: t('keys.select'), run: press('input[type="checkbox"]') },
    ...more(press),
  });
}
