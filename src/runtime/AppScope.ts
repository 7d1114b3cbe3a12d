import { createContext, useContext, useSyncExternalStore } from 'react';
import { type App, theApp } from './app';
import type { Store } from './listeners';

/** Provides the app to the components inside it. Without it they use the app of this page. */
export const AppScope = createContext<App | undefined>(undefined);

/** The state of the app that this component belongs to. */
export const useAppState = <T>(of: (app?: App) => T): T => of(useContext(AppScope) ?? theApp());

/**
 * The value of an app state. The component renders again when it changes.
 * @param onServer the value during prerendering and hydration; a page that is prerendered needs it
 */
export function useAppValue<V>(of: (app?: App) => Store<V>, onServer?: () => V): V {
  const { subscribe, get } = useAppState(of);
  return useSyncExternalStore(subscribe, get, onServer);
}
