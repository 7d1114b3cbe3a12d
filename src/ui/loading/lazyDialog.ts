import {
  type ComponentType,
  createElement,
  lazy,
  startTransition,
  useCallback,
  useEffect,
  useState,
} from 'react';
import { appState } from '@/runtime/app';
import { listen } from '@/runtime/listen';
import { useAppState } from '@/runtime/AppScope';
import { loadChunk } from './loadChunk';
import { savesData, whenQuiet } from './whenQuiet';

/** A component in a chunk of its own that can be asked for before it is shown. */
export interface Loadable<P extends object> {
  /** Loads once; a failed load is forgotten, so that the next call tries again. */
  readonly load: () => Promise<ComponentType<P>>;
  /** What has arrived; undefined until then. */
  readonly loaded: () => ComponentType<P> | undefined;
}

/**
 * Declares a lazily loaded dialog, menu or drawer: `lazyDialog(() => import('./X').then((m) => m.X))`. Each app loads it
 * anew, because what comes along with the code, such as texts, belongs to the app.
 */
export function lazyDialog<P extends object>(load: () => Promise<ComponentType<P>>): Loadable<P> {
  const state = appState((): { arrived?: ComponentType<P>; coming?: Promise<ComponentType<P>> } => ({}));
  return {
    load: () => {
      const own = state();
      own.coming ??= load().then(
        (component) => (own.arrived = component),
        (error: unknown) => {
          delete own.coming;
          throw error;
        },
      );
      return own.coming;
    },
    loaded: () => state().arrived,
  };
}

interface DialogState<P extends object> {
  open: boolean;
  Dialog: ComponentType<P> | undefined;
}

/**
 * Opens a `lazyDialog`: in a transition, so that nothing holds the first frame back, and without a
 * boundary to trip over: a chunk that cannot be had is reported to `onFailure` and can be tried again.
 * `Dialog` stays mounted after the first opening, so that it can leave with its own transition.
 */
export function useLazyDialog<P extends object>(loadable: Loadable<P>, onFailure?: (error: unknown) => void) {
  const [state, setState] = useState<DialogState<P>>({ open: false, Dialog: undefined });
  const show = useCallback(() => {
    const open = (Dialog: ComponentType<P>) => startTransition(() => setState({ open: true, Dialog }));
    const here = loadable.loaded();
    if (here !== undefined) open(here);
    else loadChunk(loadable.load).then(open, (error: unknown) => onFailure?.(error));
  }, [loadable, onFailure]);
  const hide = useCallback(() => setState((now) => (now.open ? { ...now, open: false } : now)), []);
  return { open: state.open, Dialog: state.Dialog, show, hide };
}

/** At once, as soon as the page stands. */
const atOnce = (load: () => void): undefined => {
  load();
  return undefined;
};

/**
 * A part beside the page that comes after it. `Part` is undefined until it is there, and where its code cannot be had: what is
 * beside the page must not take the page down.
 * @param when runs the load when its time has come; returns the way to call it off
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
    const arrive = () =>
      void loadable.load().then(
        (loaded) => startTransition(() => setPart({ Part: loaded })),
        () => undefined,
      );
    // What could not be had without a connection comes with the next one.
    const stopHearing = listen(window, ['online'], arrive);
    const stopWaiting = when(arrive);
    return () => {
      stopHearing();
      stopWaiting?.();
    };
  }, [isMissing, loadable, when]);
  return { Part };
}

/** `React.lazy` for pages, with `preload()` for the moment before the click. */
export function lazyWithPreload<P extends object>(load: () => Promise<ComponentType<P>>) {
  const loadable = lazyDialog(load);
  const later = appState(() => lazy(async () => ({ default: await loadChunk(loadable.load) })));
  const Lazy = (props: P) => createElement(useAppState(later), props);
  return Object.assign(Lazy, { preload: () => void loadable.load().catch(() => undefined) });
}

/**
 * Runs loaders one after another when the start is over and the browser has nothing else to do; not at all when the
 * person saves data or the connection is slow. A failure is left to the moment when the thing is really needed.
 * Returns the way to stop.
 */
export function prefetchWhenIdle(loaders: readonly (() => Promise<unknown>)[]): () => void {
  if (savesData()) return () => undefined;
  let stop: () => void = () => undefined;
  let stopped = false;
  const next = (at: number) => {
    const loader = loaders[at];
    if (stopped || loader === undefined) return;
    stop = whenQuiet(() => {
      const go = () => next(at + 1);
      loader().then(go, go);
    });
  };
  next(0);
  return () => {
    stopped = true;
    stop();
  };
}
