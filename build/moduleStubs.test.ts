import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createAppTheme } from '@/theme/createAppTheme';
import { MODULE_STUBS, stubFor, unusedFallsAway } from './moduleStubs.ts';

const MATERIAL = '/project/node_modules/@mui/material';

const sources = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'));

describe('modules that are stubs in the build', () => {
  it.each([
    ['./createThemeWithVars.mjs', `${MATERIAL}/styles/createTheme.mjs`, 'mui-css-variables'],
    ['./ThemeProviderWithVars.mjs', `${MATERIAL}/styles/ThemeProvider.mjs`, 'mui-colour-modes'],
    ['./TouchRipple.mjs', `${MATERIAL}/ButtonBase/ButtonBase.mjs`, 'mui-ripple'],
    ['../CircularProgress/index.mjs', `${MATERIAL}/IconButton/IconButton.mjs`, 'mui-progress-in-buttons'],
  ])('%s in %s', (source, importer, stub) => {
    expect(stubFor(source, importer)).toBe(stub);
    expect(Object.keys(MODULE_STUBS)).toContain(stub);
  });

  it.each([
    ['@mui/material/CircularProgress', '/project/src/identity/dialogs/CountryStatus.tsx'],
    ['../CircularProgress/index.mjs', `${MATERIAL}/Autocomplete/Autocomplete.mjs`],
  ])('%s is not replaced for %s', (source, importer) => {
    expect(stubFor(source, importer)).toBeUndefined();
  });

  it('none of them is used: no colour schemes, no ripple, no static properties', () => {
    const theme = createAppTheme('ltr');
    expect('colorSchemes' in theme).toBe(false);
    expect(theme.components?.MuiButtonBase?.defaultProps?.disableRipple).toBe(true);
    for (const source of sources) {
      expect(source).not.toMatch(
        /disableRipple=\{false\}|cssVariables:|colorSchemes:|useColorScheme|withTheme\(/,
      );
    }
  });

  it('removes only names and marks from code', () => {
    const code = 'var Link = React10.forwardRef(function L() {});\nLink.displayName = "Link";\nuse(Link);';
    expect(unusedFallsAway(code)).toBe(
      'var Link = /* @__PURE__ */ React10.forwardRef(function L() {});\n\nuse(Link);',
    );
  });
});
