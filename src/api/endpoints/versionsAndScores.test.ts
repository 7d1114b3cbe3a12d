import { expect, it } from 'vitest';
import { admin } from './admin';
import { documents } from './documents';
import { plan } from './plan';
import { privacy } from './privacy';
import { profileSections } from './profileSections';
import { user } from './user';

const consent = (version: unknown) => ({ id: 'marketing', title: 'News', version, given: true });

it.each([3, '2026-11-01'])('a version of a consent is kept unchanged, to be sent back: %s', (version) => {
  expect(privacy.consents.read([consent(version)])).toMatchObject([{ version }]);
});

it.each(['2026-11-01T10:00:00Z', '2026-11-01T10:00:00.1234567Z', '2026-11-01T10:00:00+00:00'])(
  'the moment of the last change is kept as it came, to be sent back: %s',
  (lastModified) => {
    const education = {
      id: '1',
      name: 'MSc',
      institution: 'MIT',
      inProgress: false,
      eca: { status: 'none' },
    };
    const job = { id: '1', title: 'Welder', employer: 'Acme', duties: [] };
    const test = { id: '1', name: 'IELTS', language: 'en', score: '7', lastModified };
    expect(
      profileSections.mine.read({
        profile: { id: '1', userId: '2', updatedAt: lastModified },
        education: [{ ...education, lastModified }],
        experience: [{ ...job, lastModified }],
        languageTests: [test],
        family: { dependants: [], lastModified },
        destination: { countryIds: [], lastModified },
        documents: { types: [] },
      }),
    ).toMatchObject({
      profile: { updatedAt: lastModified },
      education: [{ lastModified }],
      experience: [{ lastModified }],
      languageTests: [{ lastModified }],
      family: { lastModified },
      destination: { lastModified },
    });
    const passport = { id: '1', name: 'p.pdf', type: 'passport', mediaType: 'application/pdf', lastModified };
    expect(documents.list.read([passport])).toMatchObject([{ lastModified }]);
    expect(plan.read.read({ livedIn: [], notNeeded: [], lastModified })).toMatchObject({ lastModified });
  },
);

it('a last change that is no moment is unknown', () => {
  expect(plan.read.read({ livedIn: [], notNeeded: [], lastModified: 'soon' })).toMatchObject({
    lastModified: null,
  });
});

it.each([7.5, '7.5'])('scores of a test are read as texts: %s', (score) => {
  const scores = { listening: score, reading: score, writing: score, speaking: score };
  const test = { id: '1', name: 'IELTS', language: 'en', score, scores, takenAt: '2026-01-01' };
  expect(user.languageTests.read([test])).toMatchObject([
    { score: '7.5', scores: { listening: '7.5', speaking: '7.5' } },
  ]);
  const held = { id: '1', userId: '2', languageCertificateId: '3', score };
  expect(admin.userLanguageCertificates.byId.read(held)).toMatchObject({ score: '7.5' });
});
