import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));

/**
 * Builds the floors, two pages with which the app is compared. `static` is written by hand and has no script. `mui` renders
 * the same kind of page in the browser with the given stack (React, MUI, Emotion, react-router-dom, i18next).
 */
export async function buildFloors(out) {
  await cp(join(here, 'static'), join(out, 'static'), { recursive: true });
  await build({
    root: join(here, 'mui'),
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [react()],
    build: { outDir: join(out, 'mui'), emptyOutDir: true, modulePreload: { polyfill: false } },
  });
}
