import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus near when the control that had it goes: in its row (an element with `data-row`), else in the row that
 * takes its place, else in the whole part. Both need `tabIndex={-1}`.
 * @returns what belongs on the element of the whole part.
 */
export function useKeptFocus<E extends HTMLElement>() {
  const part = useRef<E>(null);
  const last = useRef<{ readonly row: string | undefined; readonly at: number } | null>(null);
  const rows = (): readonly HTMLElement[] => [
    ...(part.current?.querySelectorAll<HTMLElement>('[data-row]') ?? []),
  ];
  const nameOf = (row: HTMLElement | null | undefined): string | undefined => row?.dataset.row;

  // After every render: the control may go for any reason, and only then the focus is nowhere.
  useLayoutEffect(() => {
    const was = last.current;
    const active = document.activeElement;
    if (was === null || (active !== null && active !== document.body)) return;
    const all = rows();
    const own = all.find((row) => nameOf(row) === was.row);
    const target = own ?? all[Math.min(was.at, all.length - 1)] ?? part.current;
    target?.focus({ preventScroll: own !== undefined });
  });

  return {
    ref: part,
    tabIndex: -1,
    onFocus: ({ target }: FocusEvent): void => {
      const row = target.closest<HTMLElement>('[data-row]');
      last.current = { row: nameOf(row), at: row === null ? 0 : rows().indexOf(row) };
    },
    // Not heard when the control itself was taken away.
    onBlur: (): void => {
      last.current = null;
    },
  };
}
