import { ABILITIES, type Levels, lowestOf } from '@/eligibility/abilities';
import { isWithin } from '@/eligibility/ruleFile';
import type { CrsAnswers, CrsPartner } from './answers';
import type {
  ByPartner,
  CanadianWorkTier,
  CertificateTier,
  CrsSections,
  ForeignWorkTier,
  LanguageTier,
  LevelRow,
  YearsRow,
} from './crsRules';

/** The rows of the points table, in the order in which they are shown. */
export const CRS_PARTS = [
  'age',
  'education',
  'first',
  'second',
  'canadianWork',
  'partner',
  'transferability',
  'additional',
  'total',
] as const;
export type CrsPart = (typeof CRS_PARTS)[number];
/** Whole points by row. `core` is the sum of the first five, limited by its cap. */
export type CrsPoints = Readonly<Record<CrsPart | 'core', number>>;

type Column = keyof ByPartner;

/** @throws RangeError if a table has no row for a value: the rule data are then incomplete. */
function requiredRow<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new RangeError('no row of the points table fits');
  return row;
}

const rowOfLevel = <Row extends LevelRow>(rows: readonly Row[], level: number): Row =>
  requiredRow(rows.find((row) => isWithin(level, row.minClb, row.maxClb)));
const rowOfYears = <Row extends YearsRow>(rows: readonly Row[], years: number): Row =>
  requiredRow(rows.find((row) => isWithin(years, row.minYears, row.maxYears)));

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const overAbilities = (levels: Levels, points: (level: number) => number): number =>
  sum(ABILITIES.map((ability) => points(levels[ability])));

function corePoints(tables: CrsSections['A_core'], answers: CrsAnswers, column: Column) {
  const { age, education, firstOfficialLanguage, secondOfficialLanguage, canadianWorkExperience } = tables;
  const second = answers.second;
  return {
    age: requiredRow(age.rows.find((row) => isWithin(answers.age, row.minAge, row.maxAge)))[column],
    education: requiredRow(education.rows.find((row) => row.level === answers.education))[column],
    first: overAbilities(answers.first.clb, (level) => rowOfLevel(firstOfficialLanguage.rows, level)[column]),
    second:
      second === null
        ? 0
        : Math.min(
            secondOfficialLanguage.cap[column],
            overAbilities(second.clb, (level) => rowOfLevel(secondOfficialLanguage.rows, level)[column]),
          ),
    canadianWork: rowOfYears(canadianWorkExperience.rows, answers.canadianWorkYears)[column],
  };
}

function partnerPoints(tables: CrsSections['B_spouse'], partner: CrsPartner): number {
  const { spouseEducation, spouseFirstOfficialLanguage, spouseCanadianWorkExperience, cap } = tables;
  const language =
    partner.clb === null
      ? 0
      : overAbilities(partner.clb, (level) => rowOfLevel(spouseFirstOfficialLanguage.rows, level).points);
  const education = requiredRow(spouseEducation.rows.find((row) => row.level === partner.education)).points;
  const work = rowOfYears(spouseCanadianWorkExperience.rows, partner.canadianWorkYears).points;
  return Math.min(cap, education + language + work);
}

const languageTier = (lowest: number): LanguageTier =>
  lowest >= 9 ? 'clb9' : lowest >= 7 ? 'clb7' : 'below7';
const certificateTier = (lowest: number): CertificateTier =>
  lowest >= 7 ? 'clb7' : lowest >= 5 ? 'clb5' : 'below5';
const canadianWorkTier = (years: number): CanadianWorkTier => (years >= 2 ? '2+' : years === 1 ? '1' : '0');
const foreignWorkTier = (years: number): ForeignWorkTier => (years >= 3 ? '3+' : years >= 1 ? '1-2' : '0');

function transferabilityPoints(tables: CrsSections['C_skillTransferability'], answers: CrsAnswers): number {
  const lowest = lowestOf(answers.first.clb);
  const education = tables.educationTier[answers.education];
  const language = languageTier(lowest);
  const inCanada = canadianWorkTier(answers.canadianWorkYears);
  const abroad = foreignWorkTier(answers.foreignWorkYears);
  const { groups } = tables;
  return Math.min(
    tables.cap,
    Math.min(
      groups.education.cap,
      tables.C1_educationLanguage[education][language] + tables.C2_educationCanadianWork[education][inCanada],
    ) +
      Math.min(
        groups.foreignWork.cap,
        tables.C3_foreignWorkLanguage[abroad][language] + tables.C4_foreignWorkCanadianWork[abroad][inCanada],
      ) +
      Math.min(
        groups.certificate.cap,
        tables.C5_certificateLanguage[answers.certificate ? 'yes' : 'no'][certificateTier(lowest)],
      ),
  );
}

function frenchPoints(
  table: CrsSections['D_additional']['frenchLanguage'],
  { first, second }: CrsAnswers,
): number {
  const levelsIn = (language: 'en' | 'fr') =>
    [first, second].find((each) => each !== null && each.language === language)?.clb;
  const reaches = (levels: Levels | undefined, level: number): boolean =>
    levels !== undefined && lowestOf(levels) >= level;
  if (!reaches(levelsIn('fr'), table.minFrench)) return 0;
  return reaches(levelsIn('en'), table.minEnglish) ? table.withEnglish : table.points;
}

function additionalPoints(tables: CrsSections['D_additional'], answers: CrsAnswers): number {
  return Math.min(
    tables.cap,
    (answers.nomination ? tables.provincialNomination : 0) +
      frenchPoints(tables.frenchLanguage, answers) +
      (answers.sibling ? tables.siblingInCanada : 0) +
      tables.canadianStudy[answers.canadianStudy],
  );
}

/**
 * The points of the Comprehensive Ranking System for complete answers. All points are whole numbers without
 * rounding.
 * @throws RangeError if a table has no row for an answer
 */
export function crsPoints(sections: CrsSections, answers: CrsAnswers, maxTotal = 1200): CrsPoints {
  const column: Column = answers.spouse === null ? 'withoutSpouse' : 'withSpouse';
  const parts = corePoints(sections.A_core, answers, column);
  const core = Math.min(sections.A_core.cap[column], sum(Object.values(parts)));
  const partner = answers.spouse === null ? 0 : partnerPoints(sections.B_spouse, answers.spouse);
  const transferability = transferabilityPoints(sections.C_skillTransferability, answers);
  const additional = additionalPoints(sections.D_additional, answers);
  const total = Math.min(maxTotal, core + partner + transferability + additional);
  return { ...parts, core, partner, transferability, additional, total };
}
