import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MOST_ASKED, type NocResult, searchNoc } from '@/eligibility/noc/search';
import { OfficialLinks } from '@/features/tools/page/ToolPage';
import { TextArea } from '@/forms/fields/TextArea';
import { type AnswersKind, useAnswers } from '@/features/tools/page/useAnswers';
import { formatNumber } from '@/i18n/format';
import { useLanguage } from '@/i18n/LanguageProvider';
import { sentences } from '@/i18n/sentences';
import { Surface } from '@/ui/card/Surface';
import { PlainList } from '@/ui/text/PlainList';
import { StatusRegion } from '@/ui/text/StatusRegion';
import { noc, type NocSearch, Occupation, searchIn } from './Occupation';

const KIND: AnswersKind<string> = {
  tool: 'noc',
  empty: '',
  read: (text) => (text === '' || text.startsWith('#') ? null : { rules: '', value: text }),
  write: (text) => text,
  fromProfile: () => '',
};

/** The state of a search. Its results belong to the words with which it began. */
type Found =
  | { readonly kind: 'nothingAsked' | 'searching' | 'failed' }
  | { readonly kind: 'found'; readonly results: readonly NocResult[]; readonly search: NocSearch };

/** Finds occupations by a description of the work, in the interface language or in English. */
export function DutySearch() {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const { value: question, change } = useAnswers(KIND);
  const [found, setFound] = useState<Found>({ kind: 'nothingAsked' });

  const find = async () => {
    setFound({ kind: 'searching' });
    try {
      const search = await searchIn(language.code);
      setFound({ kind: 'found', results: searchNoc(search.index, question, language.code), search });
    } catch {
      setFound({ kind: 'failed' });
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (question.trim() !== '' && found.kind !== 'searching') void find();
  };
  return (
    <>
      <Surface padding="roomy">
        <Box component="form" onSubmit={onSubmit} sx={{ maxWidth: 720 }}>
          <TextArea
            id="noc-question"
            label={t('noc.question')}
            hint={t('noc.hint')}
            value={question}
            onChange={(text) => change(text.slice(0, MOST_ASKED))}
            onBlur={() => undefined}
            inputRef={null}
          />
          {/* Never disabled, because the button would lose the focus during the search. */}
          <Button type="submit" variant="contained" sx={{ mt: 1 }}>
            {t('noc.find')}
          </Button>
        </Box>
      </Surface>
      <Results found={found} />
    </>
  );
}

function Results({ found }: { readonly found: Found }) {
  const { t } = useTranslation('tools');
  const count = found.kind === 'found' ? found.results.length : 0;
  return (
    <Box sx={{ mt: 3 }}>
      <StatusRegion>
        {found.kind === 'failed' && t('noc.failed')}
        {found.kind === 'found' &&
          (count === 0
            ? t('noc.nothing')
            : sentences([t('noc.count', { count, formatted: formatNumber(count) }), t('noc.duties')]))}
      </StatusRegion>
      {found.kind === 'found' && count === 0 && <OfficialLinks pages={noc.official} />}
      {found.kind === 'found' && count > 0 && (
        <PlainList component="ol" sx={{ mt: 2, display: 'grid', gap: 2 }}>
          {found.results.map(({ entry }) => (
            <li key={entry.code}>
              <Occupation entry={entry} words={found.search.words} />
            </li>
          ))}
        </PlainList>
      )}
    </Box>
  );
}
