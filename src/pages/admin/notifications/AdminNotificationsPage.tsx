import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ANNOUNCEMENT_STATES, announcements } from '@/api/endpoints/announcements';
import { LANGUAGE_CODES, LANGUAGES } from '@/config/languages';
import { RecordsPage } from '@/features/records/RecordsPage';
import type { Resource } from '@/features/records/resource';
import { LAST_MODIFIED, withView } from '@/features/records/resourceParts';
import { countryNameOf } from '@/forms/fields/countryChoice';
import { useCountryList } from '@/forms/fields/useCountryList';
import { optionsOf } from '@/forms/kinds/choice/kind';
import { TextCell } from '@/forms/kinds/TextCell';
import { formatList } from '@/i18n/format';
import { lazyDialog } from '@/ui/loading/lazyDialog';
import {
  type FlatAnnouncement,
  flatAnnouncement,
  languagesOf,
  PROFILE_OPTIONS,
  ROLE_OPTIONS,
  STATUS_OPTIONS,
} from './announcementForm';

const Line = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <Box sx={{ display: 'contents' }}>
    <dt>{name}</dt>
    {children}
  </Box>
);

/** The countries of an announcement's audience, and its texts in languages other than English. */
function MoreDetails({ item }: { readonly item: FlatAnnouncement }) {
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

const STATES = optionsOf(ANNOUNCEMENT_STATES, 'announcements:state');
/** The names of the languages, as the dialog shows them. */
const LANGUAGE_OPTIONS = LANGUAGE_CODES.map((value) => ({ value, label: { text: LANGUAGES[value].name } }));
const dialog = lazyDialog(() => import('./AnnouncementDialog').then((m) => m.AnnouncementDialog));

/** The announcements as an admin resource. After it is sent, an announcement is read-only. */
export const announcementList: Resource<FlatAnnouncement> = {
  id: 'announcements',
  route: 'adminNotifications',
  title: 'title',
  version: 'lastModified',
  goesForGood: true,
  csv: 'export',
  columnsNeed: 60,
  isFixed: ({ state }) => state === 'sent',
  filters: [{ name: 'state', label: 'fields:state', kind: 'choice', options: STATES }],
  fields: [
    { name: 'title', label: 'fields:heading', kind: 'text', maxLength: 120 },
    { name: 'body', label: 'fields:text', kind: 'long', maxLength: 2000 },
    { name: 'languages', label: 'fields:languages', kind: 'choices', options: LANGUAGE_OPTIONS },
    { name: 'roles', label: 'terms:roles', kind: 'choices', options: ROLE_OPTIONS },
    {
      name: 'applicationStatus',
      label: 'records:fields.applicationStatus',
      kind: 'choice',
      options: STATUS_OPTIONS,
    },
    { name: 'profile', label: 'terms:profile', kind: 'choice', options: PROFILE_OPTIONS },
    { name: 'link', label: 'records:fields.target', kind: 'text', ltr: true, maxLength: 500 },
  ],
  moreDetails: MoreDetails,
  columns: [
    { name: 'title', sorts: true, width: 'minmax(12rem, 2fr)' },
    {
      name: 'state',
      label: 'fields:state',
      kind: 'choice',
      options: STATES,
      sorts: true,
      width: 'minmax(6rem, 0.6fr)',
    },
    {
      name: 'recipients',
      label: 'records:fields.users',
      kind: 'number',
      min: 0,
      max: 1e9,
      sorts: true,
      width: '5.5rem',
    },
    { name: 'author', label: 'records:fields.author', kind: 'text', width: 'minmax(8rem, 1fr)' },
    {
      name: 'sentAt',
      label: 'records:fields.sentAt',
      kind: 'date',
      sorts: true,
      width: 'minmax(7rem, 0.6fr)',
    },
    { ...LAST_MODIFIED, width: 'minmax(7rem, 0.6fr)' },
  ],
  endpoints: {
    list: withView(announcements.list, (page) => ({ ...page, data: page.data.map(flatAnnouncement) })),
    byId: withView(announcements.byId, flatAnnouncement),
    update: withView(announcements.update, flatAnnouncement),
    remove: announcements.remove,
  },
  adding: dialog,
  editing: dialog,
};

/** /admin/notifications: the announcements of the agency. */
export function AdminNotificationsPage() {
  return <RecordsPage resource={announcementList} />;
}
