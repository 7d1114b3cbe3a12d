import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { collector } from './pageTexts.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'page-texts-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(files: Readonly<Record<string, string>>): void {
  for (const [file, code] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), code);
  }
}
const NAMESPACES = ['about', 'audit', 'fields', 'jobs', 'records', 'terms', 'words'];
const of = (file: string) => collector(root, (name) => NAMESPACES.includes(name))([file]);

describe('the texts of a page', () => {
  it('are those that its code and its imports name', () => {
    write({
      'src/pages/about/AboutPage.tsx': `import { Part } from './Part';
        import { Card } from '@/ui/Card';
        export const AboutPage = () => { const { t } = useTranslation(['about', 'words']); return t('lead'); };`,
      'src/pages/about/Part.tsx': "export { Part } from '@/features/jobs/Part';",
      'src/features/jobs/Part.tsx': "export const Part = () => useMessage('jobs')({ text: '' });",
      'src/ui/Card.tsx': "export const Card = () => useTranslation().t('ui');",
    });
    expect(of('src/pages/about/AboutPage.tsx')).toEqual(['about', 'jobs', 'words']);
  });

  it('are those of lists in other files, and of keys in constants of pages', () => {
    write({
      'src/pages/audit/AuditPage.tsx': `import { LABEL_NAMESPACES } from '@/features/records/resource';
        export const label = (name: string) => \`audit:outcome.\${name}\`;
        export const other = 'nothing:here';
        export const AuditPage = () => useTranslation(LABEL_NAMESPACES).t('title');`,
      'src/features/records/resource.ts': "export { LABEL_NAMESPACES } from './resourceTexts';",
      'src/features/records/resourceTexts.ts':
        "export const LABEL_NAMESPACES = ['records', 'fields'] as const;",
    });
    expect(of('src/pages/audit/AuditPage.tsx')).toEqual(['audit', 'fields', 'records']);
  });

  it('are those of parts that load by themselves, not of dialogs, of types or of keys for all pages', () => {
    write({
      'src/pages/jobs/JobsPage.tsx': `import type { Shape } from './Shape';
        import { PATHS } from '@/routing/paths';
        export const Part = lazyWithPreload(async () => (await import('./Part')).Part);
        export const DIALOG = lazyDialog(() => import('./Dialog').then((m) => m.Dialog));`,
      'src/pages/jobs/Part.tsx': "export const Part = () => useTranslation('jobs').t('part');",
      'src/pages/jobs/Dialog.tsx': "export const Dialog = () => useTranslation('terms').t('sure');",
      'src/pages/jobs/Shape.ts':
        "export const shape = useTranslation('fields');\nexport type Shape = string;",
      'src/routing/paths.ts': "export const PATHS = { about: 'about:title' };",
    });
    expect(of('src/pages/jobs/JobsPage.tsx')).toEqual(['jobs']);
  });

  it('must be named where they are used', () => {
    write({
      'src/pages/about/AboutPage.tsx':
        'export const AboutPage = ({ name }: { name: string }) => useTranslation(name).t("x");',
    });
    expect(() => of('src/pages/about/AboutPage.tsx')).toThrow(
      'src/pages/about/AboutPage.tsx: the namespaces of useTranslation are not written there',
    );
  });
});
