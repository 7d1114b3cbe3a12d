import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { listen } from '@/runtime/listen';
import type { Size } from './params';

/**
 * Keeps the height of a list when fewer rows arrive, for example after a search, so that the pager below does
 * not move. The kept height is at most that of the window. It is measured again after a change of the page
 * size or the width. Without pages (size 'all') nothing is kept. When a longer list moves the pager down, its
 * control with the keyboard focus stays on the screen.
 * @returns the ref of the list's element.
 */
export function useHeldHeight<E extends HTMLElement>(
  rows: readonly unknown[],
  size: Size,
): RefObject<E | null> {
  const place = useRef<E>(null);
  const held = useRef({ size, width: 0, height: 0 });
  useLayoutEffect(() => {
    const box = place.current;
    if (box === null) return;
    box.style.minHeight = '';
    if (rows.length === 0 && held.current.height === 0) return;
    const { clientWidth: width, offsetHeight } = box;
    const before = held.current.size === size && held.current.width === width ? held.current.height : 0;
    const height = size === 'all' ? 0 : Math.max(before, offsetHeight);
    held.current = { size, width, height };
    box.style.minHeight = height === 0 ? '' : `min(${height}px, 100dvh)`;
    const { activeElement } = document;
    if (activeElement?.matches('nav :focus-visible')) activeElement.scrollIntoView({ block: 'nearest' });
  }, [rows, size]);
  useEffect(() => {
    // Cards are higher than rows, so a height kept from cards would leave an empty space below a table.
    const onResize = () => {
      const box = place.current;
      const { width, height } = held.current;
      if (box === null || height === 0 || box.clientWidth === width) return;
      box.style.minHeight = '';
      held.current = { ...held.current, width: box.clientWidth, height: box.offsetHeight };
    };
    return listen(window, ['resize'], onResize);
  }, []);
  return place;
}
