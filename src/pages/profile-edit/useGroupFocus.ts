import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { GROUPS } from '@/features/profile/groups';
import { headingIdOf } from './EditorGroup';

/** A link to a part of the editor leads to it: scrolled there, and its heading has the focus. */
export function useGroupFocus(): void {
  const location = useLocation();
  useEffect(() => {
    const group = GROUPS.find((name) => `#${name}` === location.hash);
    if (group === undefined) return;
    document.getElementById(group)?.scrollIntoView();
    document.getElementById(headingIdOf(group))?.focus({ preventScroll: true });
  }, [location]);
}
