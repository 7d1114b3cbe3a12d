import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { appState } from '@/runtime/app';

/** Id of the job that was opened last in this tab. After Back its card takes the focus. */
const lastOpened = appState(() => ({ id: null as string | null }));

const linkOf = (id: string): HTMLElement | null =>
  document.querySelector(`[data-job="${CSS.escape(id)}"] .open`);
const cardLinks = (): readonly HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('[data-job] .open'),
];

/** Manages the focus in the list. */
export function useListFocus() {
  const type = useNavigationType();
  const heading = useRef<HTMLHeadingElement>(null);
  const began = useRef(type);
  useEffect(() => {
    const opened = lastOpened();
    if (began.current === NavigationType.Pop && opened.id !== null)
      linkOf(opened.id)?.focus({ preventScroll: true });
    opened.id = null;
  }, []);
  return {
    heading,
    toResults: () => heading.current?.focus(),
    onOpen: (id: string) => {
      lastOpened().id = id;
    },
    /** Focuses the next or previous card, or the first when no card has the focus. */
    step: (by: 1 | -1): void => {
      const links = cardLinks();
      const at = links.findIndex((link) => link.closest('[data-job]')?.contains(document.activeElement));
      const next = links[at < 0 ? 0 : at + by];
      next?.focus();
      next?.scrollIntoView?.({ block: 'nearest' });
    },
    save: () =>
      document.activeElement?.closest('[data-job]')?.querySelector<HTMLElement>('[data-save]')?.click(),
  };
}
