import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlanAnswers } from '@/api/endpoints/plan';
import { type Day, isDay, today } from '@/eligibility/calendar';
import { invitationProblem } from '@/eligibility/plan/plan';
import { pathOf } from '@/routing/routes';
import type { PlanFields } from '@/features/plan/answers';
import type { ProfileFacts } from '@/features/plan/profileFacts';
import { usePlanWords, useProgrammes } from '@/features/plan/usePlanWords';
import type { PlanRulesNow, PlanView } from '@/features/plan/workOut';
import { ChoiceInput } from '@/forms/fields/ChoiceInput';
import { DateInput } from '@/forms/fields/DateInput';
import { SwitchRow } from '@/forms/fields/SwitchRow';
import { formatList } from '@/i18n/format';
import { TitledCard } from '@/ui/card/TitledCard';
import { lazyWithPreload } from '@/ui/loading/lazyDialog';
import { Coming } from '@/ui/loading/Skeletons';
import { AppLink } from '@/ui/page/AppLink';

/** Loaded once a programme is chosen: it needs the code of fields with suggestions. */
const LivedIn = lazyWithPreload(async () => (await import('./LivedIn')).LivedIn);

interface PlanQuestionsProps {
  readonly said: PlanAnswers;
  readonly onChange: (change: Partial<PlanFields>) => void;
  readonly facts: ProfileFacts | undefined;
  readonly rules: PlanRulesNow | undefined;
  /** Undefined while no programme is chosen or the plan is loading. */
  readonly plan: PlanView | undefined;
}

/** The questions of the plan. Each answer is stored at once. */
export function PlanQuestions({ said, onChange, facts, rules, plan }: PlanQuestionsProps) {
  const { t } = useTranslation(['plan', 'terms']);
  const programmes = useProgrammes();
  useEffect(() => LivedIn.preload(), []);
  const { programme, invitationOn, reminders, livedIn } = said;
  return (
    <TitledCard title={t('about.title')}>
      <Box className="vt-in-order" sx={{ display: 'grid', gap: 2 }}>
        <Box sx={{ maxWidth: 400 }}>
          <ChoiceInput
            id="plan-programme"
            label={t('terms:program')}
            hint={t('about.programmeText')}
            options={programmes}
            value={programme ?? ''}
            onChange={(next) => onChange({ programme: next === '' ? null : next })}
          />
        </Box>
        {programme !== null && (
          <>
            {plan?.asks.countries !== false && (
              <Suspense fallback={<Coming />}>
                <LivedIn
                  stays={livedIn}
                  residence={facts?.residence}
                  lacksResidence={plan?.lacksResidence === true}
                  notIn={rules?.notIn}
                  onChange={(next) => onChange({ livedIn: [...next] })}
                />
              </Suspense>
            )}
            {plan?.asks.family !== false && <Family facts={facts} />}
            <Box>
              <InvitationFields
                value={invitationOn}
                days={rules?.invitationDays}
                onChange={(day) => onChange({ invitationOn: day })}
              />
              {reminders !== null && (
                <SwitchRow
                  label={t('about.reminders')}
                  hint={t('about.remindersText')}
                  checked={reminders}
                  onChange={(on) => onChange({ reminders: on })}
                />
              )}
            </Box>
          </>
        )}
      </Box>
    </TitledCard>
  );
}

/** The family members who need a medical exam, from the profile. */
function Family({ facts }: { readonly facts: ProfileFacts | undefined }) {
  const { t } = useTranslation('plan');
  const family = facts?.family ?? [];
  const words = usePlanWords(family);
  return (
    <Box>
      <Box component="h3" sx={{ margin: 0, mb: 0.5, fontSize: '0.875rem', fontWeight: 500 }}>
        {t('about.family')}
      </Box>
      {family.length > 0 && (
        <Box sx={{ '&::first-letter': { textTransform: 'uppercase' } }}>
          {formatList(family.map(({ id }) => words.member(id)))}
        </Box>
      )}
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {t(family.length > 0 ? 'about.familyText' : 'about.familyNone')}
      </Box>
      <Link
        component={AppLink}
        to={pathOf('profileFamily')}
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
      >
        {t('about.familyEdit')}
      </Link>
    </Box>
  );
}

interface InvitationFieldsProps {
  /** Null when there is no invitation. */
  readonly value: Day | null;
  /** The number of days that an invitation gives; undefined until the rules are loaded. */
  readonly days: number | undefined;
  readonly onChange: (day: Day | null) => void;
}

/** Whether and when the person was invited. An invalid date shows an error and is not stored. */
function InvitationFields({ value, days, onChange }: InvitationFieldsProps) {
  const { t } = useTranslation('plan');
  const [isOn, setIsOn] = useState(value !== null);
  /** A typed date that is not stored because it is invalid. */
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? value ?? '';
  const problem = isDay(shown) ? invitationProblem(shown, today()) : null;
  const change = (day: string) => {
    const isGood = isDay(day) && invitationProblem(day, today()) === null;
    setTyped(isGood ? null : day);
    if (isGood) onChange(day);
    else if (value !== null) onChange(null);
  };
  return (
    <>
      <SwitchRow
        label={t('about.invited')}
        hint={days === undefined ? '' : t('about.invitedText', { days })}
        checked={isOn || value !== null}
        onChange={(on) => {
          setIsOn(on);
          setTyped(null);
          if (!on && value !== null) onChange(null);
        }}
      />
      {(isOn || value !== null) && (
        <Box sx={{ maxWidth: 240, paddingBlock: 1 }}>
          <DateInput
            id="plan-invitation"
            label={t('about.invitationDate')}
            value={shown}
            onChange={change}
            error={problem === null ? undefined : t(`about.${problem}`)}
          />
        </Box>
      )}
    </>
  );
}
