import { isRecord } from '@/api/answer';
import { SESSION_READ } from '@/api/readAhead';
import { applicationsRead, deletionRead, tasksRead } from '@/app/firstReads';
import { dayOf } from '@/eligibility/calendar';
import { isolated } from '@/i18n/isolated';
import { type NextStepFacts, nextStepOf } from '@/pages/dashboard/nextSteps';
import { dayPart, greetingName, isUrgent, urgentWords } from '@/pages/dashboard/words';
import type { ROUTES } from '@/routing/routes';
import { APPLY_KEY } from '@/storage/prefix';
import { recordsIn, showEarlyPage, textIn, writerOf } from './earlyReads';
import { openTexts } from './earlyTexts';

const maybeText = (value: unknown): string | null => textIn(value) || null;

/** The facts that decide the urgent steps. The other steps come after them, and need more reads. */
const factsIn = (applications: unknown, tasks: unknown): NextStepFacts => ({
  applications: recordsIn(applications).map(({ jobTitle, company, status, offer, interview }) => ({
    id: '',
    jobId: '',
    jobTitle: textIn(jobTitle),
    company: textIn(company),
    status: textIn(status),
    offer: isRecord(offer)
      ? { text: null, salary: null, startsOn: null, expiresAt: maybeText(offer.expiresAt) }
      : null,
    interview: isRecord(interview)
      ? {
          at: maybeText(interview.at),
          times: recordsIn(interview.times).map(({ at, state }) => ({
            id: '',
            at: maybeText(at),
            state: state === 'taken' || state === 'passed' ? state : 'free',
          })),
          answer: isRecord(interview.answer) ? { none: interview.answer.none === true, at: null } : null,
        }
      : null,
  })),
  tasks: recordsIn(tasks)
    .filter(({ state }) => state === 'open')
    .map(({ title, dueOn }) => ({ id: '', title: textIn(title), dueOn: dayOf(textIn(dueOn)) })),
});

/** Shows the greeting and an urgent next step (src/pages/dashboard/DashboardPage.tsx). */
export const showEarlyDashboard = (page: Document): Promise<void> =>
  showEarlyPage(page, {
    path: '/dashboard' satisfies (typeof ROUTES)['dashboard']['path'],
    role: 'User',
    reads: (_, isOn) => [
      SESSION_READ,
      applicationsRead(),
      isOn('tasks') ? tasksRead() : undefined,
      isOn('privacy') ? deletionRead() : undefined,
    ],
    fill: (place, [account, applications, tasks, deletion], user, isOn) => {
      if (!isRecord(account)) return false;
      const t = openTexts(page);
      const now = Date.now();
      const write = writerOf(place);
      const name = greetingName({ firstName: textIn(user.firstName) });
      const part = dayPart(new Date(now).getHours());
      write(
        '.vt-greeting',
        name === null ? t(`greetingUnnamed.${part}`) : t(`greeting.${part}`, { name: isolated(name) }),
      );
      const step = nextStepOf(factsIn(applications, tasks), now, isOn);
      // A notice above the step would push it down.
      const hasNotice =
        account.isEmailVerified === false ||
        (isRecord(deletion) && deletion.status === 'pending') ||
        page.defaultView?.sessionStorage.getItem(APPLY_KEY) !== null;
      if (step === null || !isUrgent(step) || hasNotice) place.querySelector('[data-early-part]')?.remove();
      else {
        const { text, action } = urgentWords(t, step);
        write('.vt-h5', t('step.title'));
        write('.vt-step > p', text);
        write('.vt-step > .button', action);
      }
      return true;
    },
  });
