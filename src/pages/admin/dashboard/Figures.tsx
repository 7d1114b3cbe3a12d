import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { admin } from '@/api/endpoints/admin';
import { countries } from '@/api/endpoints/countries';
import { educationLevels } from '@/api/endpoints/educationLevels';
import { userProfiles } from '@/api/endpoints/userProfiles';
import { queryOptionsFor } from '@/api/queries';
import { areaIsOn } from '@/config/areas';
import { formatNumber } from '@/i18n/format';
import { VisuallyHidden } from '@/ui/text/VisuallyHidden';
import { mapRead, readState } from '@/ui/loading/readState';
import { PlainList } from '@/ui/text/PlainList';
import { Tile } from './Tile';

/** The note below a figure, when the response has the values for it. */
const noteOf = <T,>(value: T | null | undefined, text: (value: T) => string): { readonly note?: string } =>
  value === null || value === undefined ? {} : { note: text(value) };

/** The totals from the statistics of each resource. */
export function Figures() {
  const { t } = useTranslation(['admin', 'terms']);
  const levels = useQuery(queryOptionsFor(educationLevels.statistics));
  const places = useQuery(queryOptionsFor(countries.statistics));
  const profiles = useQuery(queryOptionsFor(userProfiles.statistics));
  const people = useQuery(queryOptionsFor(admin.dashboard));
  const shown = (count: number) => ({ count, shown: formatNumber(count) });
  return (
    <section aria-labelledby="figures-title">
      <h2 id="figures-title" style={{ margin: 0 }}>
        <VisuallyHidden>{t('terms:figures')}</VisuallyHidden>
      </h2>
      <PlainList
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: {
            xs: 'repeat(2, minmax(0, 1fr))',
            lg: 'repeat(4, minmax(0, 1fr))',
          },
        }}
      >
        <Tile
          to="adminEducationLevels"
          label={t('terms:educationLevels')}
          none={t('figures.noneText')}
          state={mapRead(readState(levels), ({ data, isSample }) => ({
            value: data.total,
            ...noteOf(data.active, (active) => t('figures.active', shown(active))),
            isSample,
          }))}
        />
        <Tile
          to="adminCountries"
          label={t('terms:countries')}
          none={t('figures.noneText')}
          state={mapRead(readState(places), ({ data, isSample }) => ({
            value: data.total,
            ...noteOf(data.byRegion, (byRegion) => t('figures.regions', shown(Object.keys(byRegion).length))),
            isSample,
          }))}
        />
        <Tile
          to="adminUserProfiles"
          label={t('figures.userProfiles')}
          none={t('figures.noneProfiles')}
          state={mapRead(readState(profiles), ({ total, complete }) => ({
            value: total,
            ...noteOf(complete, (some) => t('figures.complete', shown(some))),
          }))}
        />
        <Tile
          to="adminUsers"
          label={t('terms:users')}
          none={t('figures.noneUsers')}
          state={mapRead(readState(people), ({ users, newUsersThisWeek }) => ({
            value: users,
            ...noteOf(newUsersThisWeek, (some) =>
              some === 0 ? t('figures.newNone') : t('figures.new', shown(some)),
            ),
          }))}
        />
        {areaIsOn('adminJobs') && (
          <Tile
            to="adminJobs"
            label={t('terms:jobPostings')}
            none={t('figures.noneText')}
            state={mapRead(readState(people), ({ jobs }) => ({ value: jobs }))}
          />
        )}
        {areaIsOn('adminApplications') && (
          <Tile
            to="adminApplications"
            label={t('terms:applications')}
            none={t('figures.noneApplications')}
            state={mapRead(readState(people), ({ applications, applicationsWaitingLong }) => ({
              value: applications,
              ...noteOf(applicationsWaitingLong, (some) => t('figures.waitingLong', shown(some))),
            }))}
          />
        )}
        {areaIsOn('documents') && (
          <Tile
            to="adminDocuments"
            label={t('figures.documents')}
            none={t('figures.noneDocuments')}
            state={mapRead(readState(people), ({ documentsPending }) => ({ value: documentsPending }))}
          />
        )}
      </PlainList>
    </section>
  );
}
