import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ResolvedConfig } from 'vite';
import type { Fallback } from '../deploy/redirects.d.mts';
import type { PageFiles } from '../src/app/pageFiles.ts';
import { earlyHeadScript, headElements, type OwnDocument } from './earlyHead.ts';
import { inlineCode } from './inlineCode.ts';
import { withEarlyFrame, withOwn } from './page.ts';
import { filesOfPages } from './pageFiles.ts';
import { withPageFiles } from './shell.ts';

/** The script that runs in a page's document before any code of the app is loaded, by the page's id. */
export const EARLY_SCRIPTS: Readonly<Record<string, string>> = {
  jobDetail: 'build/early/job.ts',
  dashboard: 'build/early/dashboard.ts',
  messages: 'build/early/messages.ts',
  profile: 'build/early/profile.ts',
  adminReports: 'build/early/reports.ts',
};

/** Writes a file of the build, and its folder if there is none. */
export async function write(out: string, name: string, text: string): Promise<void> {
  const file = join(out, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** What the build of the pages for Node says about these documents. */
export interface RenderedFrames {
  readonly earlyFrame: (id?: string) => string;
  readonly ownDocuments: () => Promise<readonly OwnDocument[]>;
}
interface Frames {
  readonly config: ResolvedConfig;
  readonly out: string;
  readonly shell: string;
  readonly rendered: RenderedFrames;
  readonly files: PageFiles;
  /** The style sheets of a page. */
  readonly sheetsOf: (id: string) => readonly string[];
}

/**
 * Writes the documents of addresses that cannot be prerendered, with the top bar: one for each page that
 * belongs to a person, with its head, and `200.html` for all others. A page that shows its first data early has
 * its styles and its script in the document too.
 * @returns which file answers which address
 */
export async function writeFrames({
  config,
  out,
  shell,
  rendered,
  files,
  sheetsOf,
}: Frames): Promise<readonly Fallback[]> {
  const script = earlyHeadScript();
  const documents = await rendered.ownDocuments();
  for (const each of documents) {
    const { id, file } = each;
    const early = EARLY_SCRIPTS[id];
    const withFiles = withPageFiles(shell, filesOfPages(files, [id]));
    const sheets = () => sheetsOf(id).map((name) => readFileSync(join(out, name), 'utf8'));
    // In the head, so that its requests are sent before the browser parses and draws the rest.
    const named =
      early === undefined ? withFiles : withOwn(withFiles, sheets(), await inlineCode(config, early));
    await write(out, file, withEarlyFrame(named, rendered.earlyFrame(id), headElements(each) + script));
  }
  const others = Object.keys(files.rows).filter((id) => documents.every((own) => own.id !== id));
  const withFiles = withPageFiles(shell, filesOfPages(files, others));
  await write(out, '200.html', withEarlyFrame(withFiles, rendered.earlyFrame(), script));
  return documents.map(({ path, file }) => ({ path, file }));
}
