import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ProfileSection } from '@/config/profileSections';
import { sectionGain } from '@/features/profile/gains';
import { completionQuery } from '@/features/profile/useProfile';
import { formatNumber } from '@/i18n/format';

interface SectionGain {
  /** True while the completion is loading. */
  readonly waits: boolean;
  /** What completing a section adds, as text; null when nothing is missing or it is not known. */
  readonly of: (section: ProfileSection) => string | null;
}

/** Returns what each section adds to the completion of a profile; null while there is no profile. */
export function useSectionGain(profileId: string | null): SectionGain {
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
