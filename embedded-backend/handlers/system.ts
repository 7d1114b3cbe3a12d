import type { Backend } from '../backend.ts';
import { get, post, type Resource } from '../http/route.ts';

const VERSION = '1.0.0';
const DAY = 86_400_000;
const DAYS = 30;

/** The number of new records on each of the last days, oldest first. */
const byDay = (backend: Backend, records: readonly { readonly createdAt: string }[]) => {
  const counts = new Map<string, number>();
  for (let ago = DAYS - 1; ago >= 0; ago -= 1) {
    counts.set(new Date(backend.now() - ago * DAY).toISOString().slice(0, 10), 0);
  }
  for (const { createdAt } of records) {
    const day = createdAt.slice(0, 10);
    const count = counts.get(day);
    if (count !== undefined) counts.set(day, count + 1);
  }
  return [...counts].map(([day, count]) => ({ day, count }));
};

export const system: Resource = (backend) => {
  const startedAt = backend.now();
  return [
    get('/api/system/health', () => {
      const before = performance.now();
      const records = backend.data.users.size + backend.data.countries.size;
      const latencyMs = Math.round((performance.now() - before) * 100) / 100;
      return {
        status: 'ok',
        checks: [
          { name: 'database', status: records > 0 ? 'ok' : 'degraded', latencyMs },
          { name: 'storage', status: 'ok', latencyMs },
          { name: 'mail', status: 'ok', latencyMs },
        ],
        version: VERSION,
        time: new Date(backend.now()).toISOString(),
      };
    }),
    // Replaces a log collector: accepts the entries and drops them.
    post('/api/logs', async ({ form: read }) => {
      const form = await read();
      if (!form.list('logs', (entry) => (typeof entry === 'object' && entry !== null ? entry : undefined))) {
        form.fail('logs', 'This field is required.');
      }
      form.done();
    }),
    get('/api/system/config', () => ({
      version: VERSION,
      environment: 'embedded',
      passwordMinLength: 6,
      accessTokenLifetimeSeconds: 3600,
      maximumUploadBytes: 10 * 1024 * 1024,
      features: { google: true, linkedIn: true, twoFactor: true },
    })),
    get('/api/system/metrics', ({ admin }) => {
      admin();
      return {
        uptimeSeconds: Math.max(0, Math.round((backend.now() - startedAt) / 1000)),
        memoryBytes: process.memoryUsage().rss,
        sessions: backend.data.sessions.size,
        users: backend.data.users.size,
        documents: backend.data.documents.size,
        registrationsByDay: byDay(backend, backend.data.users.all()),
        applicationsByDay: byDay(backend, backend.data.applications.all()),
      };
    }),
  ];
};
