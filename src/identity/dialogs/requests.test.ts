import { expect, it, vi } from 'vitest';
import { answer, line } from '@/api/testServer.fixture';
import { log } from '@/logging/logger';
import { ada } from '@/identity/session/session.fixture';
import { createMissingProfile, registrationCountries, type RegisterValues } from './requests';

const VALUES: RegisterValues = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  password: 'secret1',
  confirmPassword: 'secret1',
  phone: '',
  callingCountry: '',
  countryOfBirth: 'c-ir',
  countryOfResidence: 'c-ca',
  referralCode: ' FRIEND-7 ',
};
const registered = (hasProfile: boolean) => ({ user: ada, token: 'a', refreshToken: null, hasProfile });

it.each([500, 401])(
  'a registration that created no profile creates one, once, and a failure (%i) is ignored',
  async (status) => {
    const info = vi.spyOn(log, 'info').mockReturnValue();
    line.token = 'token-1';
    line.handle = answer(status, { message: 'broken' });
    createMissingProfile(registered(false), VALUES);
    await expect.poll(() => info).toHaveBeenCalledWith('registration', expect.any(String), expect.anything());
    expect(line.unauthorized).not.toHaveBeenCalled();
    expect(line.received).toHaveLength(1);
    const [{ method, url, headers, body } = { body: '' }] = line.received as Partial<typeof line.received>;
    expect([method, url, headers?.authorization]).toEqual(['POST', '/api/UserProfiles', 'Bearer token-1']);
    expect(JSON.parse(body)).toEqual({
      userId: ada.id,
      countryOfBirthId: 'c-ir',
      countryOfResidenceId: 'c-ca',
      referralCode: 'FRIEND-7',
    });
  },
);

it.each([
  ['there is one', registered(true), VALUES],
  ['no country was chosen', registered(false), { ...VALUES, countryOfBirth: '', countryOfResidence: ' ' }],
])('creates no profile if %s', async (_name, session, values) => {
  line.handle = answer(200, {});
  createMissingProfile(session, values);
  // A request of its own would have arrived before this one.
  await fetch(`${import.meta.env.VITE_API_BASE_URL}/last`);
  expect(line.received.map(({ url }) => url)).toEqual(['/last']);
});

it('reads the countries of every page, although nothing asks for pages (R-711)', async () => {
  const names = Array.from({ length: 45 }, (_, at) => ({ id: at, name: `Country ${at}` }));
  line.handle = (request, ...rest) => {
    const page = Number(new URL(request.url ?? '', 'http://a').searchParams.get('page') ?? 1);
    answer(200, { countries: names.slice((page - 1) * 20, page * 20), totalCount: 45 })(request, ...rest);
  };
  const read = await registrationCountries(new AbortController().signal);
  expect(read.map(({ name }) => name)).toEqual(names.map(({ name }) => name));
  expect(line.received.map(({ url }) => url)).toEqual([
    '/api/countries',
    '/api/countries?page=2&pageSize=20',
    '/api/countries?page=3&pageSize=20',
  ]);
});
