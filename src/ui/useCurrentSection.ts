import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** A section is the current one when its top is above this share of the window's height. */
const CURRENT_LINE = 0.4;
const HANDS_ON = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** The last section whose top is above the line; at the end of the page the last section. */
function sectionInView<Id extends string>(ids: readonly Id[]): Id | undefined {
  const { scrollHeight, scrollTop, clientHeight } = document.documentElement;
  if (scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2) return ids.at(-1);
  const line = clientHeight * CURRENT_LINE;
  const begun = ids.filter((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? line) < line);
  return begun.at(-1) ?? ids[0];
}

/**
 * The section that the person is reading, for a list of links beside the page. A section chosen by its link
 * stays the current one until the person scrolls, because the last sections may be too short to reach the
 * line.
 */
export function useCurrentSection<Id extends string>(ids: readonly Id[]): Id | undefined {
  const { hash, key } = useLocation();
  const [inView, setInView] = useState(ids[0]);
  /** Key of the navigation after which the person scrolled. */
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
