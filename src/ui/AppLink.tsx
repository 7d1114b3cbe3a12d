import type { AnchorHTMLAttributes, KeyboardEvent, MouseEvent, Ref } from 'react';
import { Link } from 'react-router-dom';
import { type LinkTarget, linkTarget } from './linkTarget';

export interface AppLinkProps
  extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'rel' | 'target'> {
  /** A path of this app, an http(s), mailto: or tel: address, or '#' for a link without a place yet. */
  to: string;
  replace?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * The one link of the app: a real `<a href>`, handled by the router inside the app, without opener or
 * referrer outside it. An unsafe address (`javascript:`, `data:`, …) shows its text only.
 * As `component` of a MUI Button or MenuItem it keeps that role's keys (Space activates).
 */
export function AppLink({ to, replace = false, ...rest }: AppLinkProps) {
  const target = linkTarget(to);
  const onKeyDown = (event: KeyboardEvent<HTMLAnchorElement>) => {
    rest.onKeyDown?.(event);
    if (
      event.key === ' ' &&
      (rest.role === 'button' || rest.role === 'menuitem') &&
      !event.defaultPrevented
    ) {
      event.preventDefault();
      event.currentTarget.click();
    }
  };
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (target.kind === 'placeholder') event.preventDefault();
    rest.onClick?.(event);
  };
  if (target.kind === 'unsafe') return <span>{rest.children}</span>;
  const link = { ...rest, onKeyDown, onClick };
  if (target.kind === 'internal') return <Link {...link} to={target.to} replace={replace} discover="none" />;
  return (
    <a {...link} {...hrefOf(target)}>
      {rest.children}
    </a>
  );
}

const hrefOf = (target: Exclude<LinkTarget, { kind: 'internal' | 'unsafe' }>) =>
  target.kind === 'placeholder' ? { href: '#' } : { href: target.href, rel: 'noopener noreferrer' };
