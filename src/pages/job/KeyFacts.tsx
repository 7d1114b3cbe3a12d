import PrintIcon from '@mui/icons-material/PrintOutlined';
import ShareIcon from '@mui/icons-material/ShareOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Job } from '@/api/endpoints/jobs';
import { areaIsOn } from '@/config/areas';
import { CONTACT } from '@/config/marketing';
import { rememberApplyFor } from '@/features/applications/applyFor';
import type { Closing } from '@/features/jobs/closing';
import { PayLines } from '@/features/jobs/PayLines';
import { SaveButton } from '@/features/jobs/SaveButton';
import { useJobViewer } from '@/features/jobs/viewer';
import { formatDate } from '@/i18n/format';
import { formatMomentAndZone } from '@/i18n/zones';
import { useExperience } from '@/i18n/useExperience';
import { useAuthDialog } from '@/identity/dialogs/AuthDialogs';
import { useKeyHint } from '@/layout/shared/useSingleKeys';
import { pathOf } from '@/routing/routes';
import { controlSx } from '@/ui/controlSx';
import { takeFocus } from '@/ui/focusNext';
import { AppLink } from '@/ui/page/AppLink';
import { EmailLink } from '@/ui/page/EmailLink';
import { useToast } from '@/ui/toast/Toasts';
import { FactList, FACTS_SX, PHONE } from './JobSection';

/** Begins an application, or leads to the one that was sent. */
function ApplyButton({ job }: { readonly job: Job }) {
  const { t } = useTranslation(['jobs', 'terms']);
  const dialog = useAuthDialog();
  const { userId } = useJobViewer();
  const hint = useKeyHint();
  const { id, title, viewer } = job;
  if (!areaIsOn('apply')) {
    return (
      <Box>
        {t('apply.write')} <EmailLink address={CONTACT.email} />
      </Box>
    );
  }
  const withdrawn = viewer?.applicationStatus === 'withdrawn';
  const sent = viewer?.applicationId && viewer.applicationStatus !== 'draft' ? viewer.applicationId : null;
  if (sent !== null && !withdrawn) {
    return (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <span>
          {viewer?.appliedAt ? t('card.applied', { date: formatDate(viewer.appliedAt) }) : t('apply.applied')}
        </span>
        {areaIsOn('applications') && (
          <Button variant="outlined" component={AppLink} to={pathOf('application', { id: sent })}>
            {t('terms:seeYourApplication')}
          </Button>
        )}
      </Box>
    );
  }
  const label = withdrawn ? t('terms:applyAgain') : t('apply.action');
  const buttonProps = {
    variant: 'contained',
    'data-apply': '',
    'aria-keyshortcuts': hint('a'),
    size: 'large',
    fullWidth: true,
  } as const;
  if (userId === null) {
    return (
      <Button
        {...buttonProps}
        onPointerEnter={dialog.prefetch}
        onFocus={dialog.prefetch}
        onClick={() => {
          rememberApplyFor({ id, title: title.slice(0, 300) });
          dialog.open('login', pathOf('newApplication', { job: id }));
        }}
      >
        {label}
      </Button>
    );
  }
  return (
    <Button {...buttonProps} component={AppLink} to={pathOf('newApplication', { job: id })}>
      {label}
    </Button>
  );
}

const addressHere = (): string => `${location.origin}${location.pathname}`;

/**
 * Shares the job's address: with the system's dialog, otherwise by the clipboard, otherwise as text to copy.
 */
function ShareButton({ title }: { readonly title: string }) {
  const { t } = useTranslation('jobs');
  const toast = useToast();
  const id = useId();
  const [shown, setShown] = useState<string | null>(null);
  const copy = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url);
      toast({ kind: 'success', message: t('share.copied') });
    } catch {
      setShown(url);
    }
  };
  const share = async () => {
    const url = addressHere();
    if (typeof navigator.share !== 'function') return copy(url);
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // Closing the system's dialog is a choice, so there is no fallback.
      if (!(error instanceof Error && error.name === 'AbortError')) await copy(url);
    }
  };
  return (
    <>
      <Button variant="outlined" startIcon={<ShareIcon aria-hidden />} onClick={() => void share()}>
        {t('share.action')}
      </Button>
      {shown !== null && (
        <Box sx={{ flexBasis: '100%' }}>
          <Box component="label" htmlFor={id} sx={{ display: 'block', fontSize: '0.875rem', mb: 0.5 }}>
            {t('share.link')}
          </Box>
          <Box
            component="input"
            id={id}
            readOnly
            value={shown}
            dir="ltr"
            // The person learns that it appeared, and can copy it at once.
            ref={takeFocus}
            onFocus={(event) => event.currentTarget.select()}
            sx={{ ...controlSx, width: '100%' }}
          />
        </Box>
      )}
    </>
  );
}

/** On a phone the button stays at the bottom edge while the job is read. */
const APPLY_SX = {
  mt: 2,
  '& > [data-apply]': { width: { sm: 'auto', lg: '100%' } },
  [PHONE]: {
    '&:has(> [data-apply])': {
      position: 'sticky',
      order: 1,
      insetBlockEnd: 'calc(var(--vt-lower-bar, 0px) + 8px)',
      zIndex: 2,
    },
  },
} as const;
/** In the narrow column the buttons share its width, in one line when their texts are short. */
const ACTIONS_SX = {
  mt: 1.5,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  '& > button': { flex: { lg: '1 1 auto' }, paddingInline: { lg: 1 } },
} as const;

interface KeyFactsProps {
  readonly job: Job;
  readonly closing: Closing;
}

/** The most important facts: the pay, the way to apply, and the facts that people compare first. */
export function KeyFacts({ job, closing }: KeyFactsProps) {
  const { t } = useTranslation(['jobs', 'words', 'fields']);
  const experienceIn = useExperience();
  const { salary, type, experience, hoursPerWeek, startsOn, workPermit } = job;
  return (
    <Box component="section" aria-label={t('facts.key')} sx={FACTS_SX}>
      <Box sx={{ mt: { xs: 1, lg: 0 }, fontSize: '1.125rem', overflowWrap: 'anywhere' }}>
        <PayLines salary={salary} whole />
      </Box>
      {closing.kind !== 'closed' && (
        <Box className="vt-no-print" sx={APPLY_SX}>
          <ApplyButton job={job} />
        </Box>
      )}
      <Box className="vt-no-print" sx={ACTIONS_SX}>
        <SaveButton job={job} wide />
        <ShareButton title={job.title} />
        <Button variant="outlined" startIcon={<PrintIcon aria-hidden />} onClick={() => window.print()}>
          {t('words:print')}
        </Button>
      </Box>
      <FactList
        inLines
        facts={[
          [t('anatomy.type'), type ? t(`types.${type}`) : t('card.noType')],
          [t('fields:experience'), experience ? experienceIn(experience) : null],
          [t('facts.hours'), hoursPerWeek ? t('facts.hoursValue', { count: hoursPerWeek }) : null],
          [t('fields:start'), startsOn ? formatDate(startsOn.slice(0, 10)) : null],
          [t('fields:workPermit'), workPermit ? t(`facts.permits.${workPermit}`) : null],
          [t('fields:closesAt'), closesOn(closing)],
        ]}
      />
    </Box>
  );
}

/** The closing date, with its time when that is near; null when there is none or it has passed. */
function closesOn(closing: Closing): string | null {
  if (closing.kind === 'soon' && closing.exact) return formatMomentAndZone(closing.at);
  return (closing.kind === 'soon' || closing.kind === 'open') && closing.at !== null
    ? formatDate(closing.at)
    : null;
}
