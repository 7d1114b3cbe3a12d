import { describe, expect, it } from 'vitest';
import { checkSettings, originOf, policyOptions, SETTING_NAMES, withoutStubs } from './settings.mjs';
import { readFileSync } from 'node:fs';

describe('settings', () => {
  it('are the names of .env.example', () => {
    const example = readFileSync('.env.example', 'utf8');
    const names = [...example.matchAll(/^#?(VITE_[A-Z_]+)=/gm)].map(([, name]) => name ?? '');
    // The site's address is written into prerendered pages, so only the build can use it.
    expect([...SETTING_NAMES, 'VITE_SITE_ORIGIN'].sort()).toEqual(names.sort());
  });

  it('keep what is given and drop what is empty', () => {
    expect(
      checkSettings({ VITE_API_BASE_URL: ' / ', VITE_LOG_ENDPOINT: '', VITE_API_TIMEOUT_MS: 5000 }),
    ).toEqual({
      VITE_API_BASE_URL: '/',
      VITE_API_TIMEOUT_MS: '5000',
    });
  });

  it.each([
    ['VITE_UNKNOWN', 'x'],
    ['VITE_API_TIMEOUT_MS', '60000'],
    ['VITE_API_TIMEOUT_MS', '1.5'],
    ['VITE_LOG_LEVEL', 'loud'],
    ['VITE_FEATURE_ANALYTICS', 'yes'],
    ['VITE_FEATURE_JOBS', '1'],
    ['VITE_UPLOAD_MAX_MB', '51'],
    ['VITE_EXCHANGE_RATES', '{"USD":0.72}'],
    ['VITE_PRIVACY_URL', '/privacy.html'],
    ['VITE_TERMS_URL', 'http://example.com/terms'],
    ['VITE_SOCIAL_X', 'javascript:alert(1)'],
    ['VITE_SOCIAL_YOUTUBE', 'https://user:secret@example.com'],
    ['VITE_APP_NAME', 'two\nlines'],
    ['VITE_CSRF_HEADER', 'X-A: b'],
    ['VITE_APP_NAME', { a: 1 }],
  ])('refuse %s=%j', (name, value) => {
    expect(() => checkSettings({ [name]: value })).toThrow(/VITE_/);
  });
});

it('take the address of a page of another site as it is', () => {
  const given = { VITE_SOCIAL_YOUTUBE: 'https://www.example.com/channel/?id=a#top' };
  expect(checkSettings(given)).toEqual(given);
});

describe('addresses', () => {
  it.each([
    ['https://api.example.com', 'https://api.example.com'],
    ['https://api.example.com:8443/v1/', 'https://api.example.com:8443'],
    ['https://münchen.example/', 'https://xn--mnchen-3ya.example'],
    ['http://127.0.0.1:5000', 'http://127.0.0.1:5000'],
    ['http://localhost:5000/', 'http://localhost:5000'],
    ['/', null],
    ['/backend/v2/', null],
  ])('%s has the origin %s', (address, origin) => {
    expect(originOf('VITE_API_BASE_URL', address)).toBe(origin);
  });

  it.each([
    'http://api.example.com',
    'https://*.example.com',
    'https://user:secret@example.com',
    'https://example.com/?a=1',
    'https://example.com/#x',
    "https://example.com; script-src 'unsafe-inline'",
    'https://example.com https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'ws://example.com',
    'example.com',
    '*',
    "'self'",
    'https://',
  ])('%s is refused', (address) => {
    expect(() => originOf('VITE_API_BASE_URL', address)).toThrow('VITE_API_BASE_URL');
  });

  it('say what connect-src must allow, each once (F-149)', () => {
    expect(
      policyOptions({
        VITE_API_BASE_URL: 'https://a.example/x',
        VITE_LOG_ENDPOINT: 'https://a.example/logs',
      }),
    ).toEqual({
      connect: ['https://a.example'],
      google: false,
      insecure: false,
    });
    expect(policyOptions({ VITE_API_BASE_URL: '/', VITE_GOOGLE_CLIENT_ID: 'x' })).toMatchObject({
      connect: [],
      google: true,
    });
    expect(policyOptions({ VITE_API_BASE_URL: 'http://localhost:5' })).toMatchObject({ insecure: true });
  });
});

describe('signing in through a service', () => {
  it('is left out where it would be a stub that nobody asked for (F-211)', () => {
    expect(withoutStubs({ VITE_API_BASE_URL: '/', VITE_GOOGLE_CLIENT_ID: 'id' })).toEqual({
      VITE_API_BASE_URL: '/',
      VITE_GOOGLE_CLIENT_ID: 'id',
      VITE_FEATURE_LINKEDIN_SIGN_IN: 'false',
    });
    expect(withoutStubs({ VITE_FEATURE_GOOGLE_SIGN_IN: 'true' })).toMatchObject({
      VITE_FEATURE_GOOGLE_SIGN_IN: 'true',
    });
  });
});
