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
  /** The left-to-right cache whose rules prerendering collects. */
  readonly cache?: EmotionCache;
}

const themes: Partial<Record<Direction, Theme>> = {};
const themeOf = (direction: Direction): Theme => (themes[direction] ??= createAppTheme(direction));

/**
 * Provides the styles of the whole app in either direction. Cache and theme of a
 * direction change together, and the tree stays mounted. The theme variant and dark
 * mode are attributes of `<html>` and cause no render here.
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
        {/* MUI has no colour scheme here: the attributes that src/preferences writes decide. */}
        <ThemeProvider theme={theme}>
          <DefaultPropsProvider value={components}>{children}</DefaultPropsProvider>
        </ThemeProvider>
      </CacheProvider>
    </ThemeAccess>
  );
}

/** The preferred direction once its styles can be made; left to right until then. */
function useReadyDirection(): Direction {
  const isRtl = usePreference('isRtl');
  const language = usePreference('language');
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => addPreparer(prepareTheme), []);
  useEffect(() => {
    // Usually main.tsx or the preparer has loaded everything already. This is for
    // trees that are rendered without them.
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
