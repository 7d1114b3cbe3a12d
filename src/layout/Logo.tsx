import { config } from '@/config/env';
import { pathOf } from '@/routing/routes';
import { AppLink } from '@/ui/page/AppLink';

/** The sign of the product: three lines that meet in one point. */
export const LogoMark = () => (
  <svg className="vt-logo-mark" viewBox="0 0 28 28" aria-hidden focusable="false">
    <path d="M3 10C8 3 15 3 20.5 8.5M3 19C8 11 14 8 20.5 8.5M10 25C10 17 14 11 20.5 8.5" />
    <circle cx="21" cy="8" r="4.5" />
  </svg>
);

/** The product's sign and name, as a link to the home page. */
export function Logo() {
  return (
    <AppLink to={pathOf('home')} className="vt-logo">
      <LogoMark />
      <span dir="auto">{config().appName}</span>
    </AppLink>
  );
}
