import { beforeEach, describe, expect, it } from 'vitest';
import { returnTo } from '@/storage/keys';
import { forgetReturnTo, ownPath, rememberReturnTo, wantedPath } from './returnTo';

beforeEach(() => sessionStorage.clear());

const HOSTILE = [
  '//evil.test',
  '///evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '/\\/evil.test',
  'https:evil.test',
  'https://evil.test/x',
  'http://app@evil.test',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  '/%2F%2Fevil.test',
  '/%2f/evil.test',
  '/%5Cevil.test',
  '/%255Cevil.test',
  '/%252F%252Fevil.test',
  '\t//evil.test',
  '/\t/evil.test',
  '/%09/evil.test',
  '/..//evil.test',
  '/dashboard/..//evil.test',
  '/%2e%2e//evil.test',
  '/\n/evil.test',
  '/\u0000',
  ' /dashboard',
  'dashboard',
  '',
  '?next=//evil.test',
  '/%',
  `/${'x'.repeat(3000)}`,
];

describe('ownPath', () => {
  it.each(HOSTILE)('refuses %j (F-021)', (path) => {
    expect(ownPath(path)).toBeNull();
  });

  it.each([null, undefined, 5, {}, ['/dashboard'], true])('refuses %j, which is no text', (value) => {
    expect(ownPath(value)).toBeNull();
  });

  it.each([
    ['/', '/'],
    ['/admin/education-levels', '/admin/education-levels'],
    ['/profile?tab=2#x', '/profile?tab=2#x'],
    ['/dashboard?next=//evil.test', '/dashboard?next=//evil.test'],
    ['/user/jane.doe', '/user/jane.doe'],
    ['/jobs/a%20b', '/jobs/a%20b'],
    ['/x/../admin', '/admin'],
  ])('keeps %s', (path, expected) => {
    expect(ownPath(path)).toBe(expected);
  });
});

describe('the remembered path', () => {
  it('stays in this tab until it is forgotten', () => {
    rememberReturnTo('/admin/users?page=2');
    expect(wantedPath()).toBe('/admin/users?page=2');
    expect(localStorage.length).toBe(0);
    forgetReturnTo();
    expect(wantedPath()).toBeNull();
  });

  it('leads only the person whose session ended there (F-208)', () => {
    rememberReturnTo('/admin/users?q=name', 'ada');
    expect([wantedPath('bob'), wantedPath('ada')]).toEqual([null, '/admin/users?q=name']);
    rememberReturnTo('/jobs');
    expect(wantedPath('bob')).toBe('/jobs');
  });

  it.each(HOSTILE.filter((path) => path !== ''))('is nothing if storage has %j', (path) => {
    sessionStorage.setItem(returnTo.key, path);
    expect(wantedPath()).toBeNull();
  });

  it('is not replaced by a hostile value, but lost', () => {
    rememberReturnTo('/profile');
    rememberReturnTo('//evil.test');
    expect(wantedPath()).toBeNull();
  });
});
