import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** What a page adds at the end of the breadcrumb's line, which the layout has made with the page. */
export function CrumbsEnd({ children }: { readonly children: ReactNode }) {
  const [place, setPlace] = useState<Element | null>(null);
  useLayoutEffect(() => setPlace(document.querySelector('.vt-crumbs-end')), []);
  return place === null ? null : createPortal(children, place);
}
