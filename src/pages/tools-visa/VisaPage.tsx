import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CountryByCode } from '@/features/tools/CountryByCode';
import { NoGuess } from '@/features/tools/NoGuess';
import { QuestionGroup, QuestionPair } from '@/features/tools/questions/QuestionGroup';
import { ToolPage } from '@/features/tools/page/ToolPage';
import { useCountryList } from '@/forms/fields/useCountryList';
import { useProfileChoices } from '@/features/tools/useProfileChoices';
import { AllDestinations } from './AllDestinations';
import { Requirement } from './Requirement';

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
