import type { ComingHeadProps } from '@/ui/page/ComingHead';

/**
 * The title and summary that the HTML document shows before the first render (build/earlyHead.ts); undefined
 * if they belong to another path.
 */
export function earlyHead(pathname: string): ComingHeadProps | undefined {
  const head = document.querySelector<HTMLElement>('.vt-early .vt-coming-head');
  if (head === null || head.dataset.path !== pathname) return undefined;
  return {
    title: head.querySelector('.vt-h2')?.textContent ?? '',
    summary: head.querySelector('.vt-heading-lead')?.textContent ?? undefined,
  };
}
