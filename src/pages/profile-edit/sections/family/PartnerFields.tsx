import { Bound, type FieldsOf } from '@/forms/Bound';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useTranslation } from 'react-i18next';
import { today } from '@/eligibility/calendar';
import { CHOSEN_CREDENTIALS } from '@/eligibility/credentials';
import type { LanguageSections } from '@/eligibility/language/languageRules';
import { ScoreFields } from '@/features/tools/ScoreFields';
import { ChoiceInput } from '@/forms/fields/ChoiceInput';
import { DateInput } from '@/forms/fields/DateInput';
import { RadioInput } from '@/forms/fields/RadioInput';
import { TextInput } from '@/forms/fields/TextInput';
import { Pair } from '@/pages/profile-edit/form/Pair';
import { AnswerInput } from '@/pages/profile-edit/sections/AnswerInput';
import type { FamilyValues } from './values';

interface PartnerFieldsProps {
  readonly of: FieldsOf<FamilyValues>;
  /** Whether the partner has taken a language test. */
  readonly test: FamilyValues['test'];
  /** Undefined while they are loading: until then no scores can be typed. */
  readonly tests: LanguageSections | undefined;
}

/** The questions about a partner. Most of them are asked only when the partner comes along. */
export function PartnerFields({ of, test, tests }: PartnerFieldsProps) {
  const { t } = useTranslation('eligibility');
  const scores = of.frame('scores');
  return (
    <>
      <Bound of={of} name="accompanies">
        {(field) => <AnswerInput {...field} />}
      </Bound>
      <Bound of={of} name="citizenOrResident">
        {(field) => <AnswerInput {...field} />}
      </Bound>
      <Pair>
        <Bound of={of} name="partnerDateOfBirth">
          {(field) => <DateInput {...field} max={today()} />}
        </Bound>
        <Bound of={of} name="credential">
          {(field) => (
            <ChoiceInput
              {...field}
              emptyName={t('unknown')}
              options={CHOSEN_CREDENTIALS.map((level) => ({ value: level, name: t(`credential.${level}`) }))}
            />
          )}
        </Bound>
      </Pair>
      <Bound of={of} name="test">
        {(field) => (
          <RadioInput
            {...field}
            options={[
              { value: 'taken', name: t('partner.hasTest') },
              { value: 'none', name: t('partner.noTest') },
              { value: '', name: t('unknown') },
            ]}
          />
        )}
      </Bound>
      {test === 'taken' && tests !== undefined && (
        <Box id={scores.id} sx={{ paddingInlineStart: { sm: 3 } }}>
          <Bound of={of} name="scores">
            {({ value, onChange }) => <ScoreFields rules={tests} value={value} onChange={onChange} />}
          </Bound>
          {scores.error !== undefined && <FormHelperText error>{scores.error}</FormHelperText>}
        </Box>
      )}
      <Pair>
        <Bound of={of} name="canadianWorkYears">
          {(field) => <TextInput {...field} autoComplete="off" inputMode="numeric" />}
        </Bound>
      </Pair>
      <Bound of={of} name="partnerCanadianStudy">
        {(field) => <AnswerInput {...field} />}
      </Bound>
    </>
  );
}
