import type { ComingHeadProps } from '@/ui/page/ComingHead';

/** The head that the document shows before the first render (build/earlyHead.ts), if it is that of this path. */
export function earlyHead(pathname: string): ComingHeadProps | undefined {
  const head = document.querySelector<HTMLElement>('.vt-early .vt-coming-head');
  if (head === null || head.dataset.path !== pathname) return undefined;
  return {
    title: head.querySelector('.vt-h2')?.textContent ?? '',
    summary: head.querySelector('.vt-heading-lead')?.textContent ?? undefined,
  };
}
