import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { log, logger, storedLog } from './logger';

const ENDPOINT = 'https://logs.example.test/in';
let stop: () => void = () => undefined;
const answers = vi.fn<typeof fetch>();

const start = (settings: Partial<Parameters<ReturnType<typeof logger>['start']>[0]> = {}) => {
  stop = logger().start({ logLevel: 'debug', logEndpoint: null, ...settings });
};
const startSending = async () => {
  start({ logEndpoint: ENDPOINT });
  await vi.dynamicImportSettled();
};
const sent = () =>
  answers.mock.calls.map(([, init]) => (JSON.parse(init?.body as string) as { logs: unknown[] }).logs.length);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  answers.mockReset().mockImplementation(async () => new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', answers);
  for (const method of ['error', 'warn', 'info', 'debug'] as const) {
    vi.spyOn(console, method).mockReturnValue(undefined);
  }
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe('log', () => {
  it('starts on a page over plain HTTP, which has no crypto.randomUUID', () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    start();
    log.error('api', 'It broke');
    expect(storedLog()).toMatchObject([{ sessionId: expect.stringMatching(/^[\da-f-]{36}$/) }]);
  });

  it('writes entries with the specified fields', () => {
    start();
    logger().setUser('u1');
    log.error('api', 'It broke', { data: { status: 500 }, error: new TypeError('boom') });
    expect(storedLog()).toEqual([
      {
        timestamp: new Date().toISOString(),
        level: 'error',
        message: 'It broke',
        context: 'api',
        data: { status: 500 },
        error: { name: 'TypeError', message: 'boom', stack: expect.any(String) },
        sessionId: expect.stringMatching(/^[\w-]{36}$/),
        userId: 'u1',
        userAgent: navigator.userAgent,
        url: 'http://localhost:3000/',
      },
    ]);
  });

  it('drops entries above its level', () => {
    start({ logLevel: 'warn' });
    log.info('a', 'no');
    log.debug('a', 'no');
    log.warn('a', 'yes');
    expect(storedLog().map(({ message }) => message)).toEqual(['yes']);
  });

  it('keeps the newest 1000 entries, also after a reload', () => {
    start();
    for (let i = 0; i < 1100; i += 1) log.info('a', `n${i}`);
    vi.advanceTimersByTime(2000);
    stop();
    start();
    log.info('a', 'last');
    expect(storedLog()).toHaveLength(1000);
    expect(storedLog()[0]?.message).toBe('n101');
    expect(storedLog().at(-1)?.message).toBe('last');
  });

  it('writes no secrets, e-mail addresses, query strings and line breaks', () => {
    start();
    log.info(
      'auth',
      'Sign in of ada.lovelace@example.test\nfailed: Bearer abc.def at /reset?token=t0ps3cret',
      {
        data: { password: 'hunter2', nested: { accessToken: 'tok', headers: { Authorization: 'Bearer x' } } },
        error: new Error('for ada.lovelace@example.test'),
      },
    );
    const text = JSON.stringify(storedLog());
    for (const secret of ['ada.lovelace', 'hunter2', 'tok"', 'abc.def', 't0ps3cret', 'Bearer x', '\\n']) {
      expect(text.replace(/"stack":"[^"]*"/, '')).not.toContain(secret);
    }
    expect(text).toContain('a***@example.test');
  });
});

describe('remote logging', () => {
  it('is off without an endpoint', async () => {
    start();
    for (let i = 0; i < 25; i += 1) log.info('a', 'x');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(answers).not.toHaveBeenCalled();
  });

  it('sends ten entries at once', async () => {
    await startSending();
    for (let i = 0; i < 10; i += 1) log.info('a', 'x');
    await vi.advanceTimersByTimeAsync(0);
    expect(sent()).toEqual([10]);
    expect(answers.mock.calls[0]?.[0]).toBe(ENDPOINT);
    expect(answers.mock.calls[0]?.[1]?.headers).toEqual({ 'Content-Type': 'application/json' });
  });

  it('sends fewer after 30 s', async () => {
    await startSending();
    for (let i = 0; i < 3; i += 1) log.info('a', 'x');
    await vi.advanceTimersByTimeAsync(29_999);
    expect(sent()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent()).toEqual([3]);
  });

  it('sends the rest when the page is hidden, so that it survives the page', async () => {
    await startSending();
    for (let i = 0; i < 3; i += 1) log.info('a', 'x');
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('pagehide'));
    expect(sent()).toEqual([3]);
    expect(answers.mock.calls[0]?.[1]?.keepalive).toBe(true);
  });

  it('then sends all of it, in batches, and nothing twice', async () => {
    await startSending();
    let answer: (response: Response) => void = () => undefined;
    answers.mockImplementationOnce(() => new Promise((resolve) => void (answer = resolve)));
    for (let i = 0; i < 34; i += 1) log.info('a', `n${i}`);
    expect(sent()).toEqual([10]);
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    window.dispatchEvent(new Event('pagehide'));
    expect(sent()).toEqual([10, 10, 10, 4]);
    state.mockReturnValue('visible');
    answer(new Response(null, { status: 204 }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent()).toEqual([10, 10, 10, 4]);
  });

  it('has one request at a time, keeps at most 1000 entries, and logs nothing about itself', async () => {
    await startSending();
    let under = 0;
    let most = 0;
    answers.mockImplementation(async () => {
      under += 1;
      most = Math.max(most, under);
      await new Promise((done) => setTimeout(done, 5000));
      under -= 1;
      return new Response(null, { status: 500 });
    });
    for (let i = 0; i < 5000; i += 1) log.info('a', `n${i}`);
    await vi.advanceTimersByTimeAsync(300_000);
    expect(most).toBe(1);
    expect(storedLog().every(({ context }) => context === 'a')).toBe(true);
    answers.mockImplementation(async () => new Response(null, { status: 204 }));
    await vi.advanceTimersByTimeAsync(60_000);
    const delivered = sent()
      .slice(-100)
      .reduce((sum, length) => sum + length, 0);
    expect(delivered).toBe(1000);
  });
});
