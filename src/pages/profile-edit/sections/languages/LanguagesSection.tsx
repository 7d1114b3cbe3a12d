import { isRecord } from '@/api/answer';
import { useTranslation } from 'react-i18next';
import { languageName } from '@/i18n/languageNames';
import { useNames } from '@/features/profile/useNames';
import { bracketed } from '@/i18n/bracketed';
import { formatList } from '@/i18n/format';
import { Bound } from '@/forms/Bound';
import { SectionForm } from '@/pages/profile-edit/form/SectionForm';
import { useSectionForm } from '@/pages/profile-edit/form/useSectionForm';
import { checkLanguages, type LanguageValues } from '@/pages/profile-edit/rules';
import { storedLanguages } from '@/pages/profile-edit/storedValues';
import type { SectionProps } from '@/pages/profile-edit/sections/section';
import { useProfileStore } from '@/pages/profile-edit/sections/useProfileStore';
import { LanguagesInput } from './LanguagesInput';

const FIELDS = ['languages'] as const;

const valuesFrom = (stored: unknown): LanguageValues | undefined =>
  isRecord(stored) ? { languages: storedLanguages(stored.languages) } : undefined;

/** The languages of the person, each with a level. */
export function LanguagesSection({ user, sections }: SectionProps) {
  const { t } = useTranslation(['profile', 'fields']);
  const names = useNames();
  const section = useSectionForm<LanguageValues>({
    id: 'profile',
    store: useProfileStore(user.id, sections.profile, FIELDS),
    fields: FIELDS,
    nameOf: (field) => t(`fields:${field}`),
    valuesFrom,
    check: checkLanguages,
    textOf: (_field, { languages }) =>
      formatList(
        languages.map(({ code, level }) => bracketed(languageName(code), names.languageLevel(level))),
      ),
  });
  return (
    <SectionForm state={section}>
      <Bound of={section.of} name="languages">
        {(field) => <LanguagesInput {...field} />}
      </Bound>
    </SectionForm>
  );
}
