import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { useEffect, useMemo, useReducer, type ReactNode } from 'react';
import type { Direction } from '@/config/languages';
import { addPreparer, usePreference } from '@/preferences/preferences';
import { useComponentTexts, withTexts } from './componentTexts';
import { createAppTheme } from './createAppTheme';
import { ltrCache, rtlCache } from './emotionCache';
import { prepareTheme } from './prepareTheme';
import './styles/all.css';
import { ThemeAccess } from './useTheme';

interface AppThemeProps {
  readonly children: ReactNode;
  /** For prerendering: the left-to-right cache whose rules are collected. */
  readonly cache?: EmotionCache;
}

const themes: Partial<Record<Direction, Theme>> = {};
const themeOf = (direction: Direction): Theme => (themes[direction] ??= createAppTheme(direction));

/**
 * The styles of the whole app, mirrored or not. Cache and theme of a direction change together and keep the tree
 * mounted; theme variant and dark mode are attributes of `<html>` and render nothing here.
 */
export function AppTheme({ children, cache }: AppThemeProps) {
  const direction = useReadyDirection();
  const theme = themeOf(direction);
  const texts = useComponentTexts();
  const components = useMemo(() => withTexts(theme, texts), [theme, texts]);
  const styles = (direction === 'rtl' ? rtlCache() : cache) ?? ltrCache();
  return (
    <ThemeAccess value>
      <CacheProvider value={styles}>
        {/* MUI knows of no colour mode: the attributes that src/preferences writes decide. */}
        <ThemeProvider theme={theme}>
          <DefaultPropsProvider value={components}>{children}</DefaultPropsProvider>
        </ThemeProvider>
      </CacheProvider>
    </ThemeAccess>
  );
}

/** The preferred direction as soon as its styles can be made, left to right until then. */
function useReadyDirection(): Direction {
  const isRtl = usePreference('isRtl');
  const language = usePreference('language');
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => addPreparer(prepareTheme), []);
  useEffect(() => {
    // Nothing to do where main.tsx or the preparer has been: this is for trees that begin unprepared.
    let mounted = true;
    void prepareTheme({ isRtl, language })?.then(() => {
      if (mounted) renderAgain();
    });
    return () => {
      mounted = false;
    };
  }, [isRtl, language]);
  return isRtl && rtlCache() !== undefined ? 'rtl' : 'ltr';
}
