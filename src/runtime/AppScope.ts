import { createContext, useContext, useSyncExternalStore } from 'react';
import { type App, theApp } from './app';

/** Provides the app to the components inside it. Without it they use the app of this page. */
export const AppScope = createContext<App | undefined>(undefined);

/** The state of the app that this component belongs to. */
export const useAppState = <T>(of: (app?: App) => T): T => of(useContext(AppScope) ?? theApp());

/** An app state that tells its listeners when its value changes. */
interface Store<V> {
  readonly get: () => V;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * The value of an app state. The component renders again when it changes.
 * @param onServer the value during prerendering and hydration; a page that is prerendered needs it
 */
export function useAppValue<V>(of: (app?: App) => Store<V>, onServer?: () => V): V {
  const { subscribe, get } = useAppState(of);
  return useSyncExternalStore(subscribe, get, onServer);
}
