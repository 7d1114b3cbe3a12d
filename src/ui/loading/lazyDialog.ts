import {
  type ComponentType,
  createElement,
  lazy,
  startTransition,
  Suspense,
  useCallback,
  useEffect,
  useState,
} from 'react';
import { appState, theApp } from '@/runtime/app';
import { listen } from '@/runtime/listen';
import { useAppState } from '@/runtime/AppScope';
import { countWhileLoading } from '@/ui/page/comingPage';
import { loadChunk, waitForChunk } from './loadChunk';
import { savesData, whenQuiet } from './whenQuiet';

/** A component in its own chunk, which can be loaded before it is rendered. */
export interface Loadable<P extends object> {
  /** Loads the chunk once. A failure is not cached, so the next call tries again. */
  readonly load: () => Promise<ComponentType<P>>;
  /** The loaded component, or undefined. */
  readonly loaded: () => ComponentType<P> | undefined;
}

/**
 * Defines a lazily loaded dialog, menu or drawer: `lazyDialog(() => import('./X').then((m) => m.X))`. Each
 * app loads it again, because what `load` also loads, such as texts, belongs to the app.
 */
export function lazyDialog<P extends object>(load: () => Promise<ComponentType<P>>): Loadable<P> {
  const state = appState((): { component?: ComponentType<P>; loading?: Promise<ComponentType<P>> } => ({}));
  return {
    load: () => {
      const own = state();
      own.loading ??= load().then(
        (component) => (own.component = component),
        (error: unknown) => {
          delete own.loading;
          throw error;
        },
      );
      return own.loading;
    },
    loaded: () => state().component,
  };
}

/** What `LazyDialog` gives every dialog, menu or drawer. */
interface OpenProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

interface DialogState<P extends OpenProps> {
  readonly open: boolean;
  /** The component, once it has been opened. */
  readonly Dialog: ComponentType<P> | undefined;
}

interface DialogControl<P extends OpenProps> extends DialogState<P> {
  readonly show: () => void;
  readonly hide: () => void;
}

/**
 * Opens a `lazyDialog` in a transition, so that it does not block rendering. While its chunk is loading, the line of a
 * page that is loading is shown. It needs no error boundary: a
 * chunk that cannot be loaded is reported to `onFailure`, and `show` can be called again.
 * `const menu = useLazyDialog(languageMenu)`, and on the screen `<LazyDialog of={menu} anchor={button} />`.
 */
export function useLazyDialog<P extends OpenProps>(
  loadable: Loadable<P>,
  onFailure?: (error: unknown) => void,
): DialogControl<P> {
  const [state, setState] = useState<DialogState<P>>({ open: false, Dialog: undefined });
  const show = useCallback(() => {
    const open = (Dialog: ComponentType<P>) => startTransition(() => setState({ open: true, Dialog }));
    const loaded = loadable.loaded();
    if (loaded !== undefined) open(loaded);
    else countWhileLoading(loadChunk(loadable.load)).then(open, (error: unknown) => onFailure?.(error));
  }, [loadable, onFailure]);
  const hide = useCallback(() => setState((now) => (now.open ? { ...now, open: false } : now)), []);
  return { ...state, show, hide };
}

type LazyDialogProps<P extends OpenProps> = Omit<P, keyof OpenProps> &
  Partial<OpenProps> & { readonly of: DialogControl<P> };

/** The dialog of `useLazyDialog`. After the first opening it stays mounted, so that its closing transition can run. */
export function LazyDialog<P extends OpenProps>({ of, ...props }: LazyDialogProps<P>) {
  const { Dialog, open, hide } = of;
  if (Dialog === undefined) return null;
  const all = { open, onClose: hide, ...props } as unknown as P;
  return createElement(Suspense, { fallback: null }, createElement(Dialog, all));
}

/** Loads right after the first render. */
const atOnce = (load: () => void): undefined => {
  load();
  return undefined;
};

/**
 * Loads a part of the layout after the page. `Part` is undefined until it is loaded: the page must work without it.
 * A failed load is tried again after a wait, and when the connection is back.
 * @param when calls `load` at the right time; returns a function that cancels that
 */
export function useArrival<P extends object>(
  loadable: Loadable<P>,
  isWanted: boolean,
  when: (load: () => void) => (() => void) | undefined = atOnce,
): { readonly Part: ComponentType<P> | undefined } {
  const [{ Part }, setPart] = useState(() => ({ Part: loadable.loaded() }));
  const isMissing = isWanted && Part === undefined;
  useEffect(() => {
    if (!isMissing) return undefined;
    const { clock } = theApp();
    let failures = 0;
    let hasEnded = false;
    let stopWaiting: (() => void) | undefined;
    const arrive = () => {
      stopWaiting?.();
      void loadable.load().then(
        (loaded) => startTransition(() => setPart({ Part: loaded })),
        () => {
          if (hasEnded) return;
          failures += 1;
          stopWaiting?.();
          stopWaiting = clock.after(waitForChunk(failures), arrive);
        },
      );
    };
    // Tries again when the connection is back.
    const stopHearing = listen(window, ['online'], arrive);
    stopWaiting = when(arrive);
    return () => {
      hasEnded = true;
      stopHearing();
      stopWaiting?.();
    };
  }, [isMissing, loadable, when]);
  return { Part };
}

/** Like `React.lazy`, for pages, with `preload()` to load the chunk before a click. */
export function lazyWithPreload<P extends object>(load: () => Promise<ComponentType<P>>) {
  const loadable = lazyDialog(load);
  const later = appState(() => lazy(async () => ({ default: await loadChunk(loadable.load) })));
  const Lazy = (props: P) => {
    const Later = useAppState(later);
    // Chosen once for each mount: React would mount another component anew, and what was typed would be lost.
    const [Chosen] = useState(() => loadable.loaded() ?? Later);
    return createElement<P>(Chosen, props);
  };
  return Object.assign(Lazy, { preload: () => void loadable.load().catch(() => undefined) });
}

/**
 * Runs loaders one after another while the browser is idle, once the start-up is over. It does nothing if the
 * person saves data or the connection is slow. Failures are ignored, because whoever needs the result loads
 * it again.
 * @returns a function that stops it
 */
export function prefetchWhenIdle(loaders: readonly (() => Promise<unknown>)[]): () => void {
  if (savesData()) return () => undefined;
  let stop: () => void = () => undefined;
  let stopped = false;
  const next = (at: number) => {
    const loader = loaders[at];
    if (stopped || loader === undefined) return;
    stop = whenQuiet(() => {
      const runNext = () => next(at + 1);
      loader().then(runNext, runNext);
    });
  };
  next(0);
  return () => {
    stopped = true;
    stop();
  };
}
