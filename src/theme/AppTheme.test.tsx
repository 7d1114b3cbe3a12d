import Button from '@mui/material/Button';
import { act, render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { preferences, setPreferences } from '@/preferences/preferences';
import { AppTheme } from './AppTheme';
import { createAppTheme } from './createAppTheme';

const renders = vi.fn();
const mounts = vi.fn();
function Page() {
  renders();
  useEffect(() => mounts(), []);
  return <Button sx={{ marginLeft: '7px' }}>Jobs</Button>;
}

let stop = () => {};
beforeEach(() => {
  localStorage.clear();
  stop = preferences().start();
  render(
    <AppTheme>
      <Page />
    </AppTheme>,
  );
});
afterEach(() => {
  stop();
  vi.clearAllMocks();
});

const button = () => getComputedStyle(screen.getByRole('button'));

describe('AppTheme', () => {
  it('renders nothing again for a theme, dark mode or gradients', () => {
    act(() => setPreferences({ themeVariant: 'ocean', isDarkMode: false }));
    act(() => setPreferences({ useGradientText: true, useGradientBackgrounds: false }));
    expect(renders).toHaveBeenCalledTimes(1);
  });

  it('mirrors in place, and back', async () => {
    expect([button().marginLeft, button().marginRight]).toEqual(['7px', '0px']);
    act(() => setPreferences({ isRtl: true }));
    await waitFor(() => expect([button().marginLeft, button().marginRight]).toEqual(['0px', '7px']));
    expect(document.documentElement.dir).toBe('rtl');
    act(() => setPreferences({ isRtl: false }));
    expect(button().marginLeft).toBe('7px');
    expect(mounts).toHaveBeenCalledTimes(1);
  });

  it('leaves the root element and storage to the preferences', () => {
    expect(document.documentElement.dataset.scheme).toBe('dark');
    expect(Object.keys(localStorage)).toEqual(['theme-variant']);
  });

  it('has the specified breakpoints, spacing, radius and button height', () => {
    const style = button();
    expect([style.minHeight, style.textTransform]).toEqual(['44px', 'none']);
    const theme = createAppTheme('ltr');
    expect(theme.breakpoints.values).toEqual({ xs: 0, sm: 640, md: 768, lg: 1024, xl: 1280 });
    expect([theme.spacing(1), theme.shape.borderRadius]).toEqual(['8px', 12]);
  });
});

describe('createAppTheme', () => {
  it("names only our variables, and needs none of MUI's", () => {
    const theme = createAppTheme('rtl');
    // The build replaces MUI's provider of CSS variables by a stub
    // (build/moduleStubs.ts); `colorSchemes` would need the real one.
    expect('colorSchemes' in theme).toBe(false);
    expect(theme.applyStyles('dark', { color: 'red' })).toEqual({
      '*:where([data-scheme="dark"]) &': { color: 'red' },
    });
    expect(theme.alpha('var(--vt-text)', 0.5)).toBe('oklch(from var(--vt-text) l c h / 0.5)');
    expect(theme.direction).toBe('rtl');
    const { palette } = theme.vars;
    for (const part of [palette.primary, palette.text, palette.background, palette.Alert, palette.Switch]) {
      for (const value of Object.values(part)) expect(String(value)).toMatch(/var\(--vt-/);
    }
  });
});
