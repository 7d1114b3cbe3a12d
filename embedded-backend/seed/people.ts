import { emptyProfile } from '../data/emptyProfile.ts';
import type { User, UserProfile } from '../data/records.ts';
import { countryId } from './countries.ts';
import { educationLevelId } from './educationLevels.ts';
import type { Random } from './random.ts';
import { CATEGORIES, EXPERIENCE_LEVELS, type Category } from './trades.ts';

interface Origin {
  readonly country: string;
  readonly language: string;
  readonly first: string;
  readonly last: string;
  readonly education: readonly string[];
}

const ORIGINS: readonly Origin[] = [
  {
    country: 'PH',
    language: 'fil',
    first: 'Maria Jose Angelica Ramon Liza Paolo Cristina Jun',
    last: 'Santos|Reyes|Dela Cruz|Bautista|Villanueva|Garcia',
    education: ['ph-shs', 'ph-tesda-nc2', 'bachelors'],
  },
  {
    country: 'IN',
    language: 'hi',
    first: 'Priya Arjun Gurpreet Harjit Ananya Vikram Simran Rohan Kavya',
    last: 'Singh|Kaur|Sharma|Patel|Nair|Reddy|Iyer',
    education: ['in-hsc', 'in-iti', 'in-btech', 'masters'],
  },
  {
    country: 'IR',
    language: 'fa',
    first: 'Shirin Dariush Neda Kaveh Parisa Babak Leila Omid',
    last: 'Karimi|Rahimi|Hosseini|Tehrani|Moradi|Azadi',
    education: ['ir-kardani', 'bachelors', 'masters', 'phd'],
  },
  {
    country: 'FR',
    language: 'fr',
    first: 'Chloé Hugo Léa Mathieu Camille Étienne Amélie',
    last: 'Lefèvre|Moreau|Dubois|Girard|Fontaine|Benoît',
    education: ['fr-bac', 'fr-bts', 'masters'],
  },
  {
    country: 'MX',
    language: 'es',
    first: 'Sofía Mateo Lucía Diego Ximena Andrés Guadalupe',
    last: 'Hernández|Martínez|López|Ramírez|Núñez',
    education: ['high-school', 'bachelors', 'ca-apprenticeship'],
  },
  {
    country: 'CN',
    language: 'zh',
    first: 'Wei Xiaoming Li Fang Jun Yan Hao',
    last: 'Wang|Zhang|Chen|Liu|Huang|Zhao',
    education: ['high-school', 'bachelors', 'masters', 'phd'],
  },
  {
    country: 'HK',
    language: 'yue',
    first: 'Ka-Ming Wing Siu-Lan Chi-Wai Mei',
    last: 'Chan|Wong|Lam|Cheung|Leung',
    education: ['high-school', 'bachelors'],
  },
  {
    country: 'EG',
    language: 'ar',
    first: 'Ahmed Mona Youssef Salma Karim Nour',
    last: 'Hassan|El-Sayed|Mansour|Abdelrahman|Farouk',
    education: ['high-school', 'bachelors', 'masters'],
  },
  {
    country: 'NG',
    language: 'en',
    first: 'Chidi Ngozi Tunde Amaka Emeka Folake',
    last: 'Okafor|Adeyemi|Balogun|Eze|Nwosu',
    education: ['high-school', 'bachelors', 'masters'],
  },
  {
    country: 'UA',
    language: 'uk',
    first: 'Oksana Dmytro Olena Andriy Iryna Taras',
    last: 'Kovalenko|Shevchenko|Bondarenko|Tkachenko',
    education: ['su-specialist', 'bachelors', 'masters'],
  },
  {
    country: 'DE',
    language: 'de',
    first: 'Jonas Lena Felix Jürgen Hannah Björn',
    last: 'Müller|Schneider|Weiß|Hoffmann|Krüger',
    education: ['de-abitur', 'de-meister', 'masters'],
  },
  {
    country: 'BR',
    language: 'pt',
    first: 'João Beatriz Thiago Larissa Rafael Conceição',
    last: 'Silva|Souza|Gonçalves|Araújo|Pereira',
    education: ['high-school', 'bachelors'],
  },
];

const RESIDENCES = ['CA', 'AE', 'QA', 'SA', 'GB', 'AU', 'SG'];
const YEAR = 365 * 24 * 3600_000;

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/[^a-z]/gi, '')
    .toLowerCase();

const experienceLevelFor = (years: number): string =>
  EXPERIENCE_LEVELS.find(({ from, to }) => years >= from && years < to)?.id ?? 'expert';

const summaryOf = (category: Category, years: number, title: string): string =>
  `${title} with ${years} ${years === 1 ? 'year' : 'years'} of experience in ${category.name.toLowerCase()}, ready to relocate to Canada with references and original certificates.`;

export const seedPerson = (
  random: Random,
  index: number,
  now: number,
): { user: User; profile: UserProfile } => {
  const origin = random.pick(ORIGINS);
  const firstName = random.pick(origin.first.split(' '));
  const lastName = random.pick(origin.last.split('|'));
  const category = random.pick(CATEGORIES);
  const trade = random.pick(category.trades);
  const years = random.whole(0, 24);
  // One in six people has just registered and has an almost empty profile.
  const full = !random.chance(1 / 6);
  const createdAt = new Date(
    now - random.whole(2, 700) * (YEAR / 365) - random.whole(0, 86_400) * 1000,
  ).toISOString();
  const user: User = {
    id: `user-${index}`,
    email: `${plain(firstName)}.${plain(lastName)}${index}@example.com`,
    firstName,
    lastName,
    phoneNumber: random.chance(0.7) ? `+1416555${String(random.whole(100, 9999)).padStart(4, '0')}` : null,
    referralCode: random.chance(0.2) ? `REF-${random.whole(1000, 9999)}` : null,
    passwordHash: null,
    roles: random.chance(0.04) ? ['agent'] : ['end_user'],
    isEmailVerified: random.chance(0.85),
    googleSubject: null,
    twoFactor: null,
    createdAt,
    updatedAt: createdAt,
  };
  const profile: UserProfile = {
    ...emptyProfile({ id: `profile-${index}`, userId: user.id, at: createdAt }),
    countryOfBirthId: countryId(origin.country),
    countryOfResidenceId: countryId(random.chance(0.6) ? origin.country : random.pick(RESIDENCES)),
    referralCode: user.referralCode,
    headline: full ? `${trade.title}, ${years > 0 ? `${years} years` : 'newly qualified'}` : null,
    summary: full && random.chance(0.85) ? summaryOf(category, years, trade.title) : null,
    experienceYears: full ? years : null,
    experienceLevelId: full ? experienceLevelFor(years) : null,
    jobCategoryId: full ? category.id : null,
    educationLevelId: full && random.chance(0.9) ? educationLevelId(random.pick(origin.education)) : null,
    skills: full ? random.some(trade.skills, random.whole(2, trade.skills.length)) : [],
    languages:
      full || random.chance(0.5)
        ? [
            { code: origin.language, level: 'native' },
            ...(origin.language === 'en'
              ? []
              : [{ code: 'en', level: random.pick(['A2', 'B1', 'B2', 'C1']) }]),
          ]
        : [],
    isPublic: random.chance(0.85),
    updatedAt: new Date(
      Math.min(now, Date.parse(createdAt) + random.whole(1, 30) * (YEAR / 365)),
    ).toISOString(),
  };
  return { user, profile };
};
