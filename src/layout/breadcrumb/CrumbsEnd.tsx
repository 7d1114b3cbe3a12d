import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useBrowserValue } from '@/runtime/useBrowserValue';

const endOfLine = () => document.querySelector('.vt-crumbs-end');
const none = () => null;

/** Renders content of a page at the end of the breadcrumb's line, which belongs to the layout. */
export function CrumbsEnd({ children }: { readonly children: ReactNode }) {
  const place = useBrowserValue(endOfLine, none);
  return place === null ? null : createPortal(children, place);
}
