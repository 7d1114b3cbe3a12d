import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/**
 * Tests that the layer rules of oxlint.config.mjs work: each wrong file below must be refused, and each right
 * one accepted.
 */
const root = process.cwd();
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'layers-'));
  cpSync(path.join(root, 'oxlint.config.mjs'), path.join(folder, 'oxlint.config.mjs'));
  // The rules about pages and features are made from the existing folders.
  for (const feature of ['profile', 'tools', 'documents', 'conversation', 'records'])
    mkdirSync(path.join(folder, 'src/features', feature), { recursive: true });
  for (const page of ['home', 'about', 'settings', 'profile', 'admin/countries', 'admin/dashboard'])
    mkdirSync(path.join(folder, 'src/pages', page), { recursive: true });
  mkdirSync(path.join(folder, 'node_modules'));
  cpSync(path.join(root, 'node_modules/oxlint'), path.join(folder, 'node_modules/oxlint'), {
    recursive: true,
  });
  for (const [file, source] of sources) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), source);
  }
  const cli = path.join(root, 'node_modules/oxlint/bin/oxlint');
  const args = [cli, '-c', 'oxlint.config.mjs', '--format=unix', 'src'];
  said = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' }).stdout.split('\n');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const sources = new Map<string, string>();
let said: readonly string[] = [];

/**
 * Puts a file beside the others, each with its own name, because one run of the linter reads all of them.
 * @returns a function that gives the linter's messages about it
 */
function linted(file: string, source: string): () => string {
  const place = file.replace(/x(\.tsx?)$/, `x${sources.size}$1`);
  sources.set(place, source);
  return () => said.filter((line) => line.startsWith(`${place}:`)).join('\n');
}

const importing = (from: string) => `import { x } from '${from}';\nexport const y = x;\n`;

/** Each row with the linter's messages about its file, whose source `sourceOf` makes of what is given. */
const read = (rows: readonly (readonly [file: string, given: string])[], sourceOf = importing) =>
  rows.map(([file, given]) => [file, given, linted(file, sourceOf(given))] as const);

describe('imports go one way', () => {
  it.each(
    read([
      ['src/storage/x.ts', '@/pages/home/HomePage'],
      ['src/config/x.ts', '@/storage/keys'],
      ['src/errors/x.ts', '@/validation/rules'],
      ['src/theme/x.ts', '@/i18n/i18n'],
      ['src/eligibility/crs/x.ts', '@/api/client'],
      ['src/eligibility/x.ts', '@/validation/rules'],
      ['src/api/x.ts', '@/identity/session/session'],
      ['src/api/endpoints/x.ts', '@/ui/toast/Toasts'],
      ['src/ui/x.ts', '@/forms/useSubmission'],
      ['src/forms/x.ts', '@/identity/session/session'],
      ['src/forms/x.ts', '@/lists/useList'],
      ['src/lists/x.ts', '@/identity/session/session'],
      ['src/lists/x.ts', '@/features/records/resource'],
      ['src/features/profile/x.ts', '@/pages/home/HomePage'],
      ['src/layout/x.tsx', '@/pages/home/HomePage'],
      ['src/pages/home/x.tsx', '@/app/App'],
    ]),
  )('%s may not import %s', (_file, _given, messages) => {
    expect(messages()).toMatch(/may import only what stands to its left|no-restricted-imports/);
  });

  it.each(
    read([
      ['src/pages/home/x.ts', '@/ui/toast/Toasts'],
      ['src/pages/settings/google/x.ts', '@/pages/settings/parts/Notice'],
      ['src/storage/x.ts', '@/config/limits'],
      ['src/identity/session/x.ts', './session'],
    ]),
  )('%s may import %s', (_file, _given, messages) => {
    expect(messages()).not.toContain('no-restricted-imports');
  });

  it.each(
    read([
      ['src/pages/home/x.ts', '../about/AboutPage'],
      ['src/api/x.ts', '../../embedded-backend/handlers'],
      ['src/app/x.ts', '../../tests/support/backend'],
      ['src/ui/x.ts', '@mui/material'],
      ['src/ui/x.ts', '@mui/icons-material'],
    ]),
  )('%s may not import %s', (_file, _given, messages) => {
    expect(messages()).toContain('no-restricted-imports');
  });

  it.each(
    read([
      ['src/features/profile/x.ts', '@/features/tools/questions/Questions'],
      ['src/features/documents/x.ts', '@/features/conversation/links'],
    ]),
  )('the feature of %s may not import %s', (_file, _given, messages) => {
    expect(messages()).toContain('no-restricted-imports');
  });

  it.each(
    read([
      ['src/pages/home/x.ts', '@/pages/about/AboutPage'],
      ['src/pages/settings/google/x.ts', '@/pages/profile/ProfilePage'],
      ['src/pages/admin/countries/x.ts', '@/pages/admin/dashboard/adminPages'],
    ]),
  )('the page of %s may not import another page (%s)', (_file, _given, messages) => {
    expect(messages()).toContain('no-restricted-imports');
  });

  const theme = "import { useTheme } from '@mui/material/styles';\nexport const y = useTheme;\n";
  const [elsewhere, there] = [linted('src/ui/x.ts', theme), linted('src/theme/x.ts', theme)];
  it("keeps MUI's useTheme to src/theme", () => {
    expect(elsewhere()).toContain('no-restricted-imports');
    expect(there()).not.toContain('no-restricted-imports');
  });
});

describe('each browser global is used in one layer', () => {
  const fetching = "export const y = () => fetch('/x');\n";
  const storing = "export const y = () => localStorage.getItem('x');\n";
  const storingForNow = "export const y = () => sessionStorage.getItem('x');\n";

  it.each(
    read(
      [
        ['src/pages/home/x.ts', fetching],
        ['src/identity/x.ts', fetching],
        ['src/ui/x.ts', storing],
        ['src/api/x.ts', storing],
        ['src/identity/x.ts', storingForNow],
      ],
      (source) => source,
    ),
  )('%s is refused', (_file, _given, messages) => {
    expect(messages()).toContain('no-restricted-globals');
  });

  const throughWindow = linted('src/ui/x.ts', "export const y = () => window.localStorage.getItem('x');\n");
  it('storage is not reached through the window either', () => {
    expect(throughWindow()).toContain('no-restricted-properties');
  });

  it.each(
    read(
      [
        ['src/api/x.ts', fetching],
        ['src/logging/x.ts', fetching],
        ['src/storage/x.ts', storing],
      ],
      (source) => source,
    ),
  )('%s is allowed', (_file, _given, messages) => {
    expect(messages()).not.toContain('no-restricted-globals');
  });
});
