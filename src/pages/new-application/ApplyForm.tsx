import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Application } from '@/api/endpoints/applications';
import { documents } from '@/api/endpoints/documents';
import { queryOptionsFor } from '@/api/queries';
import { areaIsOn } from '@/config/areas';
import { endedSession } from '@/errors/ApiError';
import { noteApplication } from '@/features/applications/applicationReads';
import { useTypeName } from '@/features/documents/useTypeName';
import { pathOf } from '@/routing/routes';
import { useProfile } from '@/features/profile/useProfile';
import { useReferences } from '@/features/profile/useReferences';
import { serverFieldErrors } from '@/forms/fieldsOfServer';
import { FormAlert } from '@/forms/FormAlert';
import { useCheckedForm } from '@/forms/useCheckedForm';
import { useFormSummary } from '@/forms/useFormSummary';
import { useSubmission } from '@/forms/useSubmission';
import { useAccount } from '@/identity/session/useAccount';
import { formatMoment, formatNumber } from '@/i18n/format';
import type { SessionUser } from '@/storage/sessionUser';
import { Surface } from '@/ui/card/Surface';
import { dataOf, readState } from '@/ui/loading/readState';
import { AppLink } from '@/ui/page/AppLink';
import { PageHeading } from '@/ui/page/PageHeading';
import { BidiText } from '@/ui/text/BidiText';
import { useToast } from '@/ui/toast/Toasts';
import { Text } from '@/ui/text/Text';
import { ApplyActions } from './ApplyActions';
import { CheckStep } from './CheckStep';
import { DetailsStep } from './DetailsStep';
import { DocumentsStep } from './DocumentsStep';
import { newId } from '@/runtime/newId';
import { type ApplyStart, BLANK, hasContent } from './draft';
import { DraftState, StartOver } from './DraftState';
import { LetterStep } from './LetterStep';
import { QuestionsStep } from './QuestionsStep';
import { RefusalNotice } from './RefusalNotice';
import type { StepProps } from './stepProps';
import {
  type ApplyField,
  fieldsOf,
  reachable,
  serverNamesOf,
  type Step,
  STEP_NAMES,
  stepsOf,
  type TypedApplication,
  typedOf,
  valuesOf,
  withDocument,
  wrongWith,
} from './steps';
import { useApplyDraft } from './useApplyDraft';
import { usePerson } from './usePerson';
import { isApplication, type Refusal, sendApplication } from './sendApplication';
import { useStepHeading } from './useStepHeading';
import { useUploaded } from './useUploaded';

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
  const wanted = params.get('step') ?? draft.step;
  const step = reachable(wanted, draft.values, around);
  const steps = stepsOf(job);
  const at = steps.indexOf(step);
  const heading = useStepHeading(step);

  const go = (to: Step, replace = false) => {
    form.clearErrors();
    summary.clear();
    change({ step: to });
    void keepNow();
    setParams({ step: to }, { replace });
  };

  // One id for this application, the same for every attempt to send it.
  useEffect(() => {
    if (step === 'check' && (draft.requestId === null || draft.checkedAt === null))
      change({ requestId: draft.requestId ?? newId(), checkedAt: Date.now() });
  }, [change, draft.checkedAt, draft.requestId, step]);

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
      const next = steps[at + 1];
      if (next === undefined) await sendNow(typed);
      else go(next);
      return undefined;
    },
  });

  /** Goes to the first step with a field that the backend refused. @returns whether there is one */
  const showRefused = (error: unknown): boolean => {
    const refused = serverFieldErrors(error, names, serverNamesOf(job));
    const wrong = names.flatMap((name) => {
      const text = refused.get(name);
      return text === undefined ? [] : [{ name, text, step: fields.get(name)?.step ?? step }];
    });
    const [first] = wrong;
    if (first === undefined) return false;
    if (first.step !== step) go(first.step);
    errors.say(
      new Map(wrong.flatMap(({ name, text, ...of }) => (of.step === first.step ? [[name, { text }]] : []))),
    );
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
    discard();
    setRestored(null);
    setRefusal(null);
    go('details', true);
  };

  const back = steps[at - 1];
  const props: StepProps = {
    job,
    of: {
      control: form.control,
      frame(name) {
        const { id = name, name: label } = fields.get(name as ApplyField) ?? {};
        return {
          id,
          label: label === undefined ? '' : `\u2068${label}\u2069`,
          error: errors.of(name as ApplyField),
          disabled: busy,
        };
      },
    },
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
        {t('apply.title', { title: `\u2068${job.title}\u2069` })}
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
          <Box>
            <Text quiet small>
              {t('apply.step', { step: formatNumber(at + 1), steps: formatNumber(steps.length) })}
            </Text>
            <Box
              component="h2"
              ref={heading}
              tabIndex={-1}
              sx={{ typography: 'h4', margin: 0, outline: 'none' }}
            >
              {t(STEP_NAMES[step])}
            </Box>
          </Box>
          <div>
            <FormAlert summary={summary} />
            {step === 'details' && (
              <DetailsStep
                person={person}
                back={pathOf('newApplication', { job: job.id })}
                errors={person.missing.flatMap((each) => errors.of(`missing.${each}`) ?? [])}
              />
            )}
            {step === 'questions' && <QuestionsStep {...props} />}
            {step === 'documents' && <DocumentsStep {...props} />}
            {step === 'letter' && <LetterStep {...props} summary={profile?.summary ?? ''} />}
            {step === 'check' && (
              <CheckStep {...props} values={draft.values} person={person} onStep={(to) => go(to)} />
            )}
          </div>
          <ApplyActions
            isLast={step === 'check'}
            busy={busy}
            onBack={back === undefined ? undefined : () => go(back)}
            onLeave={() => void leave()}
          />
          <DraftState kept={kept} canDiscard={hasContent(draft)} onDiscard={giveUp} disabled={busy} />
        </Box>
      </Surface>
      <Button component={AppLink} to={jobPath} sx={{ justifySelf: 'start', marginInlineStart: -1 }}>
        {t('apply.toJob')}
      </Button>
    </Box>
  );
}
