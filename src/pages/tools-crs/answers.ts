import { today } from '@/eligibility/calendar';
import type { CrsField, CrsInput } from '@/eligibility/crs/answers';
import { withTests } from '@/eligibility/crs/languageAssignment';
import { readCrsLink, writeCrsLink } from '@/eligibility/share/crsLink';
import type { ProfileAnswers } from '@/features/tools/profileAnswers';
import type { AnswersKind } from '@/features/tools/useAnswers';
import { type Columns, NO_ANSWERS } from './columns';
import { crsRulesOn } from './rules';

/** What the profile knows, as answers; whatever it does not know stays not known. */
function fromProfile({ tests, education }: ProfileAnswers): Columns {
  const rules = crsRulesOn(today());
  const input: CrsInput = { education };
  if (rules === null || tests.length === 0) return [{ kind: 'now', input }];
  const newest = (language: 'en' | 'fr') => tests.find((test) => test.language === language)?.levels;
  const [en, fr] = [newest('en'), newest('fr')];
  const known = { ...(en === undefined ? {} : { en }), ...(fr === undefined ? {} : { fr }) };
  return [{ kind: 'now', input: withTests(rules.sections, input, known) }];
}

/** The fragment with the columns, named after the rules of today. */
export const fragmentOf = (columns: Columns): string =>
  writeCrsLink({ rules: crsRulesOn(today())?.id ?? '', columns });

export const CRS_ANSWERS: AnswersKind<Columns> = {
  tool: 'crs',
  empty: NO_ANSWERS,
  read: (fragment) => {
    const read = readCrsLink(fragment);
    return read === null ? null : { rules: read.rules, value: read.columns };
  },
  write: fragmentOf,
  fromProfile,
};

/** The id of the field that answers a question first. */
export const fieldOf = (field: CrsField): string => `crs-${field}`;
