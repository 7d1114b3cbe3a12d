import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ProfileSection } from '@/config/profileSections';
import { sectionGain } from '@/features/profile/completion';
import { useSectionProgress } from '@/features/profile/profileProgress';
import { sectionPath, withBack } from '@/features/profile/sections';
import type { OwnSections } from '@/features/profile/useOwnSections';
import { completionQuery } from '@/features/profile/useProfile';
import { formatNumber } from '@/i18n/format';
import type { SessionUser } from '@/storage/sessionUser';
import { Surface } from '@/ui/card/Surface';
import { PlainList } from '@/ui/text/PlainList';
import { Text } from '@/ui/text/Text';
import { SectionRow } from './SectionRow';
import { useWaitingSections } from './useWaitingSections';

interface SectionGain {
  /** True while the completion is loading. */
  readonly waits: boolean;
  /** What completing a section adds, as text; null when nothing is missing or it is not known. */
  readonly of: (section: ProfileSection) => string | null;
}

/** Returns what each section adds to the completion of a profile; null while there is no profile. */
function useSectionGain(profileId: string | null): SectionGain {
  const { t } = useTranslation('sections');
  const { data, isLoading } = useQuery({ ...completionQuery(profileId ?? ''), enabled: profileId !== null });
  return {
    waits: isLoading,
    of(section) {
      const gain = data === undefined ? null : sectionGain(data, section);
      if (gain === null) return null;
      return t(gain.isExact ? 'gain' : 'gainAbout', { percent: formatNumber(gain.percent) });
    },
  };
}

interface SectionListProps {
  readonly user: SessionUser;
  readonly sections: OwnSections;
  readonly back: string | null;
}

/**
 * All sections with their state and what each adds. As long as there is no profile, only the first can be
 * opened.
 */
export function SectionList({ user, sections, back }: SectionListProps) {
  const { t } = useTranslation(['sections', 'terms']);
  const { profile, offered } = sections;
  const statuses = useSectionProgress(sections, user);
  const waiting = useWaitingSections(user.id);
  const gains = useSectionGain(profile?.id ?? null);
  const opens = (section: ProfileSection) => profile !== null || section === 'personal';
  const done = offered.filter((section) => statuses[section].state === 'done').length;
  return (
    <div>
      <Text quiet sx={{ marginBlockEnd: 1.5 }}>
        {t('partsDone', {
          count: offered.length,
          done: formatNumber(done),
          total: formatNumber(offered.length),
        })}
      </Text>
      {profile === null && <Text sx={{ marginBlockEnd: 1.5 }}>{t('begin')}</Text>}
      <Surface padding="none">
        <PlainList component="ol" aria-label={t('terms:partsOfYourProfile')}>
          {offered.map((section) => (
            <SectionRow
              key={section}
              section={section}
              state={statuses[section].state}
              isUnsent={waiting.has(section)}
              gain={opens(section) ? gains.of(section) : null}
              waits={gains.waits}
              to={
                opens(section) ? withBack(sectionPath(section), section === 'documents' ? null : back) : null
              }
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
