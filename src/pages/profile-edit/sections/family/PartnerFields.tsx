import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { today } from '@/eligibility/calendar';
import { CHOSEN_CREDENTIALS } from '@/eligibility/credentials';
import type { LanguageSections } from '@/eligibility/language/languageRules';
import { ScoreFields } from '@/features/tools/ScoreFields';
import { ChoiceInput } from '@/forms/fields/ChoiceInput';
import { DayInput } from '@/forms/fields/DayInput';
import type { FieldProps } from '@/forms/fields/FieldFrame';
import { RadioInput } from '@/forms/fields/RadioInput';
import { TextInput } from '@/forms/fields/TextInput';
import { Pair } from '@/pages/profile-edit/form/Pair';
import { AnswerInput } from '@/pages/profile-edit/sections/AnswerInput';
import type { FamilyField, FamilyValues } from './values';

interface PartnerFieldsProps {
  readonly form: UseFormReturn<FamilyValues>;
  readonly common: (field: FamilyField) => FieldProps & { readonly disabled: boolean };
  /** Undefined while they load: until then no scores can be typed. */
  readonly tests: LanguageSections | undefined;
}

/** What counts of a partner; the most of it only of one who comes along. */
export function PartnerFields({ form, common, tests }: PartnerFieldsProps) {
  const { t } = useTranslation('eligibility');
  const scores = common('scores');
  return (
    <>
      <AnswerInput control={form.control} name="accompanies" {...common('accompanies')} />
      <AnswerInput control={form.control} name="citizenOrResident" {...common('citizenOrResident')} />
      <Pair>
        <Controller
          control={form.control}
          name="partnerDateOfBirth"
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <DayInput
              {...common('partnerDateOfBirth')}
              max={today()}
              value={value}
              onChange={onChange}
              onBlur={onBlur}
              inputRef={ref}
            />
          )}
        />
        <Controller
          control={form.control}
          name="credential"
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <ChoiceInput
              {...common('credential')}
              emptyName={t('unknown')}
              options={CHOSEN_CREDENTIALS.map((level) => ({ value: level, name: t(`credential.${level}`) }))}
              value={value}
              onChange={onChange}
              onBlur={onBlur}
              inputRef={ref}
            />
          )}
        />
      </Pair>
      <Controller
        control={form.control}
        name="test"
        render={({ field: { value, onChange } }) => (
          <RadioInput
            {...common('test')}
            options={[
              { value: 'taken', name: t('partner.hasTest') },
              { value: 'none', name: t('partner.noTest') },
              { value: '', name: t('unknown') },
            ]}
            value={value}
            onChange={onChange}
          />
        )}
      />
      {form.watch('test') === 'taken' && tests !== undefined && (
        <Box id={scores.id} sx={{ paddingInlineStart: { sm: 3 } }}>
          <Controller
            control={form.control}
            name="scores"
            render={({ field: { value, onChange } }) => (
              <ScoreFields rules={tests} value={value} onChange={onChange} />
            )}
          />
          {scores.error !== undefined && <FormHelperText error>{scores.error}</FormHelperText>}
        </Box>
      )}
      <Pair>
        <TextInput
          {...common('canadianWorkYears')}
          autoComplete="off"
          inputMode="numeric"
          field={form.register('canadianWorkYears')}
        />
      </Pair>
      <AnswerInput control={form.control} name="partnerCanadianStudy" {...common('partnerCanadianStudy')} />
    </>
  );
}
