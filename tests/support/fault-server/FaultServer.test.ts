import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fault } from './faults';
import { FaultServer } from './FaultServer';

const { fetch } = globalThis;
let server: FaultServer;
let saved: string[] = [];

beforeAll(async () => {
  server = await FaultServer.start(async (request) => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith('/api/')) return undefined;
    if (request.method === 'POST') saved.push(await request.text());
    return Response.json({ path: pathname, token: request.headers.get('authorization') });
  });
});
afterEach(() => {
  server.reset();
  saved = [];
});
afterAll(() => server.close());

const get = (path: string, init?: RequestInit) => fetch(server.url + path, init);

describe('the fault server', () => {
  it('passes unscripted requests to the backend and keeps a ledger', async () => {
    const response = await get('/api/x?a=1', { headers: { authorization: 'Bearer t' } });
    expect(await response.json()).toEqual({ path: '/api/x', token: 'Bearer t' });
    await get('/api/x', { method: 'POST', body: 'hello' });
    expect((await get('/other')).status).toBe(404);
    expect(server.ledger.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['GET', '/api/x?a=1', ''],
      ['POST', '/api/x', 'hello'],
      ['GET', '/other', ''],
    ]);
    expect(server.calls('GET /api/*')[0]?.headers.authorization).toBe('Bearer t');
    expect(server.ledger.every((entry) => !entry.closedByClient)).toBe(true);
  });

  it('plays a sequence and stays at its last', async () => {
    server.script(
      'GET /api/*',
      fault.status(500),
      fault.status(503, 'busy', { 'retry-after': '3' }),
      fault.pass(),
    );
    const statuses: number[] = [];
    for (let index = 0; index < 4; index += 1) statuses.push((await get('/api/x')).status);
    expect(statuses).toEqual([500, 503, 200, 200]);
    server.script('GET /api/x', fault.status(404));
    expect((await get('/api/x')).status).toBe(404);
    expect((await get('/api/y')).status).toBe(200);
  });

  it('answers preflights, and refuses them when the script says so', async () => {
    const ask = () =>
      get('/api/x', {
        method: 'OPTIONS',
        headers: {
          origin: 'http://app.test',
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type',
        },
      });
    const allowed = await ask();
    expect([allowed.status, allowed.headers.get('access-control-allow-origin')]).toEqual([
      204,
      'http://app.test',
    ]);
    server.script('POST /api/x', fault.noCors(fault.pass(), true));
    const refused = await ask();
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([403, null]);
    expect((await get('/api/x', { method: 'POST' })).headers.get('access-control-allow-origin')).toBeNull();
    expect(server.ledger).toHaveLength(1);
  });

  it.each([
    ['reset before the body', fault.reset('beforeBody')],
    ['reset after the body', fault.reset()],
    ['half a body, FIN', fault.half({ a: 'b'.repeat(100) })],
    ['half a body, RST', fault.half({ a: 'b'.repeat(100) }, 'rst')],
    ['too long a length', fault.badLength('{}', 50)],
  ])('breaks the connection: %s', async (_, what) => {
    server.script('POST /api/x', what);
    await expect(
      get('/api/x', { method: 'POST', body: '{"x":1}' }).then((response) => response.text()),
    ).rejects.toThrow(/fetch failed|terminated|timeout|aborted/i);
    expect(saved).toEqual([]);
    expect(server.ledger).toHaveLength(1);
  });

  it('commits, then resets', async () => {
    server.script('POST /api/x', fault.commitThenReset());
    await expect(get('/api/x', { method: 'POST', body: 'paid' })).rejects.toThrow(
      /fetch failed|terminated|timeout|aborted/i,
    );
    expect(saved).toEqual(['paid']);
  });

  it('hangs until the client leaves, and sees it leave', async () => {
    server.script('GET /api/x', fault.hang());
    await expect(get('/api/x', { signal: AbortSignal.timeout(100) })).rejects.toThrow(
      /fetch failed|terminated|timeout|aborted/i,
    );
    await expect.poll(() => server.ledger[0]?.closedByClient).toBe(true);
    expect(server.ledger[0]?.closedAt).toBeGreaterThan(90);
  });

  it('drips: the head at once, the body byte by byte', async () => {
    server.script('GET /api/x', fault.drip({ ok: true }, 10, 4));
    expect(await (await get('/api/x')).json()).toEqual({ ok: true });
    server.script('GET /api/x', fault.drip({ ok: true }, 1000));
    const response = await get('/api/x', { signal: AbortSignal.timeout(150) });
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow(/fetch failed|terminated|timeout|aborted/i);
    await expect.poll(() => server.calls('GET /api/x')[1]?.closedByClient).toBe(true);
  });

  it('sends odd content: empty, HTML, wrong type, deep, huge, delayed, elsewhere', async () => {
    const bodies: Record<string, Parameters<FaultServer['script']>[1]> = {
      empty: fault.empty(),
      none: fault.empty(204),
      html: fault.html(),
      type: fault.wrongType({ a: 1 }, null),
      deep: fault.deep(3),
      huge: fault.huge(1),
      late: fault.delay(60, fault.ok({ a: 1 })),
      moved: fault.redirect(307, '/api/other'),
    };
    for (const [name, what] of Object.entries(bodies)) server.script(`GET /api/${name}`, what);
    expect(await (await get('/api/empty')).text()).toBe('');
    expect((await get('/api/none')).status).toBe(204);
    expect((await get('/api/html')).headers.get('content-type')).toBe('text/html');
    expect((await get('/api/type')).headers.get('content-type')).toBeNull();
    expect(await (await get('/api/deep')).json()).toEqual({ a: { a: { a: 1 } } });
    const huge = await (await get('/api/huge')).json();
    expect(JSON.stringify(huge).length).toBeGreaterThan(1024 * 1024);
    const before = performance.now();
    expect(await (await get('/api/late')).json()).toEqual({ a: 1 });
    expect(performance.now() - before).toBeGreaterThan(55);
    expect((await get('/api/moved', { redirect: 'manual' })).headers.get('location')).toBe('/api/other');
  });
});
