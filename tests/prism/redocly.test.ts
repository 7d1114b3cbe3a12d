import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** Redocly's recommended rules for the document (redocly.yaml says which one is off, and why). */
test('Redocly finds no error and has no warning', () => {
  const cli = 'tests/contract-tools/node_modules/@redocly/cli/bin/cli.js';
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const { stdout } = spawnSync(process.execPath, [cli, 'lint', 'docs/openapi.json', '--format=json'], {
    encoding: 'utf8',
    env,
  });
  const { totals } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as { totals: object };
  expect(totals).toEqual({ errors: 0, warnings: 0, ignored: 0 });
});
