import { createContext, useContext } from 'react';
import { type App, theApp } from './app';

/** The one provider: which app the components inside belong to. Without it, to the app of this page. */
export const AppScope = createContext<App | undefined>(undefined);

/** A state of the app that this component belongs to. */
export const useAppState = <T>(of: (app?: App) => T): T => of(useContext(AppScope) ?? theApp());
