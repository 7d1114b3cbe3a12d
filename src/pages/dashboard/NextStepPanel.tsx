import { useQuery } from '@tanstack/react-query';
import { firstApplications } from '@/features/applications/applicationReads';
import { openTasks } from '@/features/tasks/taskReads';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { completionView } from '@/features/profile/completion';
import { sectionPath } from '@/features/profile/sections';
import { useTaskTexts } from '@/features/profile/tasks';
import { completionQuery, useProfile } from '@/features/profile/useProfile';
import { isolated } from '@/i18n/isolated';
import { pathOf } from '@/routing/routes';
import { EarlyPart } from '@/ui/loading/EarlyPage';
import { dataOf, mapRead, readState } from '@/ui/loading/readState';
import { Skeleton } from '@/ui/loading/Skeletons';
import { AppLink } from '@/ui/page/AppLink';
import { useIsLate } from '@/ui/useIsLate';
import { type NextStepFacts, nextStepOf, type Step } from './nextSteps';
import { Panel } from './Panel';
import { isUrgent, type StepWords, urgentWords } from './words';

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

interface NextStepPanelProps {
  readonly userId: string;
  /** False while the panels load unseen. */
  readonly isVisible: boolean;
}

/**
 * The next step and its button, the only primary one of the page. The step is chosen once and stays until the
 * next visit. Until it is known and may be seen, what the HTML document shows of it stays.
 */
export function NextStepPanel({ userId, isVisible }: NextStepPanelProps) {
  const { t } = useTranslation('dashboard');
  const { known, isSettled } = useNextStepFacts(userId);
  const [now] = useState(() => Date.now());
  const [step, setStep] = useState<Step | null>();
  if (step === undefined && isSettled) setStep(nextStepOf(known, now));
  if (step === null) return null;
  const panel = (
    <Panel title={t('step.title')}>
      <div className="vt-step">
        {step === undefined ? <Skeleton width="60%" height={24} /> : <Sentence step={step} />}
      </div>
    </Panel>
  );
  return <EarlyPart name="step" isOver={step !== undefined && isVisible} otherwise={panel} />;
}

function Sentence({ step }: { readonly step: Step }) {
  const { text, action } = useWords(step);
  return (
    <>
      <p>{text}</p>
      <Button variant="contained" component={AppLink} to={pathOfStep(step)}>
        {action}
      </Button>
    </>
  );
}

function useWords(step: Step): StepWords {
  const { t } = useTranslation(['dashboard', 'words', 'terms']);
  const texts = useTaskTexts();
  if (isUrgent(step)) return urgentWords(t, step);
  switch (step.kind) {
    case 'draft':
      return { text: t('step.draft', { title: isolated(step.title) }), action: t('words:continue') };
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

function pathOfStep(step: Step): string {
  switch (step.kind) {
    case 'offer':
    case 'interview':
      return pathOf('application', { id: step.id });
    case 'task':
      return pathOf('task', { task: step.id });
    case 'draft':
      return pathOf('newApplication', { job: step.jobId });
    case 'part':
      return sectionPath(step.task.section);
    case 'profile':
      return pathOf('profileEdit');
    case 'job':
      return `${pathOf('jobs')}?match=1`;
    default:
      return pathOf('jobs');
  }
}
