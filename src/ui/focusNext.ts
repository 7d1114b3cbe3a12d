import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';

/**
 * Sets the focus in the next task: after the page shows the result of a press, and after a dialog has taken
 * or returned the focus.
 * @returns a function that cancels it
 */
export function focusNext(give: () => void): () => void {
  const timer = setTimeout(give);
  return () => clearTimeout(timer);
}

/** Like `focusNext`, when the component is mounted or `isWanted` becomes true. */
export function useFocusNext(give: () => void, isWanted = true): void {
  const giveNow = useEffectEvent(give);
  useEffect(() => (isWanted ? focusNext(() => giveNow()) : undefined), [isWanted]);
}

/** Focuses this element if the element that had the focus was removed from the page. */
export const focusIfLost = (place: () => HTMLElement | null | undefined): (() => void) =>
  focusNext(() => {
    const { activeElement, body } = document;
    const target = place() ?? null;
    // In a dialog MUI gives the lost focus to the element around the dialog.
    const isInFrame =
      activeElement?.getAttribute('role') === 'presentation' && activeElement.contains(target);
    if (activeElement === body || isInFrame) target?.focus({ preventScroll: true });
  });

/** Time in which React has rendered what replaces a pressed button, in ms: that may take more than one task. */
const RENDERED = 100;

/** Focuses the page if the element that had the focus was removed from it. */
export const focusPageIfLost = (): void =>
  void setTimeout(() => focusIfLost(() => document.querySelector('main')), RENDERED);

/**
 * After a press on a button that may go away with what it belongs to: the focus moves to the nearest element
 * around it that can have it and is still there.
 */
export function focusAround({ currentTarget }: { readonly currentTarget: Element }): void {
  const around = placesAround(currentTarget);
  focusIfLost(() => nearestOf(around));
}

/**
 * When a dialog closes whose opener was removed meanwhile, for example with the row of a list: the focus moves
 * to the nearest element around the opener that can have it and is still there. A dialog that the address
 * opened has no opener: the focus moves to the page.
 */
export function useFocusAfter(dialog: RefObject<HTMLElement | null>, open: boolean): void {
  // Until the dialog has faded out, the focus may still be in it.
  const isLost = useEffectEvent(() => {
    const { activeElement, body } = document;
    return activeElement === body || dialog.current?.contains(activeElement) === true;
  });
  useLayoutEffect(() => {
    const opener = document.activeElement;
    if (!open || opener === null) return undefined;
    const around = placesAround(opener);
    return () =>
      void focusNext(() => {
        if ((opener === document.body || !opener.isConnected) && isLost())
          nearestOf(around)?.focus({ preventScroll: true });
      });
  }, [open]);
}

/** Focuses the link of a row, otherwise its first control. @returns whether there is such a row */
export function focusRow(row: HTMLElement | null | undefined): boolean {
  const target = row?.querySelector('a') ?? row?.querySelector<HTMLElement>('input, button') ?? null;
  target?.focus();
  return target !== null;
}

/** Focuses the row of a record (an element with `data-row`) when it is shown again. */
export const focusRowOf = (id: string | undefined): (() => void) =>
  focusNext(() => {
    const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
    focusRow(rows.find(({ dataset }) => dataset.row === id));
  });

function placesAround(element: Element): readonly HTMLElement[] {
  const around: HTMLElement[] = [];
  for (let at = element.parentElement; at !== null; at = at.parentElement)
    if (at.hasAttribute('tabindex')) around.push(at);
  return around;
}

const nearestOf = (around: readonly HTMLElement[]): HTMLElement | null =>
  around.find((each) => each.isConnected) ?? document.querySelector('main');

/**
 * When the element is removed while the focus is in it, the focus moves to the nearest element around it that
 * can have it. For what may be removed some time after a press: after a request, or a change of the address.
 */
export function useFocusAround(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (element?.contains(document.activeElement) !== true) return;
      placesAround(element)[0]?.focus({ preventScroll: true });
    };
  }, [ref]);
}

/**
 * A `ref`: the element takes the focus when it is mounted. An effect of a dialog would run before the dialog's
 * content exists.
 */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
