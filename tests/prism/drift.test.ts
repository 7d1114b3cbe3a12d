import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBackend } from '../../embedded-backend/handlers.ts';
import { serveBackend } from './backend';
import { type Prism, startPrism, violationsIn } from './prism';

/**
 * A backend that does not follow the document is found, with the operation's name. Here the document is
 * changed instead.
 */
const folder = mkdtempSync(path.join(os.tmpdir(), 'visatalent-drift-'));
const file = path.join(folder, 'openapi.json');
const backend = createBackend();
let served: Awaited<ReturnType<typeof serveBackend>>;
let prism: Prism;

interface Shape {
  properties: Record<string, unknown>;
  required: string[];
}
interface Document {
  components: { schemas: Record<string, Shape> };
  paths: Record<
    string,
    Record<string, { responses: Record<string, { content: Record<string, { schema: Shape }> }> }>
  >;
}

beforeAll(async () => {
  const document = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as Document;
  // A field with another name.
  const account = document.components.schemas.Account;
  if (account === undefined) throw new Error('The document has no Account');
  account.properties.wholeName = account.properties.fullName;
  account.required = account.required.map((name) => (name === 'fullName' ? 'wholeName' : name));
  // A sign-in without its envelope.
  const content = document.paths['/api/auth/login']?.post?.responses['2XX']?.content['application/json'];
  if (content === undefined) throw new Error('The document has no answer of the login');
  content.schema = content.schema.properties.data as Shape;
  writeFileSync(file, JSON.stringify(document));
  served = await serveBackend(() => backend);
  prism = await startPrism(served.url, file);
});
afterAll(async () => {
  await prism.stop();
  await served.close();
  rmSync(folder, { recursive: true });
});

test('a renamed field and a dropped envelope are found', async () => {
  const login = await fetch(`${prism.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'user@visatalent.test', password: 'Passw0rd!', rememberMe: false }),
  });
  const { data } = (await login.json()) as { data: { accessToken: string } };
  const me = await fetch(`${prism.url}/api/auth/me`, {
    headers: { authorization: `Bearer ${data.accessToken}` },
  });
  const violations = [
    ...violationsIn('POST /api/auth/login', login.headers.get('sl-violations')),
    ...violationsIn('GET /api/auth/me', me.headers.get('sl-violations')),
  ];
  const found = violations.join('\n');
  expect(found).toMatch(/^POST \/api\/auth\/login: response\.body .*'accessToken'$/m);
  expect(found).toMatch(/^GET \/api\/auth\/me: response\.body .*'wholeName'$/m);
});
