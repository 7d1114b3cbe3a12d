import { CANADA, type CanadianRegion } from './jobs';

/**
 * Who may charge a foreign worker for recruitment in Canada, by province or
 * territory, and signs of fraud. The facts carry the day on which they were checked
 * and are no legal advice. The law of the place of work applies.
 */

/**
 * 'forbidden': nobody may charge the worker. 'notPassedOn': employers may not pass the fee on. 'unknown':
 * only the federal rule is known.
 */
type WorkerFee = 'forbidden' | 'notPassedOn' | 'unknown';

interface RegionFees {
  readonly worker: WorkerFee;
  /** Official names of the acts, never translated; empty where none was found. */
  readonly law: readonly string[];
  readonly confidence: 'high' | 'medium' | 'low';
}

/** A province or territory as the two letters after 'CA-'. */
type RegionLetters = CanadianRegion extends `CA-${infer Letters}` ? Letters : never;

const NOTHING_FOUND: RegionFees = { worker: 'unknown', law: [], confidence: 'low' };

/** Signs of fraud, the clearest first; each is a text key. */
export const WARNING_SIGNS = [
  'asks-money-for-job',
  'guarantee',
  'free-mail',
  'no-interview',
  'pressure',
  'personal-account',
  'too-good',
  'vague-offer',
  'fake-papers',
  'unlicensed-rep',
  'sells-forms',
  'claims-influence',
  'keeps-passport',
  'employer-unknown',
  'wage-deduction',
] as const;

export const FEES = {
  checkedOn: '2026-11-20',
  regions: {
    AB: {
      worker: 'forbidden',
      law: ['Consumer Protection Act', 'Employment Agency Business Licensing Regulation'],
      confidence: 'high',
    },
    BC: { worker: 'forbidden', law: ['Temporary Foreign Worker Protection Act'], confidence: 'medium' },
    MB: {
      worker: 'forbidden',
      law: ['The Worker Recruitment and Protection Act, C.C.S.M. c. W197, s. 15'],
      confidence: 'high',
    },
    NB: { worker: 'notPassedOn', law: ['Employment Standards Act'], confidence: 'medium' },
    NL: NOTHING_FOUND,
    NS: { worker: 'forbidden', law: ['Labour Standards Code'], confidence: 'high' },
    NT: NOTHING_FOUND,
    NU: NOTHING_FOUND,
    ON: {
      worker: 'forbidden',
      law: ['Employment Protection for Foreign Nationals Act, 2009, s. 7(1)'],
      confidence: 'high',
    },
    PE: { worker: 'forbidden', law: ['Temporary Foreign Worker Protection Act'], confidence: 'high' },
    QC: {
      worker: 'forbidden',
      law: [
        'Act respecting labour standards, c. N-1.1, ss. 92.5 and following',
        'Regulation c. N-1.1, r. 0.1',
      ],
      confidence: 'high',
    },
    SK: {
      worker: 'forbidden',
      law: ['The Immigration Services Act', 'The Immigration Services Regulations'],
      confidence: 'high',
    },
    YT: NOTHING_FOUND,
  } satisfies Readonly<Record<RegionLetters, RegionFees>>,
  /** Applies to employers of workers with an employer-specific permit, and to the recruiters they use. */
  federal: {
    law: 'Immigration and Refugee Protection Regulations, ss. 203(1)(e), 209.11, 209.2(1)(a), 209.3(1)(a)',
    effectiveFrom: '2022-09-26',
    confidence: 'high',
  },
  warningSigns: WARNING_SIGNS,
  /** How many of the signs are shown before 'More warning signs'. */
  signsShown: 6,
  /** Names of authorities; each is a text key. */
  reportTo: ['anti-fraud-centre', 'service-canada', 'employment-standards', 'consultants-college'],
} as const;

/** What a job page says about fees, shown with `law` and `checkedOn`. */
export type WhoPays =
  | { readonly kind: 'nobodyMayCharge'; readonly region: RegionLetters; readonly law: readonly string[] }
  | { readonly kind: 'federalRule'; readonly law: readonly string[] }
  | { readonly kind: 'elsewhere' }
  /** The place of work is unknown. */
  | { readonly kind: 'unknown' };

const isRegion = (letters: string): letters is RegionLetters => Object.hasOwn(FEES.regions, letters);

/**
 * Who pays for recruitment, by a job's country and region ('ON' or 'CA-ON'). An unknown region in Canada has
 * only the federal rule; a job without a country may be anywhere.
 */
export function whoPays(countryCode: string | undefined, regionCode?: string): WhoPays {
  const code = regionCode?.trim().toUpperCase() ?? '';
  const country = countryCode?.trim().toUpperCase() || (code.startsWith('CA-') ? CANADA : '');
  if (country === '') return { kind: 'unknown' };
  if (country !== CANADA) return { kind: 'elsewhere' };
  const region = code.replace(/^CA-/, '');
  const federal = { kind: 'federalRule', law: [FEES.federal.law] } as const;
  if (!isRegion(region)) return federal;
  const { worker, law }: RegionFees = FEES.regions[region];
  return worker === 'forbidden'
    ? { kind: 'nobodyMayCharge', region, law }
    : { ...federal, law: [...law, ...federal.law] };
}
