import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countries, type VisaRequirement } from '@/api/endpoints/countries';
import { queryOptionsFor } from '@/api/queries';
import { CountryByCode } from '@/features/tools/CountryByCode';
import { TABLE_SX } from '@/features/tools/page/tableSx';
import { ToolPage } from '@/features/tools/page/ToolPage';
import { QuestionGroup, QuestionPair } from '@/features/tools/questions/ToolForm';
import { NoGuess, ReferenceAnswer, useVisaWords, withoutSample } from '@/features/tools/ReferenceAnswer';
import { useCountryList } from '@/forms/fields/useCountryList';
import { useProfileChoices } from '@/features/tools/useProfileChoices';
import { fold } from '@/i18n/fold';
import { SearchInput } from '@/lists/SearchInput';
import { Labelled } from '@/lists/Select';
import { Surface } from '@/ui/card/Surface';
import { StatusRegion } from '@/ui/text/StatusRegion';
import { Text } from '@/ui/text/Text';

interface AllDestinationsProps {
  readonly from: string;
  readonly nameOf: (code: string) => string;
}

/** The visa requirements of a citizenship for every destination of the backend. */
function AllDestinations({ from, nameOf }: AllDestinationsProps) {
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

/** The visa requirement for citizens of one country who visit another, by the backend's data. */
export function VisaPage() {
  const { t } = useTranslation(['tools', 'fields', 'terms']);
  const [choices, choose] = useProfileChoices(['from', 'to'], ({ citizenship, goal }) => ({
    from: citizenship,
    to: goal,
  }));
  const list = useCountryList();
  const [showsAll, setShowsAll] = useState(false);
  const isListed = (code: string) => list.choices.some((country) => country.code === code);
  const { from, to } = choices;
  return (
    <ToolPage lead={t('visa.lead')}>
      <QuestionGroup>
        <QuestionPair>
          <CountryByCode
            id="visa-from"
            label={t('fields:citizenshipIds')}
            choices={list.choices}
            value={from}
            onChange={(code) => choose({ from: code })}
          />
          <CountryByCode
            id="visa-to"
            label={t('terms:destination')}
            choices={list.choices}
            value={to}
            onChange={(code) => choose({ to: code })}
          />
        </QuestionPair>
        {list.isMissing && (
          <div>
            <NoGuess isList onRetry={list.retry} retrying={list.retrying} />
          </div>
        )}
      </QuestionGroup>
      {isListed(from) && isListed(to) && <Requirement from={from} to={to} />}
      {isListed(from) && (
        <Box sx={{ mt: 3 }}>
          <Button variant="outlined" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {t('visa.all')}
          </Button>
          {showsAll && <AllDestinations from={from} nameOf={list.nameOf} />}
        </Box>
      )}
    </ToolPage>
  );
}

interface RequirementProps {
  readonly from: string;
  readonly to: string;
}

/** The backend's answer for two countries. */
function Requirement({ from, to }: RequirementProps) {
  const { t } = useTranslation('tools');
  const words = useVisaWords();
  const query = useQuery(queryOptionsFor(withoutSample(countries.visaRequirements), { query: { from, to } }));
  return (
    <Box sx={{ mt: 3 }}>
      <Surface padding="roomy">
        <StatusRegion>
          <ReferenceAnswer query={query}>
            {(requirement) => (
              <>
                <Text sx={{ typography: 'h5' }}>{words.needed(requirement)}</Text>
                {words.stay(requirement) !== null && <Text sx={{ mt: 1 }}>{words.stay(requirement)}</Text>}
                {requirement.notes !== null && requirement.notes !== undefined && (
                  <Text dir="auto" sx={{ mt: 1 }}>
                    {requirement.notes}
                  </Text>
                )}
                <Text sx={{ mt: 2, fontWeight: 600 }}>{t('visa.visitsOnly')}</Text>
              </>
            )}
          </ReferenceAnswer>
        </StatusRegion>
      </Surface>
    </Box>
  );
}
