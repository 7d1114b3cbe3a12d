// npm run reset: deletes the embedded backend's data. A running server notices this
// at its next request and creates the seed again.
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { resolve } from 'node:path';

const root = fileURLToPath(new URL('..', import.meta.url));
const named = process.env.VISATALENT_DATA ?? '.data/backend.json';

if (named === 'memory') {
  console.log('The data is kept in memory only: restart the server.');
} else {
  const file = resolve(root, named);
  for (const path of [file, `${file}.corrupt`]) rmSync(path, { force: true });
  console.log(`Emptied ${file}.`);
}
