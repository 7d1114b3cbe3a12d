import CheckCircle from '@mui/icons-material/CheckCircle';
import Circle from '@mui/icons-material/RadioButtonUnchecked';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { documents } from '@/api/endpoints/documents';
import { queryOptionsFor } from '@/api/queries';
import { areaIsOn } from '@/config/areas';
import { DAY } from '@/config/time';
import { firstApplications } from '@/features/applications/applicationReads';
import { useSectionProgress } from '@/features/profile/profileProgress';
import { type OwnSections, useOwnSections } from '@/features/profile/useOwnSections';
import { formatNumber } from '@/i18n/format';
import { useAccount } from '@/identity/session/useAccount';
import { FIRST_STEPS } from '@/layout/firstSteps';
import { useReplaceAddress } from '@/routing/useReplaceAddress';
import { FIRST_STEPS_KEPT, firstSteps } from '@/storage/keys';
import type { SessionUser } from '@/storage/sessionUser';
import { storedValue } from '@/storage/storedValue';
import { useFocusAround } from '@/ui/focusNext';
import { dataOf, readState } from '@/ui/loading/readState';
import { Coming } from '@/ui/loading/Skeletons';
import { AppLink } from '@/ui/page/AppLink';
import { PlainList } from '@/ui/text/PlainList';
import { Text } from '@/ui/text/Text';
import { useToast } from '@/ui/toast/Toasts';
import { type FirstStep, firstStepsOf } from './firstSteps';
import { Panel } from './Panel';

/** The ids of the users who have hidden the first steps in this browser. */
const hiddenFor = storedValue(firstSteps, []);

/**
 * Hides the first steps for a user or shows them again. When too many users are stored, the oldest is
 * dropped.
 */
function hideFirstSteps(userId: string, isHidden: boolean): void {
  const others = hiddenFor.get().filter((id) => id !== userId);
  hiddenFor.set(isHidden ? [...others, userId].slice(-FIRST_STEPS_KEPT) : others);
}

const useFirstStepsHidden = (userId: string): boolean =>
  useSyncExternalStore(
    hiddenFor.subscribe,
    () => hiddenFor.get().includes(userId),
    () => true,
  );

/** For this many days after signing up the first steps are shown automatically. */
const DAYS = 30;

interface FirstStepsPanelProps {
  readonly user: SessionUser;
  /** False while the panels load unseen: what is not visible cannot be focused. */
  readonly isVisible: boolean;
}

/** The first steps, for somebody who is new or who asked for them. */
export function FirstStepsPanel({ user, isVisible }: FirstStepsPanelProps) {
  const isAsked = useLocation().hash === `#${FIRST_STEPS}`;
  const isHidden = useFirstStepsHidden(user.id);
  const { data: account } = useAccount();
  const [now] = useState(() => Date.now());
  const since = typeof account?.createdAt === 'string' ? Date.parse(account.createdAt) : Number.NaN;
  const isNew = now - since < DAYS * DAY;
  if (!isAsked && (isHidden || !isNew)) return null;
  return <Steps user={user} isAsked={isAsked} isVisible={isVisible} />;
}

function Steps({ user, isAsked, isVisible }: Omit<KnownProps, 'steps'>) {
  const { data: account } = useAccount();
  const sections = useOwnSections(user.id);
  const papers = readState(useQuery({ ...queryOptionsFor(documents.list), enabled: areaIsOn('documents') }));
  const applications = readState(useQuery(firstApplications()));
  const statuses = useSectionProgress(dataOf(sections) ?? NO_PARTS, user);
  const isWaiting = [sections, applications, ...(areaIsOn('documents') ? [papers] : [])].some(
    ({ status }) => status === 'loading',
  );
  if (isWaiting) return <Coming />;
  const ownParts = dataOf(sections);
  const steps = firstStepsOf({
    account,
    statuses: ownParts === undefined ? undefined : statuses,
    offered: ownParts?.offered,
    types: dataOf(papers)?.map(({ type }) => type),
    applications: dataOf(applications)?.data,
  });
  const isDone = steps.every((step) => step.isDone);
  if (steps.length === 0 || (isDone && !isAsked)) return null;
  return <Known user={user} steps={steps} isAsked={isAsked} isVisible={isVisible} />;
}

/** Without a profile no section is begun. */
const NO_PARTS = { profile: null } as OwnSections;

interface KnownProps extends FirstStepsPanelProps {
  readonly steps: readonly FirstStep[];
  readonly isAsked: boolean;
}

function Known({ user, steps, isAsked, isVisible }: KnownProps) {
  const { t } = useTranslation(['dashboard', 'words']);
  const toast = useToast();
  const replaceAddress = useReplaceAddress();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isAsked || !isVisible) return;
    box.current?.scrollIntoView({ block: 'nearest' });
    box.current?.focus({ preventScroll: true });
  }, [isAsked, isVisible]);
  useFocusAround(box);
  const done = steps.filter((step) => step.isDone).length;
  const isDone = done === steps.length;
  const hide = () => {
    hideFirstSteps(user.id, true);
    if (isAsked) replaceAddress({ hash: '' });
    if (isDone) return;
    toast({
      kind: 'success',
      message: t('first.hidden'),
      action: { label: t('words:undo'), run: () => hideFirstSteps(user.id, false) },
    });
  };
  return (
    <Box id={FIRST_STEPS} ref={box} tabIndex={-1} sx={{ outlineOffset: '4px', borderRadius: 1 }}>
      <Panel
        title={t('first.title')}
        action={
          <Button size="small" onClick={hide}>
            {isDone ? t('words:close') : t('first.hide')}
          </Button>
        }
      >
        <Text quiet>
          {isDone
            ? t('first.allDone')
            : t('first.count', { done: formatNumber(done), all: formatNumber(steps.length) })}
        </Text>
        <PlainList component="ol" sx={{ marginBlockStart: 1 }}>
          {steps.map((step) => (
            <Step key={step.id} step={step} />
          ))}
        </PlainList>
      </Panel>
    </Box>
  );
}

function Step({ step: { id, isDone, to } }: { readonly step: FirstStep }) {
  const { t } = useTranslation('dashboard');
  const Icon = isDone ? CheckCircle : Circle;
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 44 }}>
      <Icon aria-hidden fontSize="small" sx={{ color: isDone ? 'success.main' : 'text.secondary' }} />
      <Box component={AppLink} to={to} sx={{ color: 'text.primary', paddingBlock: 1.25 }}>
        {t(`first.steps.${id}`)}
      </Box>
      <Box
        component="span"
        sx={{
          marginInlineStart: 'auto',
          color: 'text.secondary',
          fontSize: '0.875rem',
          whiteSpace: 'nowrap',
        }}
      >
        {isDone ? t('first.done') : t('first.toDo')}
      </Box>
    </Box>
  );
}
