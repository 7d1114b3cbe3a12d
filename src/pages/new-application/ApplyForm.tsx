import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Application } from '@/api/endpoints/applications';
import { documents } from '@/api/endpoints/documents';
import { queryOptionsFor } from '@/api/queries';
import { areaIsOn } from '@/config/areas';
import { pathOf } from '@/routing/routes';
import { useProfile } from '@/features/profile/useProfile';
import { useReferences } from '@/features/profile/useReferences';
import { ProblemSummary } from '@/forms/ProblemSummary';
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
import { fieldOfServer, reachable, SHARE_FIELD, type Step, STEP_NAMES, stepsOf, withDocument } from './steps';
import { useApplyDraft } from './useApplyDraft';
import { usePerson } from './usePerson';
import { useProblems } from './useProblems';
import { type Refusal, useSend } from './useSend';
import { useStepHeading } from './useStepHeading';
import { useUploaded } from './useUploaded';

interface ApplyFormProps {
  readonly user: SessionUser;
  readonly start: ApplyStart;
  readonly jobPath: string;
  /** Where there is no page for a receipt. */
  readonly onSent: (application: Application) => void;
}

/** The steps of one application. What is typed stays until it is sent or given up, whatever happens. */
export function ApplyForm({ user, start, jobPath, onSent }: ApplyFormProps) {
  const { t } = useTranslation(['applications', 'fields', 'terms']);
  const { job } = start;
  const navigate = useNavigate();
  const toast = useToast();
  const [params, setParams] = useSearchParams();
  const { draft, kept, change, keepNow, drop, discard } = useApplyDraft({
    userId: user.id,
    job,
    first: start.draft?.values ?? BLANK,
  });
  const [restored, setRestored] = useState(
    start.draft !== undefined && hasContent(start.draft.values) ? start.draft.at : null,
  );
  const [share, setShare] = useState(false);
  const [keep, setKeep] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  const account = dataOf(readState(useAccount()));
  const profileState = useProfile(user.id);
  const profile = dataOf(profileState);
  const person = usePerson(user, account, profile, useReferences());
  const asksDocuments = job.documentsAsked !== null && job.documentsAsked !== undefined;
  const own = readState(useQuery({ ...queryOptionsFor(documents.list), enabled: asksDocuments }));

  const around = { job, missing: person.missing, documents: dataOf(own) };
  const wanted = params.get('step') ?? draft.step;
  const step = reachable(wanted, draft.values, around);
  const steps = stepsOf(job);
  const at = steps.indexOf(step);
  const heading = useStepHeading(step);
  const problems = useProblems(around);

  const go = (to: Step, replace = false) => {
    problems.clear();
    change({ step: to });
    void keepNow();
    setParams({ step: to }, { replace });
  };

  // One id for this sending, however often it is tried.
  useEffect(() => {
    if (step === 'check' && (draft.requestId === null || draft.checkedAt === null))
      change({ requestId: draft.requestId ?? newId(), checkedAt: Date.now() });
  }, [change, draft.checkedAt, draft.requestId, step]);

  const sending = useSend(
    (application) => {
      drop();
      if (areaIsOn('applications'))
        void navigate(pathOf('receipt', { id: application.id }), { replace: true });
      else onSent(application);
    },
    (why) => {
      setRefusal(why);
      if (why.kind === 'profileChanged') go('details');
      if (why.kind !== 'fields') return;
      const named = Object.entries(why.fields).flatMap(([name, texts]) => {
        const where = fieldOfServer(name);
        return where === undefined ? [] : [{ ...where, text: texts.join(' ') }];
      });
      const [first] = named;
      if (first === undefined) return setRefusal({ kind: 'other', error: why.error });
      if (first.step !== 'check') go(first.step);
      problems.show(
        named.filter((each) => each.step === first.step).map(({ field, text }) => ({ id: field, text })),
      );
    },
  );

  const onwards = () => {
    setRefusal(null);
    if (step !== 'check') {
      const next = steps[at + 1];
      if (problems.check(step, draft.values) && next !== undefined) go(next);
      return;
    }
    if (!share) return problems.show([{ field: SHARE_FIELD, rule: 'share' }]);
    problems.clear();
    void keepNow();
    void sending.submit({ job, draft, keep, profileUpdatedAt: profile?.updatedAt ?? null });
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
    setShare(false);
    setKeep(false);
    go('details', true);
  };

  const { busy } = sending;
  const back = steps[at - 1];
  const props: StepProps = {
    job,
    values: draft.values,
    onChange: (make) => change((now) => ({ values: { ...now.values, ...make(now.values) } })),
    errorOf: problems.errorOf,
    disabled: busy,
    documents: own,
  };
  useUploaded(job, ({ id }) => props.onChange(withDocument(id, true)));
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
            event.preventDefault();
            onwards();
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
          <ProblemSummary problems={problems.list} attempt={problems.attempt} />
          {step === 'details' && (
            <DetailsStep
              person={person}
              back={pathOf('newApplication', { job: job.id })}
              errors={problems.list.map(({ text }) => text)}
            />
          )}
          {step === 'questions' && <QuestionsStep {...props} />}
          {step === 'documents' && <DocumentsStep {...props} />}
          {step === 'letter' && <LetterStep {...props} summary={profile?.summary ?? ''} />}
          {step === 'check' && (
            <CheckStep
              {...props}
              person={person}
              share={share}
              onShare={setShare}
              keep={keep}
              onKeep={setKeep}
              onStep={(to) => go(to)}
            />
          )}
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
