import { useQuery } from '@tanstack/react-query';
import { firstApplications } from '@/features/applications/applicationReads';
import { openTasks } from '@/features/tasks/taskReads';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { completionView } from '@/features/profile/completion';
import { useTaskTexts } from '@/features/profile/tasks';
import { completionQuery, useProfile } from '@/features/profile/useProfile';
import { formatDate } from '@/i18n/format';
import { isolated } from '@/i18n/isolated';
import { dataOf, mapRead, readState } from '@/ui/loading/readState';
import { Skeleton } from '@/ui/loading/Skeletons';
import { AppLink } from '@/ui/page/AppLink';
import { Text } from '@/ui/text/Text';
import { useIsLate } from '@/ui/useIsLate';
import { type NextStepFacts, nextStepOf, type Step } from './nextSteps';
import { Panel } from './Panel';

/** A request without a response after this time counts as failed, in ms. */
const READ_TIMEOUT_MS = 4000;

/** The facts from which the next step is chosen, complete when all requests have succeeded or failed. */
function useNextStepFacts(userId: string): { readonly known: NextStepFacts; readonly isSettled: boolean } {
  const applications = readState(useQuery(firstApplications()));
  const tasks = readState(useQuery(openTasks()));
  const profile = useProfile(userId);
  const profileId = dataOf(profile)?.id;
  const completion = mapRead(
    readState(useQuery({ ...completionQuery(profileId ?? ''), enabled: profileId !== undefined })),
    completionView,
  );
  const isLate = useIsLate(READ_TIMEOUT_MS);
  const reads = profileId === undefined ? [applications, tasks, profile] : [applications, tasks, completion];
  const [some, open] = [dataOf(applications)?.data, dataOf(tasks)];
  const [own, complete] = [dataOf(profile), dataOf(completion)];
  return {
    known: {
      ...(some === undefined ? {} : { applications: some }),
      ...(open === undefined ? {} : { tasks: open }),
      ...(own === undefined ? {} : { profile: own }),
      ...(complete === undefined ? {} : { completion: complete }),
    },
    isSettled: isLate || reads.every(({ status }) => status !== 'loading'),
  };
}

/**
 * The next step and its button, the only primary one of the page. The step is chosen once and stays until the
 * next visit.
 */
export function NextStepPanel({ userId }: { readonly userId: string }) {
  const { t } = useTranslation('dashboard');
  const { known, isSettled } = useNextStepFacts(userId);
  const [now] = useState(() => Date.now());
  const [step, setStep] = useState<Step | null>();
  if (step === undefined && isSettled) setStep(nextStepOf(known, now));
  if (step === null) return null;
  return (
    <Panel title={t('step.title')}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
          // Space for two lines and on a phone for the button, so that nothing below moves when they are
          // loaded.
          minHeight: { xs: 112, sm: 48 },
        }}
      >
        {step === undefined ? <Skeleton width="60%" height={24} /> : <Sentence step={step} />}
      </Box>
    </Panel>
  );
}

function Sentence({ step }: { readonly step: Step }) {
  const { text, action } = useWords(step);
  return (
    <>
      <Text sx={{ flex: '1 1 240px', overflowWrap: 'anywhere' }}>{text}</Text>
      <Button variant="contained" component={AppLink} to={step.to}>
        {action}
      </Button>
    </>
  );
}

function useWords(step: Step): { readonly text: string; readonly action: string } {
  const { t } = useTranslation(['dashboard', 'words', 'terms']);
  const texts = useTaskTexts();
  const own = (words: string) => isolated(words);
  switch (step.kind) {
    case 'offer': {
      const kind = step.by === null ? 'offerOpen' : 'offer';
      const date = step.by === null ? '' : formatDate(step.by, { dateStyle: 'long' });
      return {
        text: t(step.company === '' ? `step.${kind}Alone` : `step.${kind}`, {
          company: own(step.company),
          date,
        }),
        action: t('step.seeOffer'),
      };
    }
    case 'interview':
      return {
        text: t(step.company === '' ? 'step.interviewAlone' : 'step.interview', {
          company: own(step.company),
        }),
        action: t('step.chooseTime'),
      };
    case 'task': {
      const values = { title: own(step.title), date: formatDate(step.day, { dateStyle: 'long' }) };
      const when = step.days < 0 ? 'taskOver' : step.days === 0 ? 'taskToday' : 'task';
      return { text: t(`step.${when}`, values), action: t('step.openTask') };
    }
    case 'draft':
      return { text: t('step.draft', { title: own(step.title) }), action: t('words:continue') };
    case 'part': {
      const [gain = ''] = texts.brings({ ...step.task, points: null });
      return { text: t('step.part', { task: texts.name(step.task), gain }), action: t('step.goOn') };
    }
    case 'profile':
      return { text: t('step.profile'), action: t('terms:createYourProfile') };
    case 'job':
      return { text: t('step.job'), action: t('words:browseJobs') };
    default:
      return { text: t('terms:nothingToDo'), action: t('step.browseNew') };
  }
}
