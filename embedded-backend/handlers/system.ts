import { get, post, type Resource } from '../http/route.ts';

const VERSION = '1.0.0';

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
    // Stands in for a log collector: takes the batch and forgets it.
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
      };
    }),
  ];
};
