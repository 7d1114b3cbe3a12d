// Both colour schemes are CSS variables: a toggle sets one attribute, and only components that read the mode render again.
import { ThemeProvider, createTheme, useColorScheme } from '@mui/material/styles';
import { options, palettes } from './theme-options.js';

const theme = createTheme({
  ...options,
  cssVariables: { colorSchemeSelector: 'data-theme' },
  colorSchemes: { light: { palette: palettes.light }, dark: { palette: palettes.dark } },
  defaultColorScheme: 'dark',
});

export function Theme({ children }) {
  return (
    <ThemeProvider theme={theme} defaultMode="dark" disableTransitionOnChange noSsr={false}>
      {children}
    </ThemeProvider>
  );
}

export function useMode() {
  const { mode, setMode } = useColorScheme();
  return { mode: mode ?? 'dark', setMode };
}
