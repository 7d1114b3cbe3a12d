import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** A section is the current one once its beginning has come so far up, as a share of the window's height. */
const LINE = 0.4;
const HANDS_ON = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** The last section that has begun above the line; the last of all at the end of the page. */
function sectionInView<Id extends string>(ids: readonly Id[]): Id | undefined {
  const { scrollHeight, scrollTop, clientHeight } = document.documentElement;
  if (scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2) return ids.at(-1);
  const line = clientHeight * LINE;
  const begun = ids.filter((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? line) < line);
  return begun.at(-1) ?? ids[0];
}

/**
 * Which section somebody reads, for the list beside the page. A section that was chosen by its link stays the current
 * one until the person scrolls: the last ones are too short to ever reach the top.
 */
export function useCurrentSection<Id extends string>(ids: readonly Id[]): Id | undefined {
  const { hash, key } = useLocation();
  const [inView, setInView] = useState(ids[0]);
  /** The navigation whose choice was left by scrolling. */
  const [left, setLeft] = useState<string | null>(null);

  useEffect(() => {
    let byHand = false;
    const touched = () => {
      byHand = true;
    };
    const onScroll = () => {
      setInView(sectionInView(ids));
      if (byHand) setLeft(key);
    };
    addEventListener('scroll', onScroll, { passive: true });
    for (const event of HANDS_ON) addEventListener(event, touched, { passive: true });
    return () => {
      removeEventListener('scroll', onScroll);
      for (const event of HANDS_ON) removeEventListener(event, touched);
    };
  }, [ids, key]);

  const chosen = left === key ? undefined : ids.find((id) => `#${id}` === hash);
  return chosen ?? inView;
}
