import { join } from 'node:path';
import { build, type ResolvedConfig, type Rolldown } from 'vite';

/**
 * Bundles code that is not part of the app, with everything it imports, into one classic script.
 * @param source path from the project's root
 */
export async function inlineCode({ root, mode, resolve }: ResolvedConfig, source: string): Promise<string> {
  const built = (await build({
    root,
    mode,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    resolve: { alias: resolve.alias },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: join(root, source),
        output: { format: 'iife', codeSplitting: false },
        // The functions that only describe requests and state; a script needs few of them.
        treeshake: {
          propertyReadSideEffects: false,
          manualPureFunctions: ['sentRead', 'ifPlain', 'appState'],
        },
      },
    },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code;
}
