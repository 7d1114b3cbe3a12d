import type { AnyArgs } from '../../src/api/endpoint.ts';
import { isRecord } from '../../src/api/answer.ts';
import { DECLARED } from '../contract.resources.ts';
import { note, recordsOf, run, skipped, type Visit, whoFor } from './visit.ts';

/**
 * Where a parameter of a read comes from: a field of the first record in an earlier answer, or a fixed text.
 */
type Source = readonly [operation: string, field: string] | { readonly word: string };
const COUNTRY = ['countries.list', 'id'] as const;
const COUNTRY_CODE = ['countries.list', 'code'] as const;
const LEVEL = ['educationLevels.list', 'id'] as const;
const OWN_PROFILE = ['auth.login', 'userProfileId'] as const;

interface Parameters {
  readonly path?: Readonly<Record<string, Source>>;
  readonly query?: Readonly<Record<string, Source>>;
}
/** Any period in the past. */
const PERIOD = { query: { from: { word: '2026-01-01' }, to: { word: '2026-03-31' } } };
const PARAMETERS: Readonly<Record<string, Parameters>> = {
  'adminReports.funnel': PERIOD,
  'adminReports.placements': PERIOD,
  'countries.byCode': { path: { code: COUNTRY_CODE } },
  'countries.region': { path: { region: ['countries.list', 'region'] } },
  'countries.search': { query: { q: { word: 'can' } } },
  'countries.visaRequirements': { query: { from: COUNTRY_CODE, to: COUNTRY_CODE } },
  'countries.visaRequirementsOf': { path: { code: COUNTRY_CODE } },
  'educationLevels.byCode': { path: { code: ['educationLevels.list', 'code'] } },
  'educationLevels.exists': { path: { code: ['educationLevels.list', 'code'] } },
  'educationLevels.ofCountry': { path: { id: COUNTRY } },
  'educationLevels.ofLevel': { path: { n: ['educationLevels.list', 'level'] } },
  'educationLevels.atPosition': { path: { n: ['educationLevels.list', 'order'] } },
  'educationLevels.search': { query: { q: { word: 'degree' } } },
  'educationLevels.recognition': { path: { id: LEVEL, countryId: COUNTRY } },
  'userProfiles.byUser': { path: { userId: ['auth.login', 'userId'] } },
  'userProfiles.byId': { path: { id: OWN_PROFILE } },
  'userProfiles.completionStatus': { path: { id: OWN_PROFILE } },
  'userProfiles.matching': { path: { id: OWN_PROFILE } },
  'userProfiles.recommendations': { path: { id: OWN_PROFILE, x: { word: 'jobs' } } },
  'userProfiles.export': { path: { id: OWN_PROFILE, format: { word: 'pdf' } } },
  'profileSections.ofProfile': { path: { id: OWN_PROFILE } },
  'userProfiles.ofCountry': { path: { id: COUNTRY } },
  'userProfiles.ofEducationLevel': { path: { id: LEVEL } },
  'userProfiles.ofExperienceLevel': { path: { id: ['user.profile', 'experienceLevelId'] } },
  'userProfiles.ofJobCategory': { path: { id: ['user.profile', 'jobCategoryId'] } },
  'userProfiles.search': { query: { q: { word: 'welder' } } },
  'userProfiles.withSkill': { path: { x: { word: 'Welding' } } },
  'jobs.search': { query: { q: { word: 'welder' } } },
  'jobs.similar': { path: { id: ['jobs.list', 'id'] } },
  'documents.versions': { path: { id: ['documents.list', 'id'] } },
  'documents.download': { path: { id: ['documents.list', 'id'] } },
  'threads.posts': { path: { id: ['threads.list', 'id'] } },
  'adminThreads.posts': { path: { id: ['adminThreads.list', 'id'] } },
};
/** Reads that cannot be checked, and why. */
const NEVER: Readonly<Record<string, string>> = {
  'auth.checkEmail': 'would write an address into the backend’s log',
  'auth.validateResetToken': 'needs the token of a message',
  'auth.recheck': 'is auth.me, read in another way',
};

/** `jobs.byId` takes its id from `jobs.list`, without an entry above. */
const parametersOf = (name: string): Parameters | undefined =>
  PARAMETERS[name] ??
  (/\.(?:byId|usage)$/.test(name) ? { path: { id: [name.replace(/\.\w+$/, '.list'), 'id'] } } : undefined);

function valueFrom(visit: Visit, source: Source): string | number | undefined {
  if (!Array.isArray(source)) return (source as { word: string }).word;
  const [operation, field] = source as readonly [string, string];
  const data = operation === 'auth.login' ? visit.session : visit.answers.get(operation);
  const records = recordsOf(data);
  const record = records.find((each) => each[field] !== null && each[field] !== undefined);
  const value = (record ?? (isRecord(data) ? data : {}))[field];
  return typeof value === 'string' || typeof value === 'number' ? value : undefined;
}

/** The arguments of a read, or a text that says why there are none. */
function argumentsFor(visit: Visit, name: string): AnyArgs | string {
  const wanted = parametersOf(name) ?? {};
  const filled: Record<'path' | 'query', Record<string, string | number>> = { path: {}, query: {} };
  for (const where of ['path', 'query'] as const) {
    for (const [parameter, source] of Object.entries(wanted[where] ?? {})) {
      const value = valueFrom(visit, source);
      if (value === undefined)
        return `no ${parameter} in the answer of ${(source as readonly string[])[0] ?? 'an earlier call'}`;
      filled[where][parameter] = value;
    }
  }
  return filled;
}

const isRead = ({ endpoint }: (typeof DECLARED)[number]): boolean => endpoint.method === 'GET';
/** 0 for reads without parameters, 1 for those that take them from an earlier answer, to sort them. */
const needs = (name: string): number => {
  const { path = {}, query = {} } = parametersOf(name) ?? {};
  return Object.values({ ...path, ...query }).some(Array.isArray) ? 1 : 0;
};

/** The operations from which selected ones take their parameters; they are called too. */
function sourcesOf({ options: { isMeant, write } }: Visit): ReadonlySet<string> {
  const found = DECLARED.filter(({ name }) => isMeant(name)).flatMap(({ name, endpoint }) => {
    const { path = {}, query = {} } = parametersOf(name) ?? {};
    const own = Object.values({ ...path, ...query }).flatMap((source) =>
      Array.isArray(source) ? [String(source[0])] : [],
    );
    // A created record must not use the code of an existing one.
    return write && endpoint.method === 'POST' ? [...own, name.replace(/\w+$/, 'list')] : own;
  });
  return new Set(found);
}

/** Calls every documented read, with the account that may call it. */
export async function readAll(visit: Visit): Promise<void> {
  const sources = sourcesOf(visit);
  const reads = DECLARED.filter(isRead).sort((one, other) => needs(one.name) - needs(other.name));
  for (const { name } of reads) {
    if (visit.stopped) return;
    if (!visit.options.isMeant(name) && !sources.has(name)) continue;
    const who = whoFor(name);
    const reason =
      NEVER[name] ??
      (visit.tokens[who] === undefined
        ? who === 'admin'
          ? 'needs --admin-email'
          : 'nobody is signed in'
        : undefined);
    if (reason !== undefined) {
      note(visit, skipped(name, reason));
      continue;
    }
    const args = argumentsFor(visit, name);
    if (typeof args === 'string') note(visit, skipped(name, args));
    else await run(visit, name, args);
  }
}
