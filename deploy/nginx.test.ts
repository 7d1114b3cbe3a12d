import { describe, expect, it } from 'vitest';
import { nginxFiles } from './nginx.mjs';
import { SettingsError } from './settings.mjs';

const written = (options: Readonly<Record<string, string>>): string =>
  nginxFiles({ headers: [], shell: '/200.html', webroot: '/srv', conf: '/etc/conf', ...options })[
    'nginx.conf'
  ];

describe('settings that are refused', () => {
  it.each([
    ['a certificate without the name that it is for', { certificate: '/c.pem', key: '/k.pem' }],
    ['plain http to a backend in the open network', { apiUpstream: 'http://api.example.com' }],
    ['plain http to a public address', { apiUpstream: 'http://203.0.113.7:5000' }],
    ['credentials in the address of the backend', { apiUpstream: 'https://a:b@api.example.com' }],
    ['an address that is none', { apiUpstream: 'backend:5000' }],
    ['a range that is none', { behindProxy: 'everyone' }],
    ['a range with more behind it', { behindProxy: '10.0.0.0/8; return 200' }],
  ])('%s', (_, options) => {
    expect(() => written(options)).toThrow(SettingsError);
  });
});

it.each(['http://backend:5000', 'http://127.0.0.1:5000', 'http://10.2.3.4', 'http://[::1]:5000'])(
  'plain http stays possible inside a private network: %s',
  (apiUpstream) => {
    expect(written({ apiUpstream })).toContain(`proxy_pass ${apiUpstream};`);
  },
);

it('writes no empty format for a log that is off', () => {
  expect(written({ accessLog: 'off' })).toContain('access_log off;');
});
