import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '@/config/languages';
import { countryNameOf } from '@/forms/fields/countryChoice';
import { useCountryList } from '@/forms/fields/useCountryList';
import { TextCell } from '@/forms/kinds/TextCell';
import { formatList } from '@/i18n/format';
import { languagesOf } from './announcementForm';
import type { FlatAnnouncement } from './flatAnnouncement';

const Line = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <Box sx={{ display: 'contents' }}>
    <dt>{name}</dt>
    {children}
  </Box>
);

/** The countries of an announcement's audience, and its texts in languages other than English. */
export function MoreDetails({ item }: { readonly item: FlatAnnouncement }) {
  const { t } = useTranslation(['announcements', 'terms']);
  const { choices } = useCountryList();
  const { countryIds = [] } = item.audience;
  const nameOf = (id: string) => countryNameOf(choices, id) ?? id;
  return (
    <>
      <Line name={t('terms:countries')}>
        <dd>
          <TextCell text={countryIds.length === 0 ? null : formatList(countryIds.map(nameOf))} />
        </dd>
      </Line>
      {languagesOf(item).map((language) => {
        const { name, tag } = LANGUAGES[language];
        const words = item.texts[language];
        return [
          <Line key={`title ${language}`} name={t('titleIn', { language: name })}>
            <dd lang={tag}>
              <TextCell text={words?.title} look="title" />
            </dd>
          </Line>,
          <Line key={`body ${language}`} name={t('bodyIn', { language: name })}>
            <dd lang={tag}>
              <TextCell text={words?.body} />
            </dd>
          </Line>,
        ];
      })}
    </>
  );
}
