import { type ReactNode, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

const never = () => () => undefined;
const endOfLine = () => document.querySelector('.vt-crumbs-end');
const none = () => null;

/** Renders content of a page at the end of the breadcrumb's line, which belongs to the layout. */
export function CrumbsEnd({ children }: { readonly children: ReactNode }) {
  const place = useSyncExternalStore(never, endOfLine, none);
  return place === null ? null : createPortal(children, place);
}
