import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { appState } from '@/runtime/app';

/** The card that was opened last in this tab: Back gives it the focus again. */
const lastOpened = appState(() => ({ id: null as string | null }));

const linkOf = (id: string): HTMLElement | null =>
  document.querySelector(`[data-job="${CSS.escape(id)}"] .open`);
const cardLinks = (): readonly HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('[data-job] .open'),
];

/** Where the focus goes in the list. */
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
    /** The next card, or the one before: the first where none has the focus. */
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
