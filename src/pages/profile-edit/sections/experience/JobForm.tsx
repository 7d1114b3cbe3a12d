import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Experience } from '@/api/endpoints/profileEntryShapes';
import { areaIsOn } from '@/config/areas';
import { PROFILE_MOST } from '@/config/profile';
import { pathOf } from '@/config/routes';
import { today } from '@/eligibility/calendar';
import { MOST_ASKED } from '@/eligibility/noc/search';
import { NocFacts } from '@/features/tools/NocFacts';
import { keepAnswers } from '@/features/tools/toolInputs';
import { TextArea } from '@/forms/fields/TextArea';
import { TextInput } from '@/forms/fields/TextInput';
import { formatNumber } from '@/i18n/format';
import { Pair } from '@/pages/profile-edit/form/Pair';
import { EntryForm } from '@/pages/profile-edit/sections/entries/EntryForm';
import { CheckOf, CountryOf, MonthOf } from '@/pages/profile-edit/sections/entries/fields';
import { monthOf } from '@/pages/profile-edit/sections/entries/months';
import { monthInWords } from '@/pages/profile-edit/sections/entries/lines';
import { useCountryField } from '@/pages/profile-edit/sections/entries/useCountryField';
import { type OpenForm, useEntryForm } from '@/pages/profile-edit/sections/entries/useEntryForm';
import { useEntryStore } from '@/pages/profile-edit/sections/entries/useEntryStore';
import { NEW_ENTRY } from '@/pages/profile-edit/sections/entries/useOpenEntry';
import { JOB_KIND } from './kind';
import { checkJob } from './rules';
import { dutiesOf, JOB_FIELDS, type JobValues, jobValuesFrom } from './values';

interface JobFormProps extends OpenForm {
  /** Null for a new one. */
  readonly entry: Experience | null;
}

/** One job of the past or present. */
export function JobForm({ entry, title, opened, onClose }: JobFormProps) {
  const { t } = useTranslation(['entries', 'eligibility']);
  const navigate = useNavigate();
  const countries = useCountryField();
  const nameOf = (field: keyof JobValues): string => (field === 'id' ? '' : t(`fields.${field}`));
  const store = useEntryStore(JOB_KIND, entry);

  const state = useEntryForm<JobValues>({
    id: 'job',
    store,
    entry,
    opened,
    onClose,
    onOpened: ({ form }) => {
      if (opened.nocCode === undefined) return false;
      form.setValue('nocCode', opened.nocCode, { shouldDirty: true });
      form.setFocus('nocCode');
      return true;
    },
    fields: JOB_FIELDS,
    nameOf,
    valuesFrom: jobValuesFrom,
    check: (values) => checkJob(values, today()),
    textOf(field, values) {
      const value = values[field];
      if (value === null) return '';
      if (typeof value === 'boolean') return t(value ? 'eligibility:yes' : 'eligibility:no');
      if (field === 'countryId') return countries.nameOf(value);
      const month = field === 'startedOn' || field === 'finishedOn' ? monthOf(value) : undefined;
      return month === undefined ? value : monthInWords(month);
    },
  });
  const { form, busy, common, bound } = state;
  const { register, control } = form;
  const [current, nocCode] = form.watch(['current', 'nocCode']);

  const findCode = () => {
    const described = dutiesOf(form.getValues('duties')).join('\n').slice(0, MOST_ASKED);
    if (described !== '') keepAnswers('noc', described);
    void navigate(`${pathOf('toolsNoc')}?job=${encodeURIComponent(entry?.id ?? NEW_ENTRY)}`);
  };

  return (
    <EntryForm state={state} entry={entry} title={title} onClose={onClose}>
      <Pair>
        <TextInput {...common('title')} autoComplete="organization-title" field={register('title')} />
        <TextInput {...common('employer')} autoComplete="organization" field={register('employer')} />
      </Pair>
      <Pair>
        <CountryOf {...bound('countryId')} />
        <TextInput {...common('city')} autoComplete="off" field={register('city')} />
      </Pair>
      <Pair>
        <MonthOf {...bound('startedOn')} />
        {!current && <MonthOf {...bound('finishedOn')} />}
      </Pair>
      <CheckOf {...bound('current')} />
      <Pair>
        <TextInput
          {...common('hoursPerWeek')}
          hint={t('hints.hours')}
          autoComplete="off"
          inputMode="decimal"
          field={register('hoursPerWeek')}
        />
        <div>
          <CheckOf {...bound('paid')} />
          <CheckOf {...bound('selfEmployed')} />
        </div>
      </Pair>
      <Controller
        control={control}
        name="duties"
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <TextArea
            {...common('duties')}
            hint={t('hints.duties', {
              used: formatNumber(dutiesOf(value).length),
              max: formatNumber(PROFILE_MOST.duties),
            })}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            inputRef={ref}
          />
        )}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'flex-start' }}>
        <Box sx={{ flex: '1 1 220px', maxWidth: { sm: 420 } }}>
          <TextInput
            {...common('nocCode')}
            hint={<NocFacts typed={nocCode} />}
            autoComplete="off"
            inputMode="numeric"
            dir="ltr"
            field={register('nocCode')}
          />
        </Box>
        {areaIsOn('tools') && (
          <Button
            variant="outlined"
            disabled={busy}
            onClick={findCode}
            sx={{ mt: { xs: 1, sm: '26px' }, minHeight: 56 }}
          >
            {t('findCode')}
          </Button>
        )}
      </Box>
    </EntryForm>
  );
}
