import { NotFoundBody } from '@/ui/page/NotFoundBody';

/** The page for any unknown address, with links to other pages. */
export function NotFoundPage() {
  return <NotFoundBody />;
}
