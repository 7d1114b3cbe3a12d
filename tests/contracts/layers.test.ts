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
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The linter's messages about one file at a place in src. */
function lint(file: string, source: string): string {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, source);
  const cli = path.join(root, 'node_modules/oxlint/bin/oxlint');
  const result = spawnSync(process.execPath, [cli, '-c', 'oxlint.config.mjs', '--format=unix', file], {
    cwd: folder,
    encoding: 'utf8',
  });
  rmSync(target);
  return result.stdout + result.stderr;
}

const importing = (from: string) => `import { x } from '${from}';\nexport const y = x;\n`;

describe('imports go one way', () => {
  it.each([
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
  ])('%s may not import %s', (file, from) => {
    expect(lint(file, importing(from))).toMatch(
      /may import only what stands to its left|no-restricted-imports/,
    );
  });

  it.each([
    ['src/pages/home/x.ts', '@/ui/toast/Toasts'],
    ['src/pages/settings/google/x.ts', '@/pages/settings/parts/Notice'],
    ['src/storage/x.ts', '@/config/limits'],
    ['src/identity/session/x.ts', './session'],
  ])('%s may import %s', (file, from) => {
    expect(lint(file, importing(from))).not.toContain('no-restricted-imports');
  });

  it.each([
    ['src/pages/home/x.ts', '../about/AboutPage'],
    ['src/api/x.ts', '../../embedded-backend/handlers'],
    ['src/app/x.ts', '../../tests/support/backend'],
    ['src/ui/x.ts', '@mui/material'],
    ['src/ui/x.ts', '@mui/icons-material'],
  ])('%s may not import %s', (file, from) => {
    expect(lint(file, importing(from))).toContain('no-restricted-imports');
  });

  it.each([
    ['src/features/profile/x.ts', '@/features/tools/questions/Questions'],
    ['src/features/documents/x.ts', '@/features/conversation/links'],
  ])('the feature of %s may not import %s', (file, from) => {
    expect(lint(file, importing(from))).toContain('no-restricted-imports');
  });

  it.each([
    ['src/pages/home/x.ts', '@/pages/about/AboutPage'],
    ['src/pages/settings/google/x.ts', '@/pages/profile/ProfilePage'],
    ['src/pages/admin/countries/x.ts', '@/pages/admin/dashboard/adminPages'],
  ])('the page of %s may not import another page (%s)', (file, from) => {
    expect(lint(file, importing(from))).toContain('no-restricted-imports');
  });

  it("keeps MUI's useTheme to src/theme", () => {
    const source = "import { useTheme } from '@mui/material/styles';\nexport const y = useTheme;\n";
    expect(lint('src/ui/x.ts', source)).toContain('no-restricted-imports');
    expect(lint('src/theme/x.ts', source)).not.toContain('no-restricted-imports');
  });
});

describe('each browser global is used in one layer', () => {
  const fetching = "export const y = () => fetch('/x');\n";
  const storing = "export const y = () => localStorage.getItem('x');\n";
  const storingForNow = "export const y = () => sessionStorage.getItem('x');\n";

  it.each([
    ['src/pages/home/x.ts', fetching],
    ['src/identity/x.ts', fetching],
    ['src/ui/x.ts', storing],
    ['src/api/x.ts', storing],
    ['src/identity/x.ts', storingForNow],
  ])('%s is refused', (file, source) => {
    expect(lint(file, source)).toContain('no-restricted-globals');
  });

  it('storage is not reached through the window either', () => {
    expect(lint('src/ui/x.ts', "export const y = () => window.localStorage.getItem('x');\n")).toContain(
      'no-restricted-properties',
    );
  });

  it.each([
    ['src/api/x.ts', fetching],
    ['src/logging/x.ts', fetching],
    ['src/storage/x.ts', storing],
  ])('%s is allowed', (file, source) => {
    expect(lint(file, source)).not.toContain('no-restricted-globals');
  });
});
