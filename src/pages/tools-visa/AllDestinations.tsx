import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countries, type VisaRequirement } from '@/api/endpoints/countries';
import { queryOptionsFor } from '@/api/queries';
import { ReferenceAnswer, withoutSample } from '@/features/tools/ReferenceAnswer';
import { TABLE_SX } from '@/features/tools/page/tableSx';
import { fold } from '@/i18n/fold';
import { useVisaWords } from '@/features/tools/useReferenceWords';
import { Labelled } from '@/lists/Select';
import { SearchInput } from '@/lists/SearchInput';

interface AllDestinationsProps {
  readonly from: string;
  readonly nameOf: (code: string) => string;
}

/** The visa requirements of a citizenship for every destination of the backend. */
export function AllDestinations({ from, nameOf }: AllDestinationsProps) {
  const { t } = useTranslation('tools');
  const [sought, setSought] = useState('');
  const query = useQuery(
    queryOptionsFor(withoutSample(countries.visaRequirementsOf), { path: { code: from } }),
  );
  const fits = ({ to }: VisaRequirement) =>
    fold(nameOf(to)).includes(fold(sought)) || to.toLowerCase() === sought.trim().toLowerCase();
  return (
    <Box sx={{ mt: 2 }}>
      <ReferenceAnswer query={query}>
        {(all) => (
          <>
            <Box sx={{ maxWidth: 360, mb: 2 }}>
              <Labelled id="visa-search" label={t('visa.search')}>
                <SearchInput
                  id="visa-search"
                  label={t('visa.search')}
                  isLabelled
                  value={sought}
                  onChange={(event) => setSought(event.target.value)}
                  spellCheck={false}
                  sx={{ width: '100%' }}
                />
              </Labelled>
            </Box>
            <Destinations rows={all.filter((one) => fits(one))} nameOf={nameOf} />
          </>
        )}
      </ReferenceAnswer>
    </Box>
  );
}

interface DestinationsProps {
  readonly rows: readonly VisaRequirement[];
  readonly nameOf: (code: string) => string;
}

function Destinations({ rows, nameOf }: DestinationsProps) {
  const { t } = useTranslation(['tools', 'terms']);
  const words = useVisaWords();
  if (rows.length === 0) return <p>{t('visa.noMatch')}</p>;
  return (
    <Box component="table" sx={TABLE_SX}>
      <caption>{t('visa.visitsOnly')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('terms:destination')}</th>
          <th scope="col">{t('visa.requirement')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.to}>
            <th scope="row">{nameOf(row.to)}</th>
            <td>
              {words.needed(row)}
              {words.stay(row) !== null && (
                <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{words.stay(row)}</Box>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
