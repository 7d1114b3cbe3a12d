import type { JobBasics, JobType, Salary } from '../data/jobRecords.ts';
import type { Random } from './random.ts';
import { CATEGORIES, type Category, type Trade } from './trades.ts';

const CANADA = [
  'Toronto, ON',
  'Vancouver, BC',
  'Calgary, AB',
  'Edmonton, AB',
  'Montréal, QC',
  'Winnipeg, MB',
  'Halifax, NS',
  'Saskatoon, SK',
  'Regina, SK',
  'Ottawa, ON',
  'Hamilton, ON',
  'Fort McMurray, AB',
  'Kelowna, BC',
  'Québec, QC',
  "St. John's, NL",
  'Moncton, NB',
  'Thunder Bay, ON',
  'Prince George, BC',
] as const;

interface Place {
  readonly country: string;
  readonly cities: readonly string[];
  readonly currency: string;
  /** Local currency units for one Canadian dollar. */
  readonly rate: number;
  readonly period: 'year' | 'month';
}

const ABROAD: readonly Place[] = [
  {
    country: 'AU',
    cities: ['Perth, WA', 'Brisbane, QLD', 'Adelaide, SA'],
    currency: 'AUD',
    rate: 1.15,
    period: 'year',
  },
  { country: 'GB', cities: ['Manchester', 'Leeds', 'Glasgow'], currency: 'GBP', rate: 0.55, period: 'year' },
  { country: 'DE', cities: ['Hamburg', 'Stuttgart', 'Leipzig'], currency: 'EUR', rate: 0.68, period: 'year' },
  { country: 'AE', cities: ['Dubai', 'Abu Dhabi'], currency: 'AED', rate: 2.1, period: 'month' },
  { country: 'NZ', cities: ['Auckland', 'Christchurch'], currency: 'NZD', rate: 1.1, period: 'year' },
  { country: 'US', cities: ['Seattle, WA', 'Minneapolis, MN'], currency: 'USD', rate: 0.95, period: 'year' },
];

const COMPANIES: Readonly<Record<string, readonly string[]>> = {
  construction: [
    'Northgate Structural',
    'Prairie Steel Works',
    'Maplecrest Builders',
    'Tidewater Construction',
  ],
  healthcare: [
    'Lakeview Regional Health',
    'Evergreen Care Homes',
    'St. Brendan Hospital',
    'Harbour Health Group',
  ],
  transport: [
    'Polar Star Freight',
    'Redline Heavy Equipment',
    'Bow Valley Haulage',
    'Crossroads Fleet Services',
  ],
  technology: ['Cedar & Code', 'Northern Lights Software', 'Granite Data', 'Beacon Networks'],
  hospitality: ['The Old Mill Kitchen', 'Summit Lodge Hotels', 'Harvest Table Foods', 'Riverside Foods'],
  education: ['Little Cedars Childcare', 'École Boréale', 'Bright Path Early Learning'],
  agriculture: ['Green Valley Growers', 'Silver Creek Dairy', 'Keystone Manufacturing', 'Precision North'],
};

const BENEFITS = [
  'Extended health and dental insurance',
  'Relocation allowance',
  'Work permit support (LMIA)',
  'Permanent residence support',
  'Paid overtime',
  'Three weeks of paid vacation',
  'Employer-matched pension',
  'Help with finding a home',
  'Paid training and licence fees',
  'Flight paid by the employer',
] as const;

const TEAMS = [
  'a team of twelve',
  'a crew of six',
  'our newest branch',
  'a small, experienced team',
  'a busy site',
];
const STARTS = [
  'as soon as the work permit is granted',
  'in spring',
  'within three months',
  'at an agreed date',
];

const EXPERIENCE = [
  ['No experience needed', 0.86],
  ['1–2 years', 0.94],
  ['3–5 years', 1.03],
  ['5+ years', 1.14],
] as const;

const DAY = 86_400_000;
const roundTo = (value: number, step: number): number => Math.round(value / step) * step;

const salaryOf = (random: Random, trade: Trade, place: Place, factor: number): Salary => {
  const yearly = trade.pay * place.rate * factor * (0.95 + random.next() * 0.1);
  const [amount, step] = place.period === 'month' ? [yearly / 12, 50] : [yearly, 500];
  return {
    min: roundTo(amount * 0.92, step),
    max: roundTo(amount * 1.1, step),
    currency: place.currency,
    period: place.period,
  };
};

const typeOf = (random: Random): JobType => {
  const roll = random.next();
  if (roll < 0.7) return 'full-time';
  return roll < 0.8 ? 'part-time' : roll < 0.92 ? 'contract' : 'temporary';
};

const ABROAD_FROM = 96;

const placeOf = (random: Random, index: number, type: JobType): Place & { city: string } => {
  if (index >= ABROAD_FROM) {
    const place = random.pick(ABROAD);
    return { ...place, city: random.pick(place.cities) };
  }
  const period = type === 'contract' || type === 'temporary' ? 'month' : 'year';
  return { country: 'CA', cities: CANADA, currency: 'CAD', rate: 1, period, city: random.pick(CANADA) };
};

/** 'a welder', 'an electrician', 'a French immersion teacher', 'a CNC machinist'. */
const article = (title: string): string => {
  const name = title
    .split(' ')
    .map((word) => (word === 'French' || /^[A-Z]{2}|[a-z][A-Z]/.test(word) ? word : word.toLowerCase()))
    .join(' ');
  return `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`;
};

const requirementsOf = (category: Category, trade: Trade, experience: string, french: boolean): string[] => [
  category.education,
  ...(experience === 'No experience needed'
    ? []
    : [`${experience} of experience as ${article(trade.title)}`]),
  french ? 'French at B2 or better; English is an advantage' : 'English at B1 (CLB 5) or better',
  'References from two employers',
];

/** The newest come first, and those are jobs in Canada. */
export const seedJobs = (random: Random, count: number, now: number): JobBasics[] =>
  Array.from({ length: count }, (_, index) => {
    const category = CATEGORIES[index % CATEGORIES.length] ?? random.pick(CATEGORIES);
    const trade = random.pick(category.trades);
    const type = typeOf(random);
    const place = placeOf(random, index, type);
    const [experience, factor] = random.pick(EXPERIENCE);
    const age = index * (DAY / 4) + random.whole(20, 330) * 60_000;
    const remote = trade.remote === true && random.chance(0.5);
    const company = random.pick(COMPANIES[category.id] ?? ['VisaTalent partner']);
    const tags: JobBasics['tags'] = [
      ...(random.chance(0.15) ? (['hot'] as const) : []),
      ...(age < 5 * DAY ? (['new'] as const) : []),
      ...(remote ? (['remote'] as const) : []),
    ];
    return {
      id: `job-${index + 1}`,
      title: trade.title,
      company,
      location: place.city,
      countryCode: place.country,
      salary: salaryOf(random, trade, place, factor),
      experience,
      skills: random.some(trade.skills, Math.max(2, trade.skills.length - 1)),
      benefits: random.some(BENEFITS, random.whole(3, 5)),
      description: [
        `${company} is looking for ${article(trade.title)} to join ${random.pick(TEAMS)} in ${place.city}.`,
        `${trade.work}.`,
        `You start ${random.pick(STARTS)}; we help with papers, travel and the first weeks.`,
        ...(remote ? ['After the first month you may work from home.'] : []),
      ].join(' '),
      requirements: requirementsOf(category, trade, experience, place.city.endsWith('QC')),
      postedAt: new Date(now - age).toISOString(),
      tags,
      type,
      category: category.id,
    };
  });
