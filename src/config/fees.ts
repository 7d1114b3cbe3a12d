/**
 * Who may charge a foreign worker for recruitment in Canada, by province or territory, and signs of fraud. Facts with
 * the day on which they were checked; no legal advice. The law of the place where the work is done decides.
 */

/** 'forbidden': nobody may charge the worker. 'notPassedOn': employers may not. 'unknown': only the federal rule. */
export type WorkerFee = 'forbidden' | 'notPassedOn' | 'unknown';

export interface RegionFees {
  readonly worker: WorkerFee;
  /** Official names of the acts, never translated; empty where none was found. */
  readonly law: readonly string[];
  readonly confidence: 'high' | 'medium' | 'low';
}

/** The two letters of ISO 3166-2 after 'CA-'. */
export const CANADIAN_REGIONS = [
  'AB',
  'BC',
  'MB',
  'NB',
  'NL',
  'NS',
  'NT',
  'NU',
  'ON',
  'PE',
  'QC',
  'SK',
  'YT',
] as const;
export type CanadianRegion = (typeof CANADIAN_REGIONS)[number];

const NOTHING_FOUND: RegionFees = { worker: 'unknown', law: [], confidence: 'low' };

/** Signs of fraud, the plainest first; each is a key of a text. */
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
  } satisfies Readonly<Record<CanadianRegion, RegionFees>>,
  /** Binds employers of workers with an employer-specific permit, and the recruiters they use. */
  federal: {
    law: 'Immigration and Refugee Protection Regulations, ss. 203(1)(e), 209.11, 209.2(1)(a), 209.3(1)(a)',
    effectiveFrom: '2022-09-26',
    confidence: 'high',
  },
  warningSigns: WARNING_SIGNS,
  /** How many of the signs are shown before 'More warning signs'. */
  signsShown: 6,
  /** Official names; each is a key of a text. */
  reportTo: ['anti-fraud-centre', 'service-canada', 'employment-standards', 'consultants-college'],
} as const;

/** What a job page says about fees: `law` and `checkedOn` belong under it. */
export type WhoPays =
  | { readonly kind: 'nobodyMayCharge'; readonly region: CanadianRegion; readonly law: readonly string[] }
  | { readonly kind: 'federalRule'; readonly law: readonly string[] }
  | { readonly kind: 'elsewhere' }
  /** It is not known where the work is done. */
  | { readonly kind: 'unknown' };

const CANADA = 'CA';

const isRegion = (code: string): code is CanadianRegion =>
  (CANADIAN_REGIONS as readonly string[]).includes(code);

/**
 * Who pays for a job, by its country and region; a region may be written 'ON' or 'CA-ON'. In Canada a region that is
 * not known is as one without a rule of its own; a job without a country may be anywhere.
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
