import EventIcon from '@mui/icons-material/EventOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Application } from '@/api/endpoints/applications';
import type { CalendarKind } from '@/features/applications/calendar';
import { useToast } from '@/ui/toast/Toasts';

interface AddToCalendarProps {
  readonly application: Application;
  readonly kind: CalendarKind;
  /** An ISO date and time, or a date. */
  readonly when: string;
  readonly children: string;
}

/** The button that downloads one date as a calendar file. */
export function AddToCalendar({ application, kind, when, children }: AddToCalendarProps) {
  const { t } = useTranslation(['applications', 'terms']);
  const toast = useToast();
  const save = async () => {
    try {
      const { applicationEvent, saveEvent } = await import('@/features/applications/calendar');
      saveEvent(
        applicationEvent(application, kind, when, t(`calendar.${kind}`)),
        t('terms:yourApplications'),
      );
    } catch {
      toast({ kind: 'error', message: t('terms:fileFailed') });
    }
  };
  return (
    <Button className="vt-no-print" startIcon={<EventIcon aria-hidden />} onClick={() => void save()}>
      {children}
    </Button>
  );
}
