import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** With fewer rows than this, all are rendered, so that find-in-page and printing include them. */
const WINDOWED_FROM = 120;

interface Windowed<E extends HTMLElement> {
  readonly root: RefObject<E | null>;
  /** Indexes of the rows to render. */
  readonly shown: readonly number[];
  /** Height of the rows before and after these, which are not rendered, in px. */
  readonly before: number;
  readonly after: number;
  readonly measure: ((element: HTMLElement | null) => void) | undefined;
}

/** Renders only the visible rows of a long list. The page scrolls, not an element inside it. */
export function useWindowed<E extends HTMLElement>(
  count: number,
  estimateIn: (root: E | null) => number,
): Windowed<E> {
  const root = useRef<E>(null);
  // Computed once, because the virtualizer asks for thousands of rows and the answer is the same for all.
  let measured: number | undefined;
  const estimate = () => (measured ??= estimateIn(root.current));
  const [margin, setMargin] = useState(0);
  const windowed = count > WINDOWED_FROM;
  useLayoutEffect(() => {
    if (windowed && root.current !== null) {
      setMargin(Math.round(root.current.getBoundingClientRect().top + window.scrollY));
    }
  }, [windowed, count]);
  // The rule does not apply: nothing of the virtualizer is passed to a memoized component.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer({
    count: windowed ? count : 0,
    estimateSize: estimate,
    overscan: 8,
    // A row on a hidden page has no height, so the estimate is used.
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
