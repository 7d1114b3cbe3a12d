import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '@/config/languages';
import { ChoiceInput } from '@/forms/fields/ChoiceInput';
import { type DefinedFields, Field } from '@/forms/Field';
import { FieldStack } from '@/forms/Fields';
import type { AnnouncementValues } from './announcementForm';
import { bodyIn, OTHERS, type Other, titleIn } from './announcementForm';

interface InLanguagesProps {
  readonly of: DefinedFields<AnnouncementValues>;
  readonly id: string;
  /** The languages that already have a text. */
  readonly begun: readonly Other[];
  readonly disabled: boolean;
}

/** The texts in languages other than English, with a pair of fields for each added language. */
export function InLanguages({ of, id, begun, disabled }: InLanguagesProps) {
  const { t } = useTranslation(['announcements', 'terms']);
  const [added, setAdded] = useState(begun);
  const left = OTHERS.filter((language) => !added.includes(language));
  return (
    <>
      {added.map((language) => {
        const { name, tag, direction } = LANGUAGES[language];
        return (
          <Box key={language} lang={tag} dir={direction}>
            <FieldStack>
              <Field of={of} name={titleIn(language)} label={t('titleIn', { language: name })} />
              <Field of={of} name={bodyIn(language)} label={t('bodyIn', { language: name })} />
            </FieldStack>
          </Box>
        );
      })}
      {left.length > 0 && (
        <ChoiceInput
          id={`${id}-add-language`}
          label={t('terms:addALanguage')}
          value=""
          emptyName={t('chooseLanguage')}
          disabled={disabled}
          options={left.map((value) => ({
            value,
            name: LANGUAGES[value].name,
            lang: LANGUAGES[value].tag,
          }))}
          onChange={(language) => {
            const chosen = left.find((each) => each === language);
            if (chosen !== undefined) setAdded([...added, chosen]);
          }}
        />
      )}
    </>
  );
}
