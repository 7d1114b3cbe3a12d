import { describe, expect, it } from 'vitest';
import { type Bundle, filesOfPages, pageFiles } from './pageFiles.ts';

const chunk = (
  fileName: string,
  name: string,
  imports: readonly string[] = [],
  facade: string | null = null,
) => ({
  type: 'chunk',
  fileName,
  name,
  imports,
  facadeModuleId: facade === null ? null : `/project/${facade}`,
  isEntry: name === 'index',
});
const BUNDLE = Object.fromEntries(
  [
    chunk('a/index.js', 'index', ['a/start.js']),
    chunk('a/start.js', 'start'),
    chunk('a/parts.js', 'parts', ['a/start.js']),
    chunk('a/jobs.js', 'JobsPage', ['a/parts.js'], 'src/pages/jobs/JobsPage.tsx'),
    chunk('a/help.js', 'HelpPage', ['a/parts.js', 'a/start.js'], 'src/pages/help/HelpPage.tsx'),
    chunk('a/texts-fa.js', 'texts-fa'),
    chunk('a/texts-fa-work.js', 'texts-fa-work'),
  ].map((one) => [one.fileName, one]),
) as unknown as Bundle;

const PAGES = [
  { id: 'jobs', sources: ['src/pages/jobs/JobsPage.tsx'], namespaces: ['jobs'] },
  { id: 'help', sources: ['src/pages/help/HelpPage.tsx'], namespaces: ['errors'] },
  { id: 'home', sources: ['src/pages/home/HomePage.tsx'], namespaces: ['home'] },
] as const;

describe('the files of pages', () => {
  const said = pageFiles(BUNDLE, '/project', PAGES);
  const named = (files: readonly number[] = []) => files.map((place) => said.files[place]);

  it('are the page, its imports and its texts, without those of the start', () => {
    const { jobs, help } = said.rows;
    expect(named(jobs?.[0])).toEqual(['/a/jobs.js', '/a/parts.js']);
    expect(jobs?.[1].map((end) => said.files[said.texts.fa?.[end] ?? -1])).toEqual([
      '/a/texts-fa.js',
      '/a/texts-fa-work.js',
    ]);
    expect(named(help?.[0])).toEqual(['/a/help.js', '/a/parts.js']);
  });

  it('name no page that is part of the start', () => {
    expect(Object.keys(said.rows)).toEqual(['jobs', 'help']);
  });

  it('can be cut to one page', () => {
    const { files, rows, texts } = filesOfPages(said, ['help']);
    expect(rows.help?.[0].map((place) => files[place])).toEqual(['/a/help.js', '/a/parts.js']);
    expect(files[texts.fa?.['texts-'] ?? -1]).toBe('/a/texts-fa.js');
    expect(files).toHaveLength(3);
    expect(filesOfPages(said, ['nowhere']).files).toEqual([]);
  });
});
