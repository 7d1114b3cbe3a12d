import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Experience } from '@/api/endpoints/profileEntryShapes';
import { areaIsOn } from '@/config/areas';
import { PROFILE_MOST } from '@/config/profile';
import { pathOf } from '@/routing/routes';
import { MOST_ASKED } from '@/eligibility/noc/search';
import { NocFacts } from '@/features/tools/NocFacts';
import { storeAnswers } from '@/features/tools/page/toolInputs';
import { useFieldValue } from '@/forms/Bound';
import { Field } from '@/forms/Field';
import { Fields, Pair } from '@/forms/Fields';
import { useDefined } from '@/forms/useDefined';
import { EntryForm, type OpenForm, useEntryForm } from '@/pages/profile-edit/sections/entries/EntryForm';
import { NEW_ENTRY } from '@/pages/profile-edit/sections/entries/useEntries';
import { dutiesOf, JOB, JOB_KIND } from './fields';

/** The form of a past or present job. */
export function JobForm(open: OpenForm<Experience>) {
  const { t } = useTranslation('entries');
  const navigate = useNavigate();
  const state = useEntryForm({
    ...useDefined(JOB),
    ...open,
    kind: JOB_KIND,
    onOpened: ({ form }) => {
      const { nocCode } = open.opened;
      if (nocCode === undefined) return false;
      form.setValue('nocCode', nocCode, { shouldDirty: true });
      form.setFocus('nocCode');
      return true;
    },
  });
  const { form, busy, of } = state;
  const nocCode = useFieldValue(of, 'nocCode');
  const duties = useFieldValue(of, 'duties');

  const findCode = () => {
    const described = dutiesOf(form.getValues('duties')).join('\n').slice(0, MOST_ASKED);
    if (described !== '') storeAnswers('noc', described);
    void navigate(`${pathOf('toolsNoc')}?job=${encodeURIComponent(open.entry?.id ?? NEW_ENTRY)}`);
  };

  return (
    <EntryForm {...open} state={state}>
      <Fields
        of={of}
        names={['title', 'employer', 'countryId', 'city', 'startedOn', 'finishedOn', 'current']}
      />
      <Pair>
        <Field of={of} name="hoursPerWeek" />
        <div>
          <Field of={of} name="paid" />
          <Field of={of} name="selfEmployed" />
        </div>
      </Pair>
      <Field
        of={of}
        name="duties"
        hint={t('hints.duties', { used: dutiesOf(duties).length, max: PROFILE_MOST.duties })}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'flex-start' }}>
        <Box sx={{ flex: '1 1 220px', maxWidth: { sm: 420 } }}>
          <Field of={of} name="nocCode" hint={<NocFacts typed={nocCode} />} />
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
