import { NotFoundBody } from '@/ui/page/NotFoundBody';

/** Any unknown address: it says so, and where one can go instead. */
export function NotFoundPage() {
  return <NotFoundBody />;
}
