import { useTranslation } from 'react-i18next';
import type { ProfilePart } from '@/config/profileParts';
import { withBack, sectionPath } from '@/features/profile/parts';
import type { OwnParts } from '@/features/profile/useOwnParts';
import { usePartStatuses } from '@/features/profile/usePartStatuses';
import { formatNumber } from '@/i18n/format';
import type { SessionUser } from '@/storage/sessionUser';
import { Surface } from '@/ui/card/Surface';
import { PlainList } from '@/ui/text/PlainList';
import { Text } from '@/ui/text/Text';
import { PartRow } from './PartRow';
import { usePartGain } from './usePartGain';
import { useWaitingSections } from './useWaitingSections';

interface PartsListProps {
  readonly user: SessionUser;
  readonly parts: OwnParts;
  readonly back: string | null;
}

/** Every part with its state and what it brings; while there is no profile, only the first one opens. */
export function PartsList({ user, parts, back }: PartsListProps) {
  const { t } = useTranslation(['sections', 'terms']);
  const { profile, offered } = parts;
  const statuses = usePartStatuses(parts, user);
  const waiting = useWaitingSections(user.id);
  const gains = usePartGain(profile?.id ?? null);
  const opens = (part: ProfilePart) => profile !== null || part === 'personal';
  const done = offered.filter((part) => statuses[part].state === 'done').length;
  return (
    <div>
      <Text quiet sx={{ marginBlockEnd: 1.5 }}>
        {t('partsDone', {
          count: offered.length,
          done: formatNumber(done),
          total: formatNumber(offered.length),
        })}
      </Text>
      <Surface padding="none">
        <PlainList component="ol" aria-label={t('terms:partsOfYourProfile')}>
          {offered.map((part) => (
            <PartRow
              key={part}
              part={part}
              state={statuses[part].state}
              isUnsent={waiting.has(part)}
              gain={opens(part) ? gains.of(part) : null}
              waits={gains.waits}
              to={opens(part) ? withBack(sectionPath(part), part === 'documents' ? null : back) : null}
            />
          ))}
        </PlainList>
      </Surface>
      {profile !== null && (
        <Text quiet sx={{ marginBlockStart: 1.5 }}>
          {t('others')}
        </Text>
      )}
    </div>
  );
}
