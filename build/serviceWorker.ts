import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResolvedConfig } from 'vite';
import { LEAVING_WORKER, WORKER, withFacts, workerFor } from '../deploy/worker.mjs';
import type { PageFiles } from '../src/app/pageFiles.ts';
import { KEPT_PAGES } from '../src/routing/keptPages.ts';
import { inlineCode } from './inlineCode.ts';
import { type Bundle, chunksOf, startOf } from './pageFiles.ts';

const SOURCE = 'build/worker/visatalentWorker.ts';

/** Code that is loaded after the start, on any page. */
const LATER = [
  'src/storage/offline.ts',
  'src/storage/eraseOffline.ts',
  'src/identity/session/sessionCalls.ts',
  'src/layout/Desk.tsx',
  'src/layout/outbox/sendSection.ts',
  'src/layout/offline/OfflineDesk.tsx',
  'src/layout/offline/SavedCopyNotice.tsx',
  'src/layout/ProfileMenu.tsx',
  'src/layout/NavDrawer.tsx',
  'src/layout/SecondMenu.tsx',
  'src/layout/notifications/Bell.tsx',
  'src/layout/shortcuts/SingleKeys.tsx',
  'src/app/afterStart.ts',
  // Forms for messages, which can be written offline.
  'src/features/conversation/NewMessageDialog.tsx',
  'src/pages/messages/Conversation.tsx',
  'src/pages/messages/WaitingRows.tsx',
  'src/features/documents/AttachDialog.tsx',
  // The times of an interview, and a note about them that is kept as a draft.
  'src/pages/application/InterviewChoice.tsx',
  'src/pages/application/NoneWorks.tsx',
  // Sections whose changes can be saved offline.
  'src/pages/profile-edit/sections/personal/PersonalSection.tsx',
  'src/pages/profile-edit/sections/work/WorkSection.tsx',
  'src/pages/profile-edit/sections/languages/LanguagesSection.tsx',
  'src/pages/profile-edit/sections/family/FamilySection.tsx',
  'src/pages/profile-edit/sections/destination/DestinationSection.tsx',
  'src/pages/profile-edit/sections/visibility/VisibilitySection.tsx',
];
const LANGUAGE = 'en';

/**
 * The files that are cached when the worker is installed: the start, the style
 * sheets, and the pages of {@link KEPT_PAGES} with their English texts. Other files
 * of these pages are cached after they were loaded once.
 */
function keptFiles(bundle: Bundle, root: string, { files, rows, texts }: PageFiles): readonly string[] {
  const sheets = Object.keys(bundle).filter((name) => /^assets\/(?!start-).*\.css$/.test(name));
  const english = texts[LANGUAGE] ?? {};
  const pageFileIndexes = KEPT_PAGES.flatMap((id) => {
    const [own = [], ends = []] = rows[id] ?? [];
    return [...own, ...ends.flatMap((end) => (english[end] === undefined ? [] : [english[end]]))];
  });
  const later = LATER.flatMap(chunksOf(bundle, root));
  return [
    ...new Set([
      ...[...startOf(bundle), ...sheets, ...later].map((name) => `/${name}`),
      ...pageFileIndexes.flatMap((place) => files[place] ?? []),
    ]),
  ].sort();
}

/**
 * Writes the service worker of a build. `deploy/site.mjs` inserts the hash of the configured page.
 * @param out the build's folder
 * @param isOn whether offline use is on in this build
 */
export async function writeServiceWorker(
  config: ResolvedConfig,
  out: string,
  bundle: Bundle,
  pages: PageFiles,
  isOn: boolean,
): Promise<void> {
  const file = join(out, WORKER);
  if (!isOn) {
    writeFileSync(file, LEAVING_WORKER);
    return;
  }
  const files = keptFiles(bundle, config.root, pages);
  const release = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12);
  const worker = withFacts(await inlineCode(config, SOURCE), { release, files, shell: '' });
  writeFileSync(file, workerFor(worker, readFileSync(join(out, '200.html'))));
}
