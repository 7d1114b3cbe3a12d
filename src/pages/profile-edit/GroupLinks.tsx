import { useTranslation } from 'react-i18next';
import { GROUPS } from '@/features/profile/groups';
import { SectionLinks } from '@/ui/SectionLinks';

/** The parts of the editor, to jump to: useGroupFocus takes the keyboard there. */
export function GroupLinks() {
  const { t } = useTranslation('profile');
  return (
    <SectionLinks
      label={t('editor.groupsLabel')}
      ids={GROUPS}
      textOf={(group) => t(`groups.${group}`)}
      replace
    />
  );
}
