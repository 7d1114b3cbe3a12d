import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus to a near element when the control that had it is removed: to its row (an element with
 * `data-row`), otherwise to the row that takes its place, otherwise to the whole list. The rows and the list
 * need `tabIndex={-1}`.
 * @returns the props for the element of the whole list
 */
export function useFocusAfterRemoval<E extends HTMLElement>() {
  const list = useRef<E>(null);
  const last = useRef<{ readonly row: string | undefined; readonly at: number } | null>(null);
  const rows = (): readonly HTMLElement[] => [
    ...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? []),
  ];
  const nameOf = (row: HTMLElement | null | undefined): string | undefined => row?.dataset.row;

  // Runs after every render, because a control may be removed for any reason. Then no element has the
  // focus.
  useLayoutEffect(() => {
    const lastFocus = last.current;
    const active = document.activeElement;
    if (lastFocus === null) return;
    const all = rows();
    const own = all.find((row) => nameOf(row) === lastFocus.row);
    if (active !== null && active !== document.body) {
      // Rows may have been added before it.
      if (own !== undefined) last.current = { ...lastFocus, at: all.indexOf(own) };
      return;
    }
    const target = own ?? all[Math.min(lastFocus.at, all.length - 1)] ?? list.current;
    target?.focus({ preventScroll: own !== undefined });
  });

  return {
    ref: list,
    tabIndex: -1,
    onFocus: ({ target }: FocusEvent): void => {
      const row = target.closest<HTMLElement>('[data-row]');
      last.current = { row: nameOf(row), at: row === null ? 0 : rows().indexOf(row) };
    },
    // Not called when the focused control itself is removed.
    onBlur: (): void => {
      last.current = null;
    },
  };
}
