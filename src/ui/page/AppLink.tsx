import { type AnchorHTMLAttributes, type KeyboardEvent, type MouseEvent, type Ref, useContext } from 'react';
import { UNSAFE_NavigationContext, useHref, useLinkClickHandler } from 'react-router-dom';
import { type LinkTarget, linkTarget } from './linkTarget';

interface AppLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'rel' | 'target'> {
  /** A path of this app, an http(s), mailto: or tel: address, or '#' for a link that has no target yet. */
  to: string;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * The link component of the app: a real `<a href>`. The router handles paths of the app; other sites get no
 * opener and no referrer. An unsafe address (`javascript:`, `data:`, …) renders only the text. As `component`
 * of a MUI Button or MenuItem it also reacts to Space.
 */
export function AppLink({ to, ...rest }: AppLinkProps) {
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
    return <Follow {...link} to={target.to} />;
  }
  return (
    <a {...link} {...hrefOf(target)}>
      {rest.children}
    </a>
  );
}

/** Whether the browser must handle the click itself: new tab, download, other mouse buttons. */
const isForBrowser = ({ button, metaKey, altKey, ctrlKey, shiftKey, currentTarget }: MouseEvent): boolean =>
  button !== 0 || metaKey || altKey || ctrlKey || shiftKey || currentTarget.hasAttribute('download');

/**
 * A link to a path. The router's own link subscribes to the location to resolve relative paths, so every link
 * would render again after each navigation. An absolute path does not need that.
 */
function PathLink({ to, ...rest }: AppLinkProps) {
  const { navigator } = useContext(UNSAFE_NavigationContext);
  const href = navigator.createHref(to);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (isForBrowser(event)) return;
    event.preventDefault();
    const { href: there } = new URL(href, window.location.href);
    if (there === window.location.href) navigator.replace(to);
    else navigator.push(to);
  };
  return <Anchor {...rest} href={href} follow={follow} />;
}

/** A link to another query string or another section of the current page. */
function RelativeLink({ to, ...rest }: AppLinkProps) {
  const follow = useLinkClickHandler(to, { replace: false });
  return <Anchor {...rest} href={useHref(to)} follow={follow} />;
}

interface AnchorProps extends Omit<AppLinkProps, 'to'> {
  readonly href: string;
  /** Navigates, unless the link's own handler called preventDefault. */
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
