import { type AnchorHTMLAttributes, type KeyboardEvent, type MouseEvent, type Ref, useContext } from 'react';
import { UNSAFE_NavigationContext, useHref, useLinkClickHandler } from 'react-router-dom';
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
  if (target.kind === 'internal') {
    const Follow = target.to.startsWith('/') ? PathLink : RelativeLink;
    return <Follow {...link} to={target.to} replace={replace} />;
  }
  return (
    <a {...link} {...hrefOf(target)}>
      {rest.children}
    </a>
  );
}

/** What the browser does by itself: another tab, a download, another button of the mouse. */
const isForBrowser = ({ button, metaKey, altKey, ctrlKey, shiftKey, currentTarget }: MouseEvent): boolean =>
  button !== 0 || metaKey || altKey || ctrlKey || shiftKey || currentTarget.hasAttribute('download');

/**
 * A link to a path. The router's own asks where the page is, to resolve what need not be resolved here, and so every link
 * of the screen would be rendered again by every change of the page.
 */
function PathLink({ to, replace = false, ...rest }: AppLinkProps) {
  const { navigator } = useContext(UNSAFE_NavigationContext);
  const href = navigator.createHref(to);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (isForBrowser(event)) return;
    event.preventDefault();
    const { href: there } = new URL(href, window.location.href);
    if (replace || there === window.location.href) navigator.replace(to);
    else navigator.push(to);
  };
  return <Anchor {...rest} href={href} follow={follow} />;
}

/** A link to another query or part of the page that is shown. */
function RelativeLink({ to, replace = false, ...rest }: AppLinkProps) {
  const follow = useLinkClickHandler(to, { replace });
  return <Anchor {...rest} href={useHref(to)} follow={follow} />;
}

interface AnchorProps extends Omit<AppLinkProps, 'to' | 'replace'> {
  readonly href: string;
  /** Turns the page, unless the link's own handler has prevented it. */
  readonly follow: (event: MouseEvent<HTMLAnchorElement>) => void;
}

function Anchor({ href, follow, onClick, children, ...rest }: AnchorProps) {
  return (
    <a
      {...rest}
      href={href}
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
