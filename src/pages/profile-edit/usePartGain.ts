import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ProfilePart } from '@/config/profileParts';
import { partGain } from '@/features/profile/gains';
import { completionQuery } from '@/features/profile/useProfile';
import { formatNumber } from '@/i18n/format';

interface PartGain {
  /** True until it is known. */
  readonly waits: boolean;
  /** What filling in a part brings, in words; null where nothing of it is missing, and where it is not known. */
  readonly of: (part: ProfilePart) => string | null;
}

/** What each part brings to a profile; null while there is none. */
export function usePartGain(profileId: string | null): PartGain {
  const { t } = useTranslation('sections');
  const { data, isLoading } = useQuery({ ...completionQuery(profileId ?? ''), enabled: profileId !== null });
  return {
    waits: isLoading,
    of(part) {
      const gain = data === undefined ? null : partGain(data, part);
      if (gain === null) return null;
      return t(gain.isExact ? 'gain' : 'gainAbout', { percent: formatNumber(gain.percent) });
    },
  };
}
