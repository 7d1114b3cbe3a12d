import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import { contractText } from '../../scripts/contract.document.ts';
import { DECLARED } from '../../scripts/contract.resources.ts';
import { contract } from '../support/contract';
import { operations } from './operations';

/** docs/openapi.json: current, valid, and covering every call of docs/requirements.md#calls. */

test('the document is current: after a change of an endpoint, run `npm run contract`', () => {
  expect(readFileSync('docs/openapi.json', 'utf8') === contractText()).toBe(true);
});

test('a public validator accepts it as OpenAPI 3.1', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate({ ...structuredClone(contract) });
  expect(errors).toBeUndefined();
  expect([valid, validator.version]).toEqual([true, '3.1']);
});

/**
 * The calls that the product needs. They are written here again, because the declarations must not check
 * themselves.
 */
const SECTION_7 = `
POST /api/auth/login
POST /api/auth/register
POST /api/auth/logout
POST /api/auth/refresh
POST /api/auth/verify
POST /api/auth/forgot-password
POST /api/auth/reset-password
PUT /api/auth/change-password
GET /api/auth/me
POST /api/auth/resend-verification
GET /api/auth/check-email
GET /api/auth/validate-reset-token
POST /api/auth/google
POST /api/auth/link-google
DELETE /api/auth/unlink-google
POST /api/auth/linkedin
GET /api/auth/sessions
DELETE /api/auth/sessions/{id}
DELETE /api/auth/sessions/others
POST /api/auth/2fa/enable
POST /api/auth/2fa/confirm
POST /api/auth/2fa/disable
POST /api/auth/2fa/verify
POST /api/auth/2fa/backup-codes
GET /api/countries
GET /api/countries/{id}
GET /api/countries/by-code/{code}
POST /api/countries
PUT /api/countries/{id}
DELETE /api/countries/{id}
GET /api/countries/search
GET /api/countries/region/{region}
GET /api/countries/popular
GET /api/countries/statistics
POST /api/countries/bulk-update
GET /api/countries/visa-requirements
GET /api/EducationLevels
POST /api/EducationLevels
GET /api/EducationLevels/{id}
PUT /api/EducationLevels/{id}
DELETE /api/EducationLevels/{id}
GET /api/EducationLevels/by-code/{code}
GET /api/EducationLevels/search
GET /api/EducationLevels/level/{n}
GET /api/EducationLevels/active
GET /api/EducationLevels/hierarchy
GET /api/EducationLevels/order/{n}
GET /api/EducationLevels/statistics
GET /api/EducationLevels/exists/{code}
POST /api/EducationLevels/bulk-update
GET /api/EducationLevels/defaults
POST /api/EducationLevels/defaults
GET /api/EducationLevels/country/{id}
GET /api/EducationLevels/{id}/recognition/{countryId}
GET /api/UserProfiles
POST /api/UserProfiles
GET /api/UserProfiles/{id}
PUT /api/UserProfiles/{id}
DELETE /api/UserProfiles/{id}
GET /api/UserProfiles/by-user/{userId}
GET /api/UserProfiles/search
GET /api/UserProfiles/skill/{x}
GET /api/UserProfiles/country/{id}
GET /api/UserProfiles/education-level/{id}
GET /api/UserProfiles/experience-level/{id}
GET /api/UserProfiles/job-category/{id}
GET /api/UserProfiles/complete
GET /api/UserProfiles/statistics
GET /api/UserProfiles/{id}/completion-status
GET /api/UserProfiles/matching/{id}
GET /api/UserProfiles/featured
GET /api/UserProfiles/recent
POST /api/UserProfiles/bulk-update
GET /api/UserProfiles/{id}/recommendations/{x}
GET /api/UserProfiles/{id}/export/{format}
GET /api/admin/dashboard
GET /api/user/profile
PUT /api/user/profile
POST /api/user/complete-profile
POST /api/user/upload-document
GET /api/user/language-tests
POST /api/user/language-tests
GET /api/user/dashboard
GET /api/user/profile-sections
GET /api/UserProfiles/{id}/sections
PUT /api/user/education/{id}
DELETE /api/user/education/{id}
PUT /api/user/experience/{id}
DELETE /api/user/experience/{id}
PUT /api/user/language-tests/{id}
DELETE /api/user/language-tests/{id}
PUT /api/user/family
PUT /api/user/destination
GET /api/language-certificates
GET /api/jobs
GET /api/jobs/search
GET /api/jobs/featured
GET /api/jobs/categories
GET /api/jobs/{id}
GET /api/jobs/applications
POST /api/jobs/{id}/save
DELETE /api/jobs/{id}/save
POST /api/jobs/{id}/apply
GET /api/documents
POST /api/documents/upload
GET /api/documents/{id}/download
DELETE /api/documents/{id}
GET /api/documents/{id}
PUT /api/documents/{id}
GET /api/documents/{id}/versions
POST /api/documents/{id}/verify
GET /api/system/health
GET /api/system/config
GET /api/system/metrics
GET /api/users/me
PUT /api/users/me
POST /api/users/verify-email
PUT /api/users/change-password
`
  .trim()
  .split('\n');
const ENTITIES = [
  'users',
  'countries',
  'roles',
  'education-levels',
  'language-certificates',
  'user-profiles',
  'user-language-certificates',
  'user-roles',
];
const ADMIN = ENTITIES.flatMap((name) => [
  `GET /api/admin/${name}`,
  `POST /api/admin/${name}`,
  `GET /api/admin/${name}/{id}`,
  `PUT /api/admin/${name}/{id}`,
  `DELETE /api/admin/${name}/{id}`,
]);

describe('the calls of the product', () => {
  const documented = new Map(operations);
  test.each([...SECTION_7, ...ADMIN])('%s', (line) => expect(documented.has(line)).toBe(true));

  test.each<[string, string, readonly string[]]>([
    ['GET /api/auth/check-email', 'query', ['email']],
    ['GET /api/auth/validate-reset-token', 'query', ['token']],
    ['GET /api/countries/search', 'query', ['q']],
    ['GET /api/EducationLevels/search', 'query', ['q']],
    ['GET /api/UserProfiles/search', 'query', ['q']],
    ['GET /api/EducationLevels/{id}/recognition/{countryId}', 'path', ['id', 'countryId']],
  ])('%s needs its parameters', (line, where, names) => {
    const required = documented.get(line)?.parameters?.filter((each) => each.required && each.in === where);
    expect(required?.map(({ name }) => name)).toEqual(names);
  });

  test.each<[string, readonly string[]]>([
    ['POST /api/auth/login', ['email', 'password', 'rememberMe']],
    ['POST /api/auth/logout', ['refreshToken']],
    ['POST /api/auth/google', ['idToken']],
    ['POST /api/auth/link-google', ['idToken', 'code']],
    ['POST /api/auth/linkedin', ['code', 'code_verifier']],
    ['POST /api/auth/2fa/confirm', ['code']],
    ['POST /api/auth/2fa/disable', ['code']],
    ['POST /api/auth/2fa/backup-codes', ['code']],
    ['POST /api/auth/2fa/verify', ['code', 'token']],
    ['POST /api/countries/bulk-update', ['updates']],
    [
      'POST /api/auth/register',
      [
        'command',
        'email',
        'password',
        'firstName',
        'lastName',
        'phoneNumber',
        'referralCode',
        'createProfile',
        'countryOfBirthId',
        'countryOfResidenceId',
      ],
    ],
  ])('%s has the body of the requirements', (line, fields) => {
    const example = documented.get(line)?.requestBody?.content['application/json']?.example;
    expect(Object.keys(example as object)).toEqual(fields);
  });
});

describe('routing', () => {
  const paths = Object.keys(contract.paths);
  test('the first path of the document that matches a path is that path', () => {
    const wrong = paths.flatMap((path, at) => {
      const fits = paths.findIndex((each) => new RegExp(`^${each.replace(/\{\w+\}/g, '[^/]+')}$`).test(path));
      return fits === at ? [] : [`${path} after ${paths[fits]}`];
    });
    expect(wrong).toEqual([]);
  });

  test('a parameter never matches its literal neighbours', () => {
    const found = new Map(operations).get('GET /api/jobs/{id}')?.parameters?.[0];
    expect(found).toMatchObject({
      schema: { not: { enum: ['applications', 'categories', 'featured', 'saved', 'search', 'searches'] } },
    });
  });
});

test('docs/backend.md lists every resource in its table of areas, and the switches', () => {
  const page = readFileSync('docs/backend.md', 'utf8');
  const settings = readFileSync('.env.example', 'utf8');
  const table = page.slice(page.indexOf('| area '), page.indexOf('## 3.'));
  const missing = [...new Set(DECLARED.map(({ resource }) => resource))].filter(
    (name) => !table.includes(`\`${name}\``),
  );
  expect(missing).toEqual([]);
  const named = [...table.matchAll(/`(VITE_\w+)`/g)].map(([, name = '']) => name);
  expect(named.filter((name) => !settings.includes(`${name}=`))).toEqual([]);
});
