import type { Employer, JobBasics, JobFacts, Needs } from '../data/jobRecords.ts';
import { educationLevelId } from './educationLevels.ts';
import { type Random, seededRandom } from './random.ts';

/**
 * The details of jobs. Each job has its own random numbers, so that a change of one does not affect the
 * others.
 */
const DAY = 86_400_000;

/** Codes of the National Occupational Classification 2021. */
const NOC: Readonly<Record<string, string>> = {
  Welder: '72106',
  Carpenter: '72310',
  Electrician: '72200',
  Plumber: '72300',
  Bricklayer: '72320',
  'Registered Nurse': '31301',
  'Licensed Practical Nurse': '32101',
  'Personal Support Worker': '33102',
  'Medical Laboratory Technologist': '32120',
  Physiotherapist: '31202',
  'Heavy-Duty Mechanic': '72401',
  'Long-Haul Truck Driver': '73300',
  'Heavy Equipment Operator': '73400',
  'Automotive Service Technician': '72410',
  'Software Developer': '21232',
  'DevOps Engineer': '21231',
  'Data Analyst': '21223',
  'Network Technician': '22220',
  Cook: '63200',
  'Food Service Supervisor': '62020',
  Baker: '63202',
  Butcher: '63201',
  'Early Childhood Educator': '42202',
  'French Immersion Teacher': '41221',
  'Greenhouse Worker': '85103',
  'Industrial Millwright': '72400',
  'CNC Machinist': '72100',
  'Dairy Farm Supervisor': '82030',
};
const LICENCES: Readonly<Record<string, string>> = {
  'Registered Nurse': 'Registration with the nursing college of the province',
  'Licensed Practical Nurse': 'Registration with the nursing college of the province',
  Physiotherapist: 'Registration with the physiotherapy college of the province',
  Electrician: 'Certificate of qualification of the province',
  'Long-Haul Truck Driver': 'Class 1 or AZ licence',
};
const EDUCATION: Readonly<Record<string, string>> = {
  construction: 'ca-apprenticeship',
  healthcare: 'bachelors',
  transport: 'high-school',
  technology: 'bachelors',
  hospitality: 'high-school',
  education: 'ca-college-diploma',
};
const SIZES = ['1–19', '20–99', '100–499', '500 or more'] as const;
const HOURS: Readonly<Record<string, number>> = { 'part-time': 24, contract: 40, temporary: 37.5 };

const numberOf = (text: string): number => {
  let sum = 7;
  for (const character of text) sum = (Math.imul(sum, 31) + (character.codePointAt(0) ?? 0)) | 0;
  return sum;
};

/** The employer of a job, the same for all jobs of a company. */
const employerOf = ({ company, location }: JobBasics): Employer => {
  const random = seededRandom(numberOf(company));
  const name = company
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return {
    verifiedOn: random.chance(0.7) ? `20${random.whole(24, 25)}-0${random.whole(1, 9)}-15` : null,
    website: random.chance(0.8) ? `https://${name}.example/` : null,
    size: random.pick(SIZES),
    foundedYear: random.whole(1948, 2019),
    city: location.split(',')[0] ?? null,
    about: `${company} has hired through VisaTalent before and helps new colleagues to settle in.`,
  };
};

const needsOf = (job: JobBasics): Needs => {
  const years = /^(\d+)/.exec(job.experience ?? '')?.[1];
  const education = EDUCATION[job.category ?? ''];
  const french = job.location.endsWith('QC');
  return {
    experienceYears: years === undefined ? null : Number(years),
    educationLevelId: education === undefined ? null : educationLevelId(education),
    languages: [french ? { code: 'fr', level: 'B2' } : { code: 'en', level: 'B1' }],
    licence: LICENCES[job.title] ?? null,
  };
};

const workPermitOf = (random: Random, job: JobBasics): JobFacts['workPermit'] => {
  if (job.benefits.some((benefit) => benefit.includes('LMIA'))) return 'employerHelps';
  return random.chance(0.3) ? 'employerHelps' : random.chance(0.4) ? 'notOffered' : null;
};

const regionOf = ({ countryCode, location }: JobBasics): string | null => {
  const code = /, ([A-Z]{2})$/.exec(location)?.[1];
  return countryCode === 'CA' && code !== undefined ? `CA-${code}` : null;
};

const dayAfter = (now: number, days: number): string => new Date(now + days * DAY).toISOString();

/** Details for a job that has none: it is open, for more than another week. */
export const factsOf = (job: JobBasics, now: number): JobFacts => {
  const random = seededRandom(numberOf(job.id));
  const number = /(\d+)$/.exec(job.id)?.[1] ?? job.id.slice(0, 8);
  const at = job.postedAt ?? dayAfter(now, -10);
  return {
    reference: `VT-${number.padStart(4, '0')}`,
    regionCode: regionOf(job),
    language: 'en',
    openings: random.whole(1, 6),
    hoursPerWeek: HOURS[job.type ?? ''] ?? 40,
    startsOn: random.chance(0.5) ? dayAfter(now, random.whole(45, 150)).slice(0, 10) : null,
    nocCode: NOC[job.title] ?? null,
    workPermit: workPermitOf(random, job),
    usualResponseDays: { from: 14, to: 21 },
    publishAt: at,
    closesAt: random.chance(0.6) ? dayAfter(now, random.whole(9, 80)) : null,
    closedAt: null,
    closedReason: null,
    needs: needsOf(job),
    employer: employerOf(job),
    screening: null,
    documentsAsked: random.chance(0.3) ? [{ type: 'resume', required: false }] : null,
    coverLetter: 'optional',
    created: at,
    lastModified: at,
  };
};
