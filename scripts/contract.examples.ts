/** Example values for the OpenAPI document, made from the shapes: the same shape always has the same example. */
export type Json = Readonly<Record<string, unknown>>;

const BY_NAME: Readonly<Record<string, unknown>> = {
  id: '7f0c3a52',
  userId: '5b1d9e10',
  userProfileId: '9c44e7aa',
  email: 'ada@example.test',
  fullName: 'Ada Lovelace',
  firstName: 'Ada',
  lastName: 'Lovelace',
  name: 'Canada',
  code: 'CA',
  from: 'FR',
  to: 'CA',
  password: 'Passw0rd!',
  newPassword: 'N3w-Passw0rd!',
  currentPassword: 'Passw0rd!',
  phoneNumber: '+15551234567',
  roles: ['end_user'],
  role: 'end_user',
  command: 'register',
  accessToken: 'eyJhbGciOi...',
  refreshToken: 'd1c0ffee...',
  expiresIn: 3600,
  tokenType: 'Bearer',
  region: 'Americas',
  language: 'en',
  skills: ['TypeScript', 'Nursing'],
  page: 1,
  currentPage: 1,
  pageSize: 10,
  totalCount: 1,
  totalPages: 1,
  hasNext: false,
  hasPrevious: false,
  currency: 'CAD',
  min: 60000,
  max: 80000,
  url: 'https://app.example.test/dashboard',
  otpauthUri: 'otpauth://totp/VisaTalent:ada%40example.test?secret=JBSWY3DPEHPK3PXP&issuer=VisaTalent',
  secret: 'JBSWY3DPEHPK3PXP',
  limit: 10,
  title: 'Welder',
  jobTitle: 'Welder',
  company: 'Northgate Structural',
  location: 'Toronto, ON',
  countryCode: 'CA',
  regionCode: 'CA-ON',
  nocCode: '72106',
  startedOn: '2021-09',
  finishedOn: '2024-06',
  earliestStart: '2026-09',
  dateOfBirth: '1993-05-14',
  testCode: 'ielts-general',
  score: '8/8.5/7/7',
  listening: '8',
  reading: '8.5',
  writing: '7',
  speaking: '7',
  hoursPerWeek: 40,
  employer: 'Jebel Ali Steel Works',
  duties: ['Read drawings and weld symbols'],
  credential: 'one-year',
  query: 'q=welder&country=CA',
  reference: 'VT-0001',
  jobReference: 'VT-0001',
  startsOn: '2026-03-01',
  remindOn: '2026-03-01',
  expiresAt: '2026-03-01T09:00:00.000Z',
  value: 'yes',
  expected: 'submitted',
  applied: ['country', 'type'],
  programme: 'fsw',
  notNeeded: ['photo'],
};

const DATE = '2026-01-31T09:30:00.000Z';
const DAY = '2026-01-31';

function primitive(type: string, name: string, schema: Json): unknown {
  if (type === 'integer' || type === 'number') return Math.max(Number(schema.minimum ?? 1), 1);
  if (type === 'boolean') return true;
  if (schema.format === 'date-time') return DATE;
  if (schema.format === 'date') return DAY;
  return name.endsWith('Id') ? '7f0c3a52' : name;
}

/** An example of a JSON schema; `definitions` are the named ones that it refers to. */
export function exampleOf(schema: Json, definitions: Json, name = 'text'): unknown {
  if (typeof schema.$ref === 'string') {
    const target = definitions[schema.$ref.split('/').at(-1) ?? ''];
    return exampleOf(target as Json, definitions, name);
  }
  const options = (schema.anyOf ?? schema.oneOf) as readonly Json[] | undefined;
  if (options?.[0] !== undefined) return exampleOf(options[0], definitions, name);
  if (schema.const !== undefined) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  const types = Array.isArray(schema.type) ? schema.type : [schema.type];
  if (types.includes('object')) {
    const properties = Object.entries((schema.properties ?? {}) as Readonly<Record<string, Json>>);
    return Object.fromEntries(properties.map(([key, inner]) => [key, exampleOf(inner, definitions, key)]));
  }
  if (Array.isArray(schema.examples)) return schema.examples[0];
  // 'from' and 'to' are countries of a visa, and days of a stay.
  if (schema.format === 'date' && !/^\d{4}-/.test(String(BY_NAME[name]))) return DAY;
  if (types[0] === 'boolean' && typeof BY_NAME[name] !== 'boolean') return true;
  const isNumber = (types.includes('number') || types.includes('integer')) && !types.includes('string');
  if (Object.hasOwn(BY_NAME, name) && (!isNumber || typeof BY_NAME[name] === 'number')) return BY_NAME[name];
  if (types.includes('array')) return [exampleOf((schema.items ?? {}) as Json, definitions, name)];
  return primitive(String(types[0] ?? 'string'), name, schema);
}
