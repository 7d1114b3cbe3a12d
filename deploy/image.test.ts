import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Checks the Dockerfile's text: building the images would need a container engine and an image registry. */
const read = (file: string): string => readFileSync(file, 'utf8');
const stages = read('deploy/Dockerfile')
  .split(/^FROM /m)
  .slice(1);

it('the image that serves has neither Node nor npm, runs without root, and takes nothing from the build', () => {
  const serving = stages.at(-1) ?? '';
  expect(serving).toMatch(/^alpine:[\d.]+ AS serve$/m);
  expect(serving).not.toMatch(/\b(?:node|nodejs|npm|COPY)\b/);
  expect(serving).toMatch(/^USER nginx$/m);
});

it('the containers are read-only, without capabilities, and the one that serves cannot write the site', () => {
  const [, configure = '', web = ''] = read('deploy/compose.yaml').split(/^ {2}(?:configure|web):$/m);
  for (const service of [configure, web]) {
    expect(service).toContain('read_only: true');
    expect(service).toContain('cap_drop: [ALL]');
    expect(service).toContain('no-new-privileges:true');
  }
  expect(web).toContain('- site:/run/site:ro');
});

it('no settings, keys or logs of a developer get into an image', () => {
  const left = read('.dockerignore').split('\n');
  expect(left).toEqual(
    expect.arrayContaining([
      '.git',
      '.data',
      '.env',
      '.env.*',
      '**/*.local',
      '**/*.pem',
      '**/*.key',
      '**/*.log',
    ]),
  );
  // The last matching line of .dockerignore decides: only the example is included again.
  expect(left.filter((line) => line.startsWith('!'))).toEqual(['!.env.example']);
});
