import { educationNewestFirst } from '@/features/profile/newestFirst';
import { useTranslation } from 'react-i18next';
import type { Education } from '@/api/endpoints/profileEntryShapes';
import { profileSections } from '@/api/endpoints/profileSections';
import { send } from '@/api/queries';
import { newId } from '@/config/newId';
import { PROFILE_MOST } from '@/config/profile';
import { educationMissing } from '@/features/profile/entryStates';
import { dropDraft } from '@/forms/drafts/drafts';
import { draftName } from '@/pages/profile-edit/form/draftName';
import { sameFields } from '@/pages/profile-edit/form/saving';
import { EntryList } from '@/pages/profile-edit/sections/entries/EntryList';
import type { EntryShown } from '@/pages/profile-edit/sections/entries/EntryRow';
import { joined, monthInWords } from '@/pages/profile-edit/sections/entries/lines';
import { useCountryField } from '@/pages/profile-edit/sections/entries/useCountryField';
import { useEntryDeletion } from '@/pages/profile-edit/sections/entries/useEntryDeletion';
import { waitingDrafts } from '@/pages/profile-edit/sections/entries/waitingDrafts';
import type { SectionProps } from '@/pages/profile-edit/sections/section';
import { EducationEditor } from './EducationEditor';
import { EDUCATION_FIELDS, educationBody, educationValues, educationValuesFrom } from './values';

/** Schools and courses, and the credentials that they gave; newest first. */
export function EducationSection(props: SectionProps) {
  const { user, parts } = props;
  const { t } = useTranslation(['entries', 'eligibility']);
  const countries = useCountryField();
  const { hidden, remove } = useEntryDeletion();
  const entries = educationNewestFirst(parts.education.filter(({ id }) => !hidden.has(id)));

  const nameOf = ({ name, credential, institution }: Education): string => {
    if (name !== '') return name;
    return credential ? t(`eligibility:credential.${credential}`) : institution || t('education.untitled');
  };
  const show = (entry: Education): EntryShown => {
    const { name, credential, field, institution, countryId, startedOn, finishedOn, inProgress, eca } = entry;
    const from = startedOn === null ? null : monthInWords(startedOn);
    const to = inProgress ? t('now') : finishedOn === null ? null : monthInWords(finishedOn);
    const period = from !== null && to !== null ? t('period', { from, to }) : (from ?? to);
    return {
      name: nameOf(entry),
      lines: [
        name !== '' && credential && t(`eligibility:credential.${credential}`),
        joined([field ?? '', institution, countries.nameOf(countryId)]),
        period,
        eca.status !== 'none' && `${t('fields.eca')}: ${t(`eca.${eca.status}`)}`,
      ].filter(Boolean),
      missing: educationMissing(entry).map((item) => t(`fields.${item}`)),
    };
  };

  return (
    <EntryList
      texts={{
        list: t('education.list'),
        add: t('education.add'),
        empty: t('education.empty'),
        emptyText: t('education.emptyText'),
      }}
      entries={entries}
      most={PROFILE_MOST.education}
      show={show}
      form={(entry, opened, close) => (
        <EducationEditor
          {...props}
          key={entry?.id}
          entry={entry}
          title={entry === null ? t('education.add') : t('edit', { name: nameOf(entry) })}
          opened={opened}
          onClose={close}
        />
      )}
      onDelete={(entry, name) =>
        remove({
          id: entry.id,
          name,
          send: (options) => send(profileSections.removeEducation, { path: { id: entry.id }, ...options }),
          restore: () =>
            send(profileSections.saveEducation, {
              path: { id: newId() },
              body: { ...educationBody(educationValues(entry, false), entry), lastModified: null },
            }),
        })
      }
      drafts={() =>
        waitingDrafts(
          {
            section: 'education',
            userId: user.id,
            valuesOf: (entry: Education | null) => educationValues(entry, false),
            valuesFrom: educationValuesFrom,
            isSame: (one, other) => sameFields(one, other, DRAFT_FIELDS),
          },
          entries,
        )
      }
      onDiscardDraft={(id) => dropDraft(draftName('education', user.id, id))}
    />
  );
}

/** Whether it is the highest level is told by the profile: alone it makes no draft. */
const DRAFT_FIELDS = EDUCATION_FIELDS.filter((field) => field !== 'highest');
