import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type Education } from '@/api/endpoints/profileEntryShapes';
import { ECA_STATES } from '@/config/profile';
import { today } from '@/eligibility/calendar';
import { CHOSEN_CREDENTIALS, isCredential } from '@/eligibility/credentials';
import { useNames } from '@/features/profile/useNames';
import { useReferences } from '@/features/profile/useReferences';
import { ChoiceInput } from '@/forms/fields/ChoiceInput';
import { RadioInput } from '@/forms/fields/RadioInput';
import { TextInput } from '@/forms/fields/TextInput';
import { formatDate } from '@/i18n/format';
import { Pair } from '@/pages/profile-edit/form/Pair';
import type { SectionStore } from '@/pages/profile-edit/form/saving';
import { EntryForm } from '@/pages/profile-edit/sections/entries/EntryForm';
import { CheckOf, CountryOf, DayOf, MonthOf } from '@/pages/profile-edit/sections/entries/fields';
import { monthOf } from '@/pages/profile-edit/sections/entries/months';
import { monthInWords } from '@/pages/profile-edit/sections/entries/lines';
import { useCountryField } from '@/pages/profile-edit/sections/entries/useCountryField';
import { type OpenForm, useEntryForm } from '@/pages/profile-edit/sections/entries/useEntryForm';
import { useReferenceState } from '@/pages/profile-edit/useReferenceState';
import { checkEducation } from './rules';
import { EDUCATION_FIELDS, type EducationValues, educationValuesFrom } from './values';

interface EducationFormProps extends OpenForm {
  /** Null for a new one. */
  readonly entry: Education | null;
  readonly store: SectionStore<EducationValues>;
}

/** One school or course, and the credential it gave. */
export function EducationForm({ entry, title, store, opened, onClose }: EducationFormProps) {
  const { t } = useTranslation(['entries', 'eligibility', 'profile']);
  const names = useNames();
  const levels = useReferenceState(useReferences().education);
  const countries = useCountryField();
  const nameOf = (field: keyof EducationValues): string => {
    if (field === 'id') return '';
    return field === 'educationLevelId' ? t('profile:fields.educationLevelId') : t(`fields.${field}`);
  };
  const levelName = (id: string): string => {
    const level = levels.items.find((each) => each.id === id);
    return level === undefined ? '' : names.education(level);
  };

  const state = useEntryForm<EducationValues>({
    id: 'education',
    store,
    entry,
    opened,
    onClose,
    fields: EDUCATION_FIELDS,
    nameOf,
    valuesFrom: educationValuesFrom,
    check: (values) => checkEducation(values, today()),
    textOf(field, values) {
      const value = values[field];
      if (typeof value === 'boolean') return t(value ? 'eligibility:yes' : 'eligibility:no');
      switch (field) {
        case 'credential':
          return isCredential(value) ? t(`eligibility:credential.${value}`) : '';
        case 'educationLevelId':
          return levelName(value);
        case 'countryId':
          return countries.nameOf(value);
        case 'startedOn':
        case 'finishedOn': {
          const month = monthOf(value);
          return month === undefined ? value : monthInWords(month);
        }
        case 'eca':
          return t(`eca.${values.eca}`);
        case 'ecaIssuedOn':
          return value === '' ? '' : formatDate(value);
        default:
          return value;
      }
    },
  });
  const { form, busy, common, bound } = state;
  const { register, control } = form;
  const [inProgress, eca, levelId] = form.watch(['inProgress', 'eca', 'educationLevelId']);

  const text = (field: 'name' | 'field' | 'institution' | 'ecaBody' | 'ecaReferenceNo') => (
    <TextInput {...common(field)} autoComplete="off" field={register(field)} />
  );

  return (
    <EntryForm state={state} entry={entry} title={title} onClose={onClose}>
      <Controller
        control={control}
        name="credential"
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <ChoiceInput
            {...common('credential')}
            hint={t('hints.credential')}
            options={CHOSEN_CREDENTIALS.map((level) => ({
              value: level,
              name: t(`eligibility:credential.${level}`),
            }))}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            inputRef={ref}
          />
        )}
      />
      <Controller
        control={control}
        name="educationLevelId"
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <ChoiceInput
            {...common('educationLevelId')}
            hint={levels.hint ?? t('hints.educationLevel')}
            disabled={busy || !levels.usable}
            options={levels.items
              .filter(({ isActive, id }) => isActive !== false || id === levelId)
              .map((level) => ({ value: level.id, name: names.education(level) }))}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            inputRef={ref}
          />
        )}
      />
      <CheckOf {...bound('highest')} hint={t('hints.highest')} />
      {text('name')}
      <Pair>
        {text('field')}
        {text('institution')}
      </Pair>
      <Pair>
        <CountryOf {...bound('countryId')} />
      </Pair>
      <Pair>
        <MonthOf {...bound('startedOn')} />
        {!inProgress && <MonthOf {...bound('finishedOn')} />}
      </Pair>
      <CheckOf {...bound('inProgress')} />
      <Controller
        control={control}
        name="eca"
        render={({ field: { value, onChange } }) => (
          <RadioInput
            {...common('eca')}
            hint={t('hints.eca')}
            options={ECA_STATES.map((each) => ({ value: each, name: t(`eca.${each}`) }))}
            value={value}
            onChange={onChange}
          />
        )}
      />
      {eca !== 'none' && (
        <Pair>
          {text('ecaBody')}
          {text('ecaReferenceNo')}
        </Pair>
      )}
      {eca === 'done' && (
        <Pair>
          <DayOf {...bound('ecaIssuedOn')} max={today()} />
        </Pair>
      )}
    </EntryForm>
  );
}
