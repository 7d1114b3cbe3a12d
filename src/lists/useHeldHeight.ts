import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Size } from './params';

/**
 * Keeps a list as high as it was when fewer rows come, as after a search: the pager below it stays where it is, however
 * late the answer comes. At most the window's height, and anew with another number of rows a page or another width.
 * With all rows at once there are no pages, and a search is answered before anybody could look away.
 *
 * @returns what the list's box takes as its ref.
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
  }, [rows, size]);
  useEffect(() => {
    // Cards are higher than rows: as a table, the list would end with an empty space.
    const onResize = () => {
      const box = place.current;
      const { width, height } = held.current;
      if (box === null || height === 0 || box.clientWidth === width) return;
      box.style.minHeight = '';
      held.current = { ...held.current, width: box.clientWidth, height: box.offsetHeight };
    };
    window.addEventListener('resize', onResize);
    return () => window.removeEventListener('resize', onResize);
  }, []);
  return place;
}
