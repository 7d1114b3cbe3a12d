import { useQuery } from '@tanstack/react-query';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  NOTIFICATION_TOPICS,
  type NotificationPreferences,
  notifications,
  type NotificationTopic,
} from '@/api/endpoints/notifications';
import { queryClient, queryOptionsFor } from '@/api/queries';
import { send } from '@/api/send';
import { useFailureToast } from '@/ui/toast/useFailureToast';
import { CheckInput } from '@/forms/fields/CheckInput';
import { isConflict, storedRecord } from '@/forms/saving/conflict';
import { Surface } from '@/ui/card/Surface';
import { QueryState } from '@/ui/loading/QueryState';
import { mapRead, readState } from '@/ui/loading/readState';
import { RowsSkeleton } from '@/ui/loading/Skeletons';
import { Section } from '@/ui/page/Section';
import { PlainList } from '@/ui/text/PlainList';

const WAYS = ['inApp', 'email'] as const;
type Way = (typeof WAYS)[number];

const read = () => queryOptionsFor(notifications.preferences);
const show = (preferences: NotificationPreferences) =>
  queryClient().setQueryData(read().queryKey, preferences);

interface Change {
  readonly topic: NotificationTopic;
  readonly way: Way;
  readonly isOn: boolean;
}
type Topics = NotificationPreferences['topics'];
const changed = (topics: Topics, { topic, way, isOn }: Change): Topics => ({
  ...topics,
  [topic]: { ...topics[topic], [way]: isOn },
});

/** Shows a change at once and sends it after the one before, so that each is based on the stored state. */
function usePreferences() {
  const query = useQuery({ ...read(), staleTime: 0 });
  const sayFailure = useFailureToast();
  const [isElsewhere, setElsewhere] = useState(false);
  /** Changes that are not stored yet. */
  const [waiting, setWaiting] = useState<readonly Change[]>([]);
  const line = useRef(Promise.resolve());

  async function save(change: Change): Promise<void> {
    const before = queryClient().getQueryData(read().queryKey);
    if (before === undefined) return;
    const { lastModified } = before;
    const body = { topics: changed(before.topics, change), lastModified };
    try {
      show(await send(notifications.savePreferences, { body }));
    } catch (error) {
      if (!isConflict(error)) {
        sayFailure(error);
        return;
      }
      const stored = storedRecord(error, notifications.preferences.read);
      if (stored === undefined) await queryClient().invalidateQueries(read());
      else show(stored);
      setElsewhere(true);
    }
  }
  const change = (next: Change) => {
    setElsewhere(false);
    setWaiting((before) => [...before, next]);
    line.current = line.current
      .then(() => save(next))
      .then(() => setWaiting((before) => before.filter((each) => each !== next)));
  };
  const withWaiting = ({ topics }: NotificationPreferences) => waiting.reduce(changed, topics);
  return { query, isElsewhere, change, withWaiting };
}

/** Settings, 'Notifications': which notifications the person gets and how; saved at once. */
export function NotificationsSection() {
  const { t } = useTranslation(['notifications', 'words']);
  const { query, isElsewhere, change, withWaiting } = usePreferences();
  return (
    <Section id="notifications" title={t('words:notifications')} lead={t('preferences.lead')}>
      <Surface>
        <Box aria-live="polite">
          {isElsewhere && (
            <Alert severity="warning" sx={{ mb: 2 }}>
              {t('preferences.elsewhere')}
            </Alert>
          )}
        </Box>
        <QueryState
          state={mapRead(readState(query), withWaiting)}
          failed={t('preferences.failed')}
          skeleton={<RowsSkeleton rows={NOTIFICATION_TOPICS.length} height={104} />}
        >
          {(topics) => (
            <PlainList>
              {NOTIFICATION_TOPICS.map((topic) => (
                <Box
                  component="li"
                  key={topic}
                  sx={{
                    '& + &': { borderBlockStart: '1px solid', borderColor: 'divider' },
                    paddingBlock: 0.5,
                  }}
                >
                  {WAYS.map((way) => (
                    <CheckInput
                      key={way}
                      label={t(`preferences.${way}`, { topic: t(`topics.${topic}`) })}
                      checked={topic === 'account' || topics[topic][way]}
                      disabled={topic === 'account'}
                      {...(topic === 'account' && way === 'email' ? { hint: t('preferences.needed') } : {})}
                      onChange={(isOn) => change({ topic, way, isOn })}
                    />
                  ))}
                </Box>
              ))}
            </PlainList>
          )}
        </QueryState>
      </Surface>
    </Section>
  );
}
