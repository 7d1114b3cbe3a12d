import { beforeEach, describe, expect, it, test } from 'vitest';
import { profileSections, type ProfileSections } from '../../src/api/endpoints/profileSections';
import { type Wire } from './backendCaller';
import { CANADA } from './endpointStage';
import { api, backend, clock, freshBackendForEachTest } from './freshBackend';

const NOW = Date.parse('2026-11-22T10:00:00Z');

let token: string;

freshBackendForEachTest(NOW);
beforeEach(async () => {
  token = await api.login('user');
});

const put = async (path: string, body: unknown) => {
  clock.now += 1000;
  return api.call<Wire & Record<string, unknown>>('PUT', path, { token, body });
};
const sections = async (as = token, path = '/api/user/profile-sections'): Promise<ProfileSections> =>
  profileSections.mine.read((await api.call<unknown>('GET', path, { token: as })).body);

describe('the parts of a profile', () => {
  it('of the seed have the data of Ramon and Shirin', async () => {
    const ramon = await sections();
    expect(ramon.profile?.dateOfBirth).toMatch(/^1993-/);
    expect(ramon.experience.map((job) => [job.startedOn, job.finishedOn, job.hoursPerWeek])).toEqual([
      ['2019-05', '2021-11', 40],
      ['2022-03', null, 48],
    ]);
    expect(ramon.languageTests[0]).toMatchObject({ score: '6.5/6/6/6.5', status: 'rejected' });
    expect(ramon.documents).toEqual({
      count: 4,
      verified: 2,
      types: ['passport', 'resume', 'certificate'],
    });
    const shirin = await sections(await api.login('both'));
    expect(shirin.languageTests.map(({ takenOn }) => takenOn)).toEqual(['2026-03-22', '2024-12-22']);
    expect(shirin.destination).toMatchObject({ certificate: false, arrangedEmployment: null });
  });

  it('of others are shown to administrators only', async () => {
    const path = '/api/UserProfiles/profile-demo-both/sections';
    expect((await api.call('GET', path, { token })).status).toBe(403);
    expect((await sections(await api.login('admin'), path)).education).toHaveLength(1);
  });

  it('hide the birth date, the citizenships and the hidden employers from other people', async () => {
    const path = '/api/UserProfiles/profile-demo-both';
    const { body } = await api.call<Record<string, unknown>>('GET', path, { token });
    expect(body).toMatchObject({ dateOfBirth: null, citizenshipIds: [], hideFrom: null });
    const own = await api.call<Record<string, unknown>>('GET', path, { token: await api.login('both') });
    expect(own.body.dateOfBirth).toMatch(/^1990-/);
  });
});

describe('an entry', () => {
  const job = { title: 'Welder', employer: 'Works', startedOn: '2024-01', lastModified: null };

  it('is created once, however often the request arrives', async () => {
    expect((await put('/api/user/experience/e-1', job)).status).toBe(201);
    expect((await put('/api/user/experience/e-1', job)).status).toBe(200);
    expect((await sections()).experience.filter(({ id }) => id === 'e-1')).toHaveLength(1);
  });

  it('that was changed since it was read is a conflict with the stored version, unless they are equal', async () => {
    const { body: made } = await put('/api/user/experience/e-1', job);
    const change = { ...job, title: 'Foreman', lastModified: made.lastModified };
    expect((await put('/api/user/experience/e-1', change)).status).toBe(200);
    expect((await put('/api/user/experience/e-1', change)).status).toBe(200);
    const late = await put('/api/user/experience/e-1', { ...change, title: 'Manager' });
    expect(late.status).toBe(409);
    expect(late.body.current).toMatchObject({ id: 'e-1', title: 'Foreman' });
    expect((await put('/api/user/experience/e-1', { ...job, title: 'Manager' })).status).toBe(409);
  });

  it('that is deleted, or belongs to another person, is not found', async () => {
    const { body: made } = await put('/api/user/experience/e-1', job);
    await api.call('DELETE', '/api/user/experience/e-1', { token });
    const late = { ...job, title: 'Foreman', lastModified: made.lastModified };
    expect((await put('/api/user/experience/e-1', late)).status).toBe(404);
    expect((await put('/api/user/experience/experience-both-1', job)).status).toBe(404);
    const foreign = await api.call('DELETE', '/api/user/experience/experience-both-1', { token });
    expect(foreign.status).toBe(404);
  });

  it('is refused after the maximum number', async () => {
    for (let count = 2; count <= 10; count += 1) await put(`/api/user/education/e-${count}`, { name: 'x' });
    const last = await put('/api/user/education/e-11', { name: 'x' });
    expect([last.status, last.body.message]).toEqual([422, 'At most 10 fit here.']);
  });

  test.each<[string, object, string]>([
    ['experience', { startedOn: '2024-02', finishedOn: '2024-01' }, 'finishedOn'],
    ['experience', { startedOn: '2024' }, 'startedOn'],
    ['experience', { hoursPerWeek: 0 }, 'hoursPerWeek'],
    ['experience', { nocCode: '76100' }, 'nocCode'],
    ['experience', { duties: Array.from({ length: 16 }, () => 'x') }, 'duties'],
    ['experience', { documentId: 'document-of-somebody-else' }, 'documentId'],
    ['education', { credential: 'two-or-more' }, 'credential'],
    ['education', { eca: { status: 'perhaps' } }, 'eca.status'],
    ['language-tests', { testCode: 'ielts' }, 'testCode'],
  ])('%s refuses %o', async (kind, body, field) => {
    const { status, body: answer } = await put(`/api/user/${kind}/e-1`, body);
    expect([status, Object.keys(answer.errors)]).toEqual([422, [field]]);
  });
});

it('a test is stored as four scores, and follows the decision about its file', async () => {
  const body = {
    testCode: 'celpip-general',
    scores: { listening: 'M', reading: '7', writing: '8', speaking: '9' },
    takenOn: '2026-01-31',
    documentId: 'document-3',
    lastModified: null,
  };
  const { body: made } = await put('/api/user/language-tests/t-1', body);
  expect(made).toMatchObject({ name: 'CELPIP-General', score: 'M/7/8/9', takenAt: '2026-01-31' });
  const admin = await api.login('admin');
  await api.call('POST', '/api/documents/document-3/verify', { token: admin, body: { status: 'verified' } });
  expect((await sections()).languageTests.find(({ id }) => id === 't-1')?.status).toBe('verified');
});

it('family and destination are stored as they were sent, and refuse impossible values', async () => {
  const seen = (await sections()).family?.lastModified;
  const partner = { accompanies: true, dateOfBirth: '2030-01-01' };
  const wrong = await put('/api/user/family', { maritalStatus: 'partner', partner, lastModified: seen });
  expect(wrong.body.errors).toEqual({ 'partner.dateOfBirth': ['Please check the date of birth'] });
  await put('/api/user/family', { maritalStatus: 'single', lastModified: seen });
  expect((await sections()).family).toMatchObject({ maritalStatus: 'single', siblingInCanada: null });
  expect((await put('/api/user/family', { maritalStatus: 'partner', lastModified: seen })).status).toBe(409);
  const six = Array.from({ length: 6 }, () => CANADA);
  expect((await put('/api/user/destination', { countryIds: six })).status).toBe(422);
  expect((await put('/api/user/destination', { provinces: ['US-NY'] })).status).toBe(422);
});

it('a profile that was changed since it was read is a conflict', async () => {
  const path = '/api/UserProfiles/profile-demo-user';
  const { body: read } = await api.call('GET', path, { token });
  expect((await put(path, { headline: 'One', updatedAt: read.updatedAt })).status).toBe(200);
  const late = await put(path, { headline: 'Two', updatedAt: read.updatedAt });
  expect([late.status, (late.body.current as unknown as { headline: string }).headline]).toEqual([
    409,
    'One',
  ]);
  expect((await put(path, { dateOfBirth: '1890-01-01' })).body.errors).toEqual({
    dateOfBirth: ['Please check the date of birth'],
  });
});

it('deleting an account also deletes the parts of its profile', async () => {
  await api.call('POST', '/api/users/me/deletion-request', { token, body: { password: 'Passw0rd!' } });
  clock.now += 31 * 86_400_000;
  await api.call('GET', '/api/language-certificates');
  const left = [backend.data.education, backend.data.experience, backend.data.languageTests]
    .flatMap((parts): { userId: string }[] => parts.all())
    .filter(({ userId }) => userId === 'user-demo');
  expect([left, backend.data.families.get('user-demo')]).toEqual([[], undefined]);
});
