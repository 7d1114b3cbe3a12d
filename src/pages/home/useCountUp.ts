import { useEffect, useState, type RefObject } from 'react';

const DURATION = 900;

const easeOut = (time: number): number => 1 - (1 - time) ** 3;

/**
 * The share (0 to 1) of a figure that is shown. It is 1 in the prerendered page and in the first render. When
 * the element becomes visible it runs from 0 to 1 once, unless the person prefers reduced motion.
 */
export function useCountUp(element: RefObject<Element | null>): number {
  const [share, setShare] = useState(1);
  useEffect(() => {
    const target = element.current;
    if (target === null || typeof IntersectionObserver === 'undefined') return undefined;
    if (!window.matchMedia('(prefers-reduced-motion: no-preference)').matches) return undefined;
    let frame = 0;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      let started: number | undefined;
      const step = (now: number) => {
        started ??= now;
        const time = Math.min(1, (now - started) / DURATION);
        setShare(easeOut(time));
        if (time < 1) frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    });
    observer.observe(target);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [element]);
  return share;
}
