import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Experience } from '@/api/endpoints/profileEntryShapes';
import { profileSections } from '@/api/endpoints/profileSections';
import { send } from '@/api/queries';
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
import { SectionForm } from '@/pages/profile-edit/form/SectionForm';
import { EntryActions } from '@/pages/profile-edit/sections/entries/EntryActions';
import { EntryHeading } from '@/pages/profile-edit/sections/entries/EntryHeading';
import { CheckOf, CountryOf, MonthOf } from '@/pages/profile-edit/sections/entries/fields';
import { monthOf } from '@/pages/profile-edit/sections/entries/months';
import { monthInWords } from '@/pages/profile-edit/sections/entries/lines';
import { showStored } from '@/pages/profile-edit/sections/entries/showStored';
import { useCountryField } from '@/pages/profile-edit/sections/entries/useCountryField';
import { useEntryForm } from '@/pages/profile-edit/sections/entries/useEntryForm';
import { useEntryProblems } from '@/pages/profile-edit/sections/entries/useEntryProblems';
import { useEntryStore } from '@/pages/profile-edit/sections/entries/useEntryStore';
import { NEW_ENTRY, type OpenedWith } from '@/pages/profile-edit/sections/entries/useOpenEntry';
import { checkJob } from './rules';
import {
  dutiesOf,
  JOB_FIELDS,
  jobBody,
  type JobField,
  type JobValues,
  jobValues,
  jobValuesFrom,
} from './values';

interface JobFormProps {
  /** Null for a new one. */
  readonly entry: Experience | null;
  readonly title: string;
  readonly opened: OpenedWith;
  readonly onClose: () => void;
}

const idOf = (field: JobField): string => `job-${field}`;

/** One job of the past or present. */
export function JobForm({ entry, title, opened, onClose }: JobFormProps) {
  const { t } = useTranslation(['entries', 'eligibility']);
  const navigate = useNavigate();
  const countries = useCountryField();
  const textsOf = useEntryProblems();
  const nameOf = (field: keyof JobValues): string => (field === 'id' ? '' : t(`fields.${field}`));
  const entryId = entry?.id ?? NEW_ENTRY;
  const store = useEntryStore<Experience, JobValues>({
    first: entry,
    fields: JOB_FIELDS,
    valuesOf: jobValues,
    save: (id, values, before) =>
      send(profileSections.saveExperience, {
        path: { id },
        body: { ...jobBody(values, before), lastModified: before?.lastModified ?? null },
      }),
    read: profileSections.saveExperience.read,
    onStored: (job) => showStored('experience', job),
  });

  const state = useEntryForm<JobValues>({
    store,
    entry: entryId,
    opened,
    onOpened: ({ form }) => {
      if (opened.nocCode === undefined) return false;
      form.setValue('nocCode', opened.nocCode, { shouldDirty: true });
      form.setFocus('nocCode');
      return true;
    },
    fields: JOB_FIELDS,
    nameOf,
    valuesFrom: jobValuesFrom,
    check: (values) => textsOf(checkJob(values, today())),
    onSaved: onClose,
    textOf(field, values) {
      const value = values[field];
      if (value === null) return '';
      if (typeof value === 'boolean') return t(value ? 'eligibility:yes' : 'eligibility:no');
      if (field === 'countryId') return countries.nameOf(value);
      const month = field === 'startedOn' || field === 'finishedOn' ? monthOf(value) : undefined;
      return month === undefined ? value : monthInWords(month);
    },
  });
  const { form, busy, errorOf } = state;
  const { register, control } = form;
  const [current, nocCode] = form.watch(['current', 'nocCode']);

  const findCode = () => {
    const described = dutiesOf(form.getValues('duties')).join('\n').slice(0, MOST_ASKED);
    if (described !== '') keepAnswers('noc', described);
    void navigate(`${pathOf('toolsNoc')}?job=${encodeURIComponent(entryId)}`);
  };

  const common = (field: JobField) => ({
    id: idOf(field),
    label: nameOf(field),
    disabled: busy,
    error: errorOf(field),
  });
  const bound = (field: JobField) => ({ ...common(field), control, name: field });

  return (
    <SectionForm
      state={state}
      label={title}
      actions={<EntryActions busy={busy} isGone={entry !== null && store.isNew} onClose={onClose} />}
    >
      <EntryHeading text={title} />
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
          <Button variant="outlined" disabled={busy} onClick={findCode} sx={{ mt: { xs: 1, sm: '26px' } }}>
            {t('findCode')}
          </Button>
        )}
      </Box>
    </SectionForm>
  );
}
