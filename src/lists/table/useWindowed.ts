import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Fewer rows than this are simply all there: find-in-page and printing see them. */
const FROM = 120;

export interface Windowed<E extends HTMLElement> {
  readonly root: RefObject<E | null>;
  /** Positions of the rows to draw. */
  readonly shown: readonly number[];
  /** Room of the rows that are not drawn, in px. */
  readonly before: number;
  readonly after: number;
  readonly measure: ((element: HTMLElement | null) => void) | undefined;
}

/** Draws of a long list only what is in the window; the page scrolls, not a box inside it. */
export function useWindowed<E extends HTMLElement>(
  count: number,
  estimateIn: (root: E | null) => number,
): Windowed<E> {
  const root = useRef<E>(null);
  // Asked for thousands of rows at a time, and the same for all of them.
  let measured: number | undefined;
  const estimate = () => (measured ??= estimateIn(root.current));
  const [margin, setMargin] = useState(0);
  const windowed = count > FROM;
  useLayoutEffect(() => {
    if (windowed && root.current !== null) {
      setMargin(Math.round(root.current.getBoundingClientRect().top + window.scrollY));
    }
  }, [windowed, count]);
  // Nothing of it is handed to a memoized component.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer({
    count: windowed ? count : 0,
    estimateSize: estimate,
    overscan: 8,
    // A row without a layout (a page that is not shown) has no height: it counts as estimated.
    measureElement: (element) => element.getBoundingClientRect().height || estimate(),
    scrollMargin: margin,
  });
  if (!windowed) {
    return {
      root,
      shown: Array.from({ length: count }, (_, at) => at),
      before: 0,
      after: 0,
      measure: undefined,
    };
  }
  const items = virtualizer.getVirtualItems();
  const [first] = items;
  const last = items.at(-1);
  return {
    root,
    shown: items.map(({ index }) => index),
    before: first === undefined ? 0 : Math.max(0, first.start - margin),
    after:
      last === undefined
        ? virtualizer.getTotalSize()
        : Math.max(0, virtualizer.getTotalSize() - (last.end - margin)),
    measure: virtualizer.measureElement,
  };
}
