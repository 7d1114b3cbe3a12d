import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Application } from '@/api/endpoints/applications';
import { documents } from '@/api/endpoints/documents';
import { queryOptionsFor } from '@/api/queries';
import { areaIsOn } from '@/config/areas';
import { endedSession } from '@/errors/ApiError';
import { noteApplication } from '@/features/applications/applicationReads';
import { useTypeName } from '@/features/documents/checks';
import { useProfile } from '@/features/profile/useProfile';
import { useReferences } from '@/features/profile/useReferences';
import { useCheckedForm } from '@/forms/useCheckedForm';
import { useFormSummary } from '@/forms/useFormSummary';
import { useSubmission } from '@/forms/useSubmission';
import { formatMoment } from '@/i18n/format';
import { useAccount } from '@/identity/session/useAccount';
import { pathOf } from '@/routing/routes';
import type { SessionUser } from '@/storage/sessionUser';
import { Surface } from '@/ui/card/Surface';
import { dataOf, readState } from '@/ui/loading/readState';
import { AppLink } from '@/ui/page/AppLink';
import { PageHeading } from '@/ui/page/PageHeading';
import { BidiText } from '@/ui/text/BidiText';
import { useToast } from '@/ui/toast/Toasts';
import { ApplyActions, DraftState, StartOver } from './ApplyActions';
import { type ApplyStart, BLANK, hasContent } from './draft';
import { RefusalNotice } from './RefusalNotice';
import { isApplication, type Refusal, refusedFields, sendApplication } from './sendApplication';
import { StepContent } from './StepContent';
import { framesOf, type StepProps } from './stepProps';
import {
  type ApplyField,
  fieldsOf,
  reachableStep,
  type Step,
  stepsOf,
  type TypedApplication,
  typedOf,
  valuesOf,
  withDocument,
  wrongWith,
} from './steps';
import { useApplyDraft, useRequestId } from './useApplyDraft';
import { usePerson } from './usePerson';
import { useStepHeading } from './useStepHeading';
import { useUploaded } from './DocumentsStep';
import { isolated } from '@/i18n/isolated';

interface ApplyFormProps {
  readonly user: SessionUser;
  readonly start: ApplyStart;
  readonly jobPath: string;
  /** Called when the receipt has no page of its own. */
  readonly onSent: (application: Application) => void;
}

/** The steps of one application. Typed values stay until they are sent or discarded. */
export function ApplyForm({ user, start, jobPath, onSent }: ApplyFormProps) {
  const { t } = useTranslation(['applications', 'fields', 'problems', 'terms']);
  const { job } = start;
  const navigate = useNavigate();
  const toast = useToast();
  const [params, setParams] = useSearchParams();
  const first = start.draft?.values ?? BLANK;
  const form = useForm<TypedApplication>({ defaultValues: typedOf(job, first.values) });
  const { draft, kept, change, keepNow, drop, discard } = useApplyDraft({
    userId: user.id,
    job,
    first,
    form,
  });
  const [restored, setRestored] = useState(
    start.draft !== undefined && hasContent(start.draft.values) ? start.draft.at : null,
  );
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  /** Whether the step is open for a change from the last step, to which 'Continue' then returns. */
  const [returns, setReturns] = useState(false);
  /** The address in which everything was discarded. Until it changes, the first step is shown. */
  const [discardedIn, setDiscardedIn] = useState<URLSearchParams | null>(null);
  const summary = useFormSummary();
  const { pending, run } = useSubmission();
  const busy = pending !== null;

  const account = dataOf(readState(useAccount()));
  const profileState = useProfile(user.id);
  const profile = dataOf(profileState);
  const person = usePerson(user, account, profile, useReferences());
  const asksDocuments = job.documentsAsked !== null && job.documentsAsked !== undefined;
  const own = readState(useQuery({ ...queryOptionsFor(documents.list), enabled: asksDocuments }));

  const around = { job, missing: person.missing, documents: dataOf(own), nameOf: useTypeName() };
  const wanted = params === discardedIn ? 'details' : (params.get('step') ?? draft.step);
  const step = reachableStep(wanted, draft.values, around);
  const steps = stepsOf(job);
  const at = steps.indexOf(step);
  useRequestId(step, { draft, change });
  const heading = useStepHeading(step, summary.message === null);

  const go = (to: Step, comesBack = false) => {
    setReturns(comesBack);
    form.clearErrors();
    summary.clear();
    change({ step: to });
    void keepNow();
    setParams({ step: to });
  };

  const fields = useMemo(() => fieldsOf(job), [job]);
  const names = [...fields.keys()];
  const { errors, submit } = useCheckedForm<TypedApplication, ApplyField>(form, {
    summary,
    fields: names,
    standard: 'errors:unexpected',
    linkOf: (name) => ({ id: name, ...fields.get(name) }),
    busy,
    check: (typed, { say }) => say(wrongWith(step, { ...valuesOf(job, typed), share: typed.share }, around)),
    attempt: async (typed) => {
      const next = returns ? reachableStep('check', valuesOf(job, typed), around) : steps[at + 1];
      if (next === undefined) await sendNow(typed);
      else go(next);
      return undefined;
    },
  });

  /** Goes to the first step with a field that the backend refused. @returns whether there is one */
  const showRefused = (error: unknown): boolean => {
    const refused = refusedFields(error, job, draft.values);
    if (refused === undefined) return false;
    if (refused.step !== step) go(refused.step, true);
    errors.say(refused.problems);
    return true;
  };

  const sendNow = async (typed: TypedApplication): Promise<void> => {
    void keepNow();
    const result = await run('form', async () => {
      const answer = await sendApplication({
        job,
        draft: { ...draft, values: valuesOf(job, typed) },
        keep: typed.keep,
        profileUpdatedAt: profile?.updatedAt ?? null,
      });
      if (isApplication(answer)) {
        noteApplication(answer);
        drop();
      }
      return answer;
    });
    if (result.outcome === 'failed') {
      const { error } = result;
      // The end of a session is reported elsewhere.
      if (!endedSession(error) && !showRefused(error)) setRefusal({ kind: 'other', error });
    } else if (result.outcome === 'done') {
      const answer = result.value;
      if (!isApplication(answer)) {
        setRefusal(answer);
        if (answer.kind === 'profileChanged') go('details');
      } else if (areaIsOn('applications'))
        void navigate(pathOf('receipt', { id: answer.id }), { replace: true });
      else onSent(answer);
    }
  };

  const leave = async () => {
    await keepNow();
    toast({ kind: 'success', message: t('apply.left') });
    void navigate(areaIsOn('jobs') ? jobPath : pathOf('applications'));
  };
  const giveUp = () => {
    setDiscardedIn(params);
    discard();
    setRestored(null);
    setRefusal(null);
    form.clearErrors();
    summary.clear();
  };

  const back = steps[at - 1];
  const props: StepProps = {
    job,
    of: { control: form.control, frame: framesOf(fields, errors, busy) },
    documents: own,
  };
  useUploaded(job, ({ id }) =>
    form.setValue('documentIds', withDocument(id, true)(form.getValues('documentIds'))),
  );
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageHeading
        title={t('apply.title', { title: job.title })}
        lead={job.company === '' ? undefined : <BidiText>{job.company}</BidiText>}
      >
        {t('apply.title', { title: isolated(job.title) })}
      </PageHeading>
      {restored !== null && (
        <StartOver
          text={t('apply.restored', {
            time: formatMoment(restored),
          })}
          onStartOver={giveUp}
          disabled={busy}
        />
      )}
      <RefusalNotice
        refusal={refusal}
        job={job}
        user={user}
        unverified={account?.isEmailVerified === false}
      />
      <Surface padding="roomy">
        <Box
          component="form"
          noValidate
          onSubmit={(event) => {
            setRefusal(null);
            submit(event);
          }}
          sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
        >
          <StepContent
            {...props}
            step={step}
            headingRef={heading}
            summary={summary}
            person={person}
            profile={profile}
            detailErrors={person.missing.flatMap((each) => errors.of(`missing.${each}`) ?? [])}
            values={draft.values}
            onStep={(to) => go(to, true)}
          />
          <ApplyActions
            isLast={step === 'check'}
            busy={busy}
            onBack={back === undefined ? undefined : () => go(back)}
            onLeave={() => void leave()}
          />
          <DraftState kept={kept} canDiscard={hasContent(draft)} onDiscard={giveUp} disabled={busy} />
        </Box>
      </Surface>
      <Button component={AppLink} to={jobPath} sx={{ justifySelf: 'start', marginInlineStart: -1.5 }}>
        {t('apply.toJob')}
      </Button>
    </Box>
  );
}
