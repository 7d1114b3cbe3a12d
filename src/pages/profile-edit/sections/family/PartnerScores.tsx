import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useQuery } from '@tanstack/react-query';
import { today } from '@/eligibility/calendar';
import type { LanguageSections } from '@/eligibility/language/languageRules';
import { rulesOn } from '@/eligibility/ruleFile';
import { loadLanguageTests } from '@/eligibility/rules/load';
import { ScoreFields } from '@/features/tools/ScoreFields';
import type { TestScores } from '@/features/standing/testScores';
import type { BoundField } from '@/forms/fields/FieldFrame';

/** The rules of the language tests. They are a file of the app, so they are loaded only once. */
const TEST_RULES = {
  queryKey: ['language test rules'],
  queryFn: loadLanguageTests,
  staleTime: Number.POSITIVE_INFINITY,
} as const;

/** Undefined while they are loading, and when they could not be loaded: then no scores can be typed. */
export function useTestRules(): LanguageSections | undefined {
  const file = useQuery(TEST_RULES).data;
  return file === undefined ? undefined : rulesOn(file, today()).computing?.sections;
}

export function PartnerScores({ id, error, value, onChange }: BoundField<TestScores>) {
  const rules = useTestRules();
  if (rules === undefined) return null;
  return (
    <Box id={id} sx={{ paddingInlineStart: { sm: 3 } }}>
      <ScoreFields rules={rules} value={value} onChange={onChange} />
      {error !== undefined && <FormHelperText error>{error}</FormHelperText>}
    </Box>
  );
}
