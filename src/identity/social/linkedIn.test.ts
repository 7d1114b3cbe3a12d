import { describe, expect, it } from 'vitest';
import { linkedInAddress, readLinkedInReturn } from './linkedIn';

const stateOf = (address: string): string => new URL(address).searchParams.get('state') ?? '';

describe('the request to LinkedIn', () => {
  it('has the parameters of the authorisation, and a new state each time', () => {
    const address = new URL(linkedInAddress('client 1', 'login'));
    expect(address.origin + address.pathname).toBe('https://www.linkedin.com/oauth/v2/authorization');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: 'client 1',
      redirect_uri: `${location.origin}/auth/linkedin/callback`,
      scope: 'openid profile email',
    });
    expect(address.searchParams.get('state')).toMatch(/^login\.[0-9a-f]{48}$/);
    expect(stateOf(linkedInAddress('client 1', 'login'))).not.toBe(stateOf(address.href));
  });
});

describe('the return from LinkedIn', () => {
  it('is accepted once, with the last state that this tab sent', () => {
    const older = stateOf(linkedInAddress('c', 'login'));
    const state = stateOf(linkedInAddress('c', 'register'));
    expect(readLinkedInReturn(`?code=abc&state=${older}`)).toEqual({ kind: 'refused', mode: 'register' });
    const again = stateOf(linkedInAddress('c', 'register'));
    expect(again).not.toBe(state);
    expect(readLinkedInReturn(`?code=abc&state=${again}`)).toEqual({
      kind: 'code',
      code: 'abc',
      mode: 'register',
    });
    expect(readLinkedInReturn(`?code=abc&state=${again}`)).toEqual({ kind: 'refused', mode: 'login' });
  });

  it.each([
    ['no code', ''],
    ['an empty code', '&code='],
    ['an endless code', `&code=${'x'.repeat(3000)}`],
    ['a refusal', '&error=user_cancelled_login'],
  ])('with %s is refused', (_name, rest) => {
    const state = stateOf(linkedInAddress('c', 'login'));
    expect(readLinkedInReturn(`?state=${state}${rest}`)).toEqual({ kind: 'refused', mode: 'login' });
  });

  it.each(['', 'login.abc'])('with the state "%s" is refused if this tab stored none', (state) => {
    expect(readLinkedInReturn(`?code=abc&state=${state}`)).toEqual({ kind: 'refused', mode: 'login' });
  });
});
