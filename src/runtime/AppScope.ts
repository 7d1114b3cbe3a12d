import { createContext, useContext } from 'react';
import { type App, theApp } from './app';

/** Provides the app to the components inside it. Without it they use the app of this page. */
export const AppScope = createContext<App | undefined>(undefined);

/** The state of the app that this component belongs to. */
export const useAppState = <T>(of: (app?: App) => T): T => of(useContext(AppScope) ?? theApp());
