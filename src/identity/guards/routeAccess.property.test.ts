import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { routeMatcher } from '@/routing/routeMatcher';
import type { RoleName } from '@/config/roles';
import type { Access } from '@/routing/routeRow';
import { accessRules } from './routeAccess';

/** Random route tables, and random spellings of their addresses. */
const WORDS = ['profiles', 'jobs', 'saved', 'edit', 'a'];
const ACCESSES: readonly Access[] = ['everyone', 'signedIn', ['User', 'Admin'], ['Admin'], ['User']];
const WHO: readonly (readonly RoleName[] | null)[] = [null, ['User'], ['Admin']];

const segment = fc.constantFrom(...WORDS, ':id', ':name');
const row = fc.record({
  path: fc.array(segment, { minLength: 1, maxLength: 4 }).map((segments) => `/${segments.join('/')}`),
  access: fc.constantFrom(...ACCESSES),
});
const table = fc.array(row, { minLength: 1, maxLength: 6 }).map((rows) =>
  // Two rows that match the same addresses are not a valid table.
  Object.fromEntries(rows.map((one) => [one.path.replaceAll(/:\w+/g, ':'), one])),
);

const encodedFully = (text: string): string =>
  [...new TextEncoder().encode(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
const TRICKS: readonly ((segment: string) => string)[] = [
  (segment) => segment,
  (segment) => segment.toUpperCase(),
  encodedFully,
  (segment) => encodedFully(encodedFully(segment)),
  (segment) => `${segment}%20`,
  (segment) => `${segment}%2F`,
  (segment) => `${segment}%5C..`,
  (segment) => `./${segment}`,
  (segment) => `x/../${segment}`,
  (segment) => `x%2F..%2F${segment}`,
  (segment) => `/${segment}`,
  (segment) => `\\${segment}`,
];
const value = fc.oneof(
  fc.constantFrom(...WORDS, '5', 'José', '.', '..', '%2e%2e', '%252e', 'a%2Fb', '%E0%A4%A', '%', ' '),
  fc.string({ maxLength: 6 }).map((text) => text.replaceAll(/[/?#]/g, '')),
);
const spelled = (plain: readonly string[]): fc.Arbitrary<string> =>
  fc
    .tuple(...plain.map((part) => fc.constantFrom(...TRICKS).map((trick) => trick(part))))
    .chain((parts) => fc.constantFrom('', '/', '/more', '/..').map((end) => `/${parts.join('/')}${end}`));

const lets = (access: Access, roles: readonly RoleName[] | null): boolean =>
  access === 'everyone' ||
  (roles !== null && (access === 'signedIn' || roles.some((role) => access.includes(role))));

it('nobody is shown a page that its row does not grant them, however the address is spelled', () => {
  fc.assert(
    fc.property(
      table.chain((rows) =>
        fc.constantFrom(...Object.values(rows)).chain(({ path }) =>
          fc
            .tuple(
              ...path
                .slice(1)
                .split('/')
                .map((part) => (part.startsWith(':') ? value : fc.constant(part))),
            )
            .chain((plain) => fc.oneof(spelled(plain), fc.constant(`/${plain.join('/')}`)))
            .map((address) => ({ rows, address })),
        ),
      ),
      ({ rows, address }) => {
        const shown = routeMatcher(rows)(address);
        const { access } = accessRules(rows)(address);
        const own = shown === undefined ? undefined : rows[shown.id]?.access;
        const seenBy = WHO.filter((roles) => own !== undefined && lets(access, roles));
        expect(seenBy.filter((roles) => !lets(own ?? [], roles))).toEqual([]);
      },
    ),
    { numRuns: 1000 },
  );
});

it('an address below a closed one without its own row is closed to the same people', () => {
  const below = fc.array(fc.stringMatching(/^[a-z0-9]{1,5}$/), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(
      fc.constantFrom(...ACCESSES),
      fc.stringMatching(/^[\w-]{1,8}$/),
      below,
      (access, id, more) => {
        const rows = {
          profiles: { path: '/profiles', access: 'signedIn' },
          one: { path: '/profiles/:id', access },
        } as const;
        const address = `/Profiles/${id}/${more.join('/')}`;
        expect(routeMatcher(rows)(address)).toBeUndefined();
        expect(accessRules(rows)(address).access).toEqual(access);
      },
    ),
  );
});

it.each([
  '/profiles/5',
  '/PROFILES/5',
  '/profiles/5/edit',
  '/profiles%2F5',
  '/%70rofiles/5',
  '/profiles/%2e%2e',
  '/profiles/..',
  '/profiles//5',
  '/profiles/%E0%A4%A',
  '/profiles/me%20',
])('with /profiles/:id for administrators, %s is closed to everyone else or shows no page', (address) => {
  const rows = {
    home: { path: '/', access: 'everyone' },
    own: { path: '/profiles/me', access: 'everyone' },
    one: { path: '/profiles/:id', access: ['Admin'] },
  } as const;
  const { access } = accessRules(rows)(address);
  expect(lets(access, ['User']) && routeMatcher(rows)(address) !== undefined).toBe(false);
});
