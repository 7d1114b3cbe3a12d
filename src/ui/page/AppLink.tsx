import type { AnchorHTMLAttributes, KeyboardEvent, MouseEvent, Ref } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
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
  if (target.kind === 'internal') return <RouterLink {...link} to={target.to} replace={replace} />;
  return (
    <a {...link} {...hrefOf(target)}>
      {rest.children}
    </a>
  );
}

/** The router's own Link brings along the prefetching of its framework, which nothing here uses. */
function RouterLink({ to, replace = false, onClick, children, ...rest }: AppLinkProps) {
  const follow = useLinkClickHandler(to, { replace });
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}

const hrefOf = (target: Exclude<LinkTarget, { kind: 'internal' | 'unsafe' }>) =>
  target.kind === 'placeholder' ? { href: '#' } : { href: target.href, rel: 'noopener noreferrer' };
