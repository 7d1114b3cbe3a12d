import { expect, it } from 'vitest';
import { admin } from './admin';
import { privacy } from './privacy';
import { user } from './user';

const consent = (version: unknown) => ({ id: 'marketing', title: 'News', version, given: true });

it.each([3, '2026-11-01'])('a version of a consent is kept unchanged, to be sent back: %s', (version) => {
  expect(privacy.consents.read([consent(version)])).toMatchObject([{ version }]);
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
