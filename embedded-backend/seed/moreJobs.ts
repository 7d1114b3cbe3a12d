import type { Job, JobBasics, Question, Salary } from '../data/jobRecords.ts';
import { factsOf } from './jobFacts.ts';
import { type Random, seededRandom } from './random.ts';
import { CATEGORIES } from './trades.ts';

/**
 * Fifty special jobs: closed, hidden, with unusual pay, with more questions, and with texts that are
 * difficult for layouts.
 */
const DAY = 86_400_000;
const HOUR = DAY / 24;
const PLACES = ['Toronto, ON', 'Vancouver, BC', 'Calgary, AB', 'Halifax, NS', 'Winnipeg, MB', 'Québec, QC'];
const COMPANIES = ['Summit Works', 'Lakeshore Partners', 'Birchwood Services', 'Granville Industries'];

type Change = Partial<Job>;
const times = (count: number, change: (index: number) => Change): Change[] =>
  Array.from({ length: count }, (_, index) => change(index));

const pay = (min: number | null, max: number | null, more: Partial<Salary> = {}): Change => ({
  salary: { min, max, currency: 'CAD', period: 'year', ...more },
});

const QUESTIONS: readonly Question[] = [
  { id: 'permit', text: 'Do you hold a Canadian work permit?', kind: 'yesNo', required: true },
  {
    id: 'shift',
    text: 'Which shift suits you?',
    kind: 'choice',
    required: true,
    options: [
      { id: 'day', text: 'Day' },
      { id: 'night', text: 'Night' },
      { id: 'both', text: 'Either' },
    ],
  },
  {
    id: 'years',
    text: 'For how many years have you done this work?',
    kind: 'number',
    required: true,
    min: 0,
    max: 60,
  },
  { id: 'why', text: 'Why this employer?', kind: 'text', required: false, maxLength: 500 },
];

const ARABIC =
  'لحّام أنابيب ذو خبرة في خطوط النفط والغاز وأعمال الصيانة الدورية للمصانع الكبيرة مع استعداد للعمل في الورديات الليلية وفي المواقع البعيدة';
const PERSIAN =
  'جوشکار ماهر لوله‌های فشار قوی با تجربهٔ کار در پالایشگاه و آمادگی برای کار شیفتی و سفر به شهرهای دیگر کانادا همراه با گواهی جوشکاری معتبر';
const CHINESE =
  '资深数控机床操作员，负责高精度零件的编程、加工、测量与质量控制，能够独立阅读英文图纸，熟悉各类铣床与车床，具备团队协作精神，愿意轮班工作并接受岗前培训，持有相关职业资格证书者优先，公司提供住宿补贴、交通补贴、带薪年假、医疗保险以及永久居留申请支持';

/** For each special job, what differs from an ordinary one. */
const changes = (now: number): Change[] => {
  const from = (milliseconds: number) => new Date(now + milliseconds).toISOString();
  const closed = (reason: 'filled' | 'expired' | 'withdrawn', index: number): Change => {
    const posted = from(-(50 + index) * DAY);
    const ended = from(-(3 + index) * DAY);
    const byHand = reason === 'expired' ? { closesAt: ended } : { closedAt: ended, closedReason: reason };
    return { postedAt: posted, publishAt: posted, ...byHand };
  };
  return [
    ...times(4, (index) => closed('filled', index)),
    ...times(4, (index) => closed('expired', index)),
    ...times(4, (index) => closed('withdrawn', index)),
    ...times(4, (index) => ({ closesAt: from((6 + index * 12) * HOUR) })),
    ...times(3, (index) => {
      const at = from((index + 1) * DAY);
      return { publishAt: at, postedAt: at, closesAt: from((index + 40) * DAY) };
    }),
    ...times(2, () => ({ publishAt: null, postedAt: null, closesAt: null })),
    ...times(8, () => ({ salary: null })),
    ...times(3, (index) => pay(58_000 + index * 6000, null)),
    ...times(2, (index) => pay(null, 70_000 + index * 15_000)),
    ...times(4, (index) => pay(22 + index * 4, 28 + index * 5, { period: 'hour' })),
    {
      ...pay(700_000, 900_000, { currency: 'ISK', period: 'month', text: 'Paid in Icelandic króna' }),
      location: 'Reykjavík',
      countryCode: 'IS',
    },
    ...times(2, () => ({
      screening: QUESTIONS,
      documentsAsked: [
        { type: 'resume', required: true },
        { type: 'certificate', required: false },
      ],
      coverLetter: 'required',
    })),
    ...times(2, () => ({ ...BARE })),
    { title: ARABIC, language: 'ar' },
    { title: PERSIAN, language: 'fa' },
    { title: CHINESE, language: 'zh' },
    { title: 'Welder جوشکار 焊工 (MIG/TIG) – \u202Eشیفت شب\u202C, 12 h', language: 'fa' },
    { title: 'Schweißfachkräfte'.repeat(20).slice(0, 300), language: 'de' },
    { title: 'Live-in caregiver for a family 👨‍👩‍👧‍👦' },
    { company: '<b>Bold & Sons</b><script>alert(1)</script>' },
  ];
};

/** Only a title, a company and a location. */
const BARE: Change = {
  countryCode: null,
  regionCode: null,
  salary: null,
  experience: null,
  skills: [],
  benefits: [],
  description: null,
  requirements: [],
  postedAt: null,
  tags: [],
  type: null,
  category: null,
  language: null,
  openings: null,
  hoursPerWeek: null,
  startsOn: null,
  nocCode: null,
  workPermit: null,
  usualResponseDays: null,
  closesAt: null,
  needs: null,
  employer: null,
  documentsAsked: null,
  coverLetter: null,
};

const ordinary = (random: Random, id: string, now: number): JobBasics => {
  const category = random.pick(CATEGORIES);
  const trade = random.pick(category.trades);
  const company = random.pick(COMPANIES);
  const location = random.pick(PLACES);
  const low = Math.round((trade.pay * 0.92) / 500) * 500;
  return {
    id,
    title: trade.title,
    company,
    location,
    countryCode: 'CA',
    salary: { min: low, max: low + 9000, currency: 'CAD', period: 'year' },
    experience: random.pick(['No experience needed', '1–2 years', '3–5 years']),
    skills: random.some(trade.skills, 3),
    benefits: ['Extended health and dental insurance', 'Relocation allowance'],
    description: `${trade.work}.\n\n${company} works in ${location} and hires several people this year.`,
    requirements: [category.education, 'References from two employers'],
    // Between 10 and 29 days ago, so that the first pages of the list stay unchanged.
    postedAt: new Date(now - random.whole(10 * 24, 29 * 24) * HOUR).toISOString(),
    tags: [],
    type: 'full-time',
    category: category.id,
  };
};

/** The numbers of these jobs begin after `count`. */
export const seedMoreJobs = (count: number, now: number): Job[] => {
  const random = seededRandom(20_261_122);
  return changes(now).map((change, index) => {
    const basics = ordinary(random, `job-${count + index + 1}`, now);
    const facts = factsOf(basics, now);
    const documents = change.documentsAsked === undefined ? { documentsAsked: null } : {};
    return { ...basics, ...facts, ...documents, closesAt: null, ...change };
  });
};
