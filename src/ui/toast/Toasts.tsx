import Box from '@mui/material/Box';
import { type FocusEvent, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { appState } from '@/runtime/app';
import { useAppState, useAppValue } from '@/runtime/AppScope';
import { endAll, listen } from '@/runtime/listen';
import { createStore } from '@/runtime/listeners';
import { Toast } from './Toast';
import { type ToastItem, type ToastRequest, VISIBLE_TOASTS, withoutToast, withToast } from './toastQueue';

interface ToastStackProps {
  queue: readonly ToastItem[];
  onClose: (id: number) => void;
}

/** The buttons that the toasts must not cover: those of the dialog in front, else those of the page's form. */
const buttonsInFront = (): Element | null =>
  [...document.querySelectorAll('.MuiDialogActions-root')].at(-1) ?? document.querySelector('.vt-buttons');

/**
 * Where the page or a dialog ends below the buttons of a form, they are not at the edge of the window: the
 * toasts stand below them where there is room, else above them. They move again only if they would cover the
 * buttons.
 */
function keepOffButtons(stack: HTMLElement): void {
  const buttons = buttonsInFront()?.getBoundingClientRect();
  if (buttons === undefined) {
    stack.style.removeProperty('--vt-buttons');
    return;
  }
  const { top, bottom, height } = stack.getBoundingClientRect();
  const isPlaced = stack.style.getPropertyValue('--vt-buttons') !== '';
  if (isPlaced && (bottom <= buttons.top + 1 || top >= buttons.bottom - 1)) return;
  const lowerBar = Number.parseFloat(getComputedStyle(stack).getPropertyValue('--vt-lower-bar')) || 0;
  const edge = window.innerHeight - lowerBar;
  const fits = edge - buttons.bottom >= height;
  stack.style.setProperty('--vt-buttons', fits ? '0px' : `${edge - buttons.top}px`);
}

/** The visible toasts. All timers are paused while the pointer or the focus is on any of the toasts. */
function ToastStack({ queue, onClose }: ToastStackProps) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const stack = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<Element | null>(null);

  useLayoutEffect(() => {
    const { current: element } = stack;
    if (element === null) return undefined;
    const root = document.documentElement;
    const place = () => {
      keepOffButtons(element);
      // What gets the focus is scrolled to where no toast covers it. A low window keeps most of its height for that.
      const covered = window.innerHeight - element.getBoundingClientRect().top;
      root.style.setProperty('scroll-padding-bottom', `${Math.min(covered, window.innerHeight / 3)}px`);
    };
    place();
    // There may be more toasts later, and the buttons grow with the errors of their form.
    const observer = new ResizeObserver(place);
    for (const each of [element, document.body]) observer.observe(each);
    // A dialog that has faded out is removed from the page.
    const removals = new MutationObserver(place);
    removals.observe(document.body, { childList: true });
    return endAll(
      () => observer.disconnect(),
      () => removals.disconnect(),
      () => root.style.removeProperty('scroll-padding-bottom'),
      listen(window, ['scroll'], place, { passive: true }),
      // A dialog that opens takes the focus, and gives it back when it closes.
      listen(document, ['focusin'], ({ target }) => {
        // A button of a toast that moves while it is being pressed would not be pressed.
        if (!(target instanceof Node && element.contains(target))) place();
      }),
    );
  }, []);

  const onFocus = (event: FocusEvent) => {
    const from: unknown = event.relatedTarget;
    if (from instanceof Element && !event.currentTarget.contains(from)) cameFrom.current = from;
    setFocused(true);
  };
  const onBlur = (event: FocusEvent) => {
    if (!(event.relatedTarget instanceof Element && event.currentTarget.contains(event.relatedTarget))) {
      setFocused(false);
    }
  };
  const close = (id: number) => {
    // Moves the focus before its button is removed, so that it does not fall back to the body.
    if (stack.current?.contains(document.activeElement)) {
      const back = cameFrom.current;
      if (back instanceof HTMLElement && back.isConnected) back.focus();
      else document.querySelector<HTMLElement>('main')?.focus();
      setFocused(false);
    }
    if (queue.length === 1) setHovered(false);
    onClose(id);
  };

  return (
    <Box
      ref={stack}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={onFocus}
      onBlur={onBlur}
      sx={{
        position: 'fixed',
        insetInline: 0,
        // Above what sticks to the bottom of the page (src/layout/layout.css).
        insetBlockEnd: 'calc(var(--vt-lower-bar, 0px) + var(--vt-buttons, 0px))',
        zIndex: 'snackbar',
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        gap: 1,
        padding: { xs: 2, sm: 3 },
        paddingBlockEnd: { xs: 'max(16px, env(safe-area-inset-bottom))', sm: '24px' },
        pointerEvents: 'none',
        '@media print': { display: 'none' },
      }}
    >
      {queue.slice(0, VISIBLE_TOASTS).map((toast) => (
        <Toast key={toast.id} toast={toast} paused={hovered || focused} onClose={close} />
      ))}
    </Box>
  );
}

export type { ToastRequest } from './toastQueue';

/** @returns a function that closes the toast */
type ShowToast = (toast: ToastRequest) => () => void;

const NONE: readonly ToastItem[] = [];
const none = (): readonly ToastItem[] => NONE;

/** The toast queue of an app. */
const toasts = appState(() => {
  const { get, set, subscribe } = createStore(NONE);
  let lastId = 0;
  return {
    get,
    show: (toast: ToastRequest): (() => void) => {
      lastId += 1;
      const id = lastId;
      set(withToast(get(), id, toast));
      return () => set(get().filter(({ lastRequest }) => lastRequest !== id));
    },
    close: (id: number): void => set(withoutToast(get(), id)),
    subscribe,
  };
});

/** Renders the toasts at the bottom of the window, above everything else. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const { close } = useAppState(toasts);
  const queue = useAppValue(toasts, none);
  // The stack is in the body and exists only while there are toasts: a dialog hides the elements that exist
  // when it opens from assistive technology, but not those that are added later.
  const stack = useMemo(
    () =>
      queue.length === 0 ? null : createPortal(<ToastStack queue={queue} onClose={close} />, document.body),
    [queue, close],
  );
  return (
    <>
      {children}
      {stack}
    </>
  );
}

/**
 * Shows a message for a few seconds: `toast({ kind: 'success', message })`. The information must also be
 * available elsewhere.
 */
export const useToast = (): ShowToast => useAppState(toasts).show;
