import { useTranslation } from 'react-i18next';
import { useSubmission } from '@/forms/useSubmission';
import { CheckInput } from '@/forms/fields/CheckInput';
import type { SectionProps } from '@/pages/profile-edit/sections/section';
import { useProfileStore } from '@/pages/profile-edit/sections/useProfileStore';
import { useFailureToast } from '@/ui/toast/useFailureToast';

const YEARS = ['experienceYears'] as const;

/**
 * A button that says that the person has not worked. It sets the years of experience to 0 and saves at once.
 */
export function NoExperience({ user, sections }: SectionProps) {
  const { t } = useTranslation('entries');
  const store = useProfileStore(user.id, sections.profile, YEARS);
  const sayFailure = useFailureToast();
  const { pending, run } = useSubmission();
  const change = async (checked: boolean) => {
    const result = await run('form', () => store.save({ experienceYears: checked ? '0' : '' }));
    if (result.outcome === 'abandoned') return;
    const failed =
      result.outcome === 'failed'
        ? result.error
        : result.value.kind === 'failed'
          ? result.value.error
          : undefined;
    if (failed !== undefined) sayFailure(failed);
  };
  return (
    <CheckInput
      label={t('experience.none')}
      disabled={pending !== null}
      checked={sections.profile?.experienceYears === 0}
      onChange={(checked) => void change(checked)}
    />
  );
}
