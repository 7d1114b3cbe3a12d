import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/** `npm run contract`: writes docs/openapi.json from the endpoint declarations. */
const inRoot = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const { module } = await runnerImport(inRoot('scripts/contract.document.ts'), {
  configFile: false,
  logLevel: 'error',
  root: inRoot('.'),
  resolve: { alias: { '@': inRoot('src') } },
});
await writeFile(inRoot('docs/openapi.json'), module.contractText());
console.log('docs/openapi.json written');
