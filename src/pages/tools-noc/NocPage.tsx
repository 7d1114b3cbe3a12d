import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkCode, isSkilled } from '@/eligibility/noc/code';
import { entryOf } from '@/eligibility/noc/nocList';
import { MOST_ASKED, type NocResult, searchNoc } from '@/eligibility/noc/search';
import { OfficialLinks, SourceFoot, ToolPage } from '@/features/tools/page/ToolPage';
import { type AnswersKind, useAnswers } from '@/features/tools/page/useAnswers';
import { useOwnAnswers } from '@/features/tools/page/useOwnAnswers';
import { FieldFrame, helpIdOf, ONE_LINE_SX } from '@/forms/fields/FieldFrame';
import { TextArea } from '@/forms/fields/TextArea';
import { formatDate, formatNumber } from '@/i18n/format';
import { useLanguage } from '@/i18n/LanguageProvider';
import { latinDigits } from '@/i18n/latinDigits';
import { sentences } from '@/i18n/punctuation';
import { Surface } from '@/ui/card/Surface';
import { PlainList } from '@/ui/text/PlainList';
import { SEPARATOR } from '@/ui/text/separator';
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
function DutySearch() {
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

const ID = 'noc-code';

/** Checks a typed code: whether it is valid, and the TEER category in its second digit. */
function CheckCode() {
  const { t } = useTranslation(['tools', 'fields']);
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState<string | null>(null);
  const check = asked === null ? null : checkCode(asked);
  const error = check === null || check.kind === 'valid' ? undefined : t(`noc.wrong.${check.kind}`);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(latinDigits(typed));
  };
  return (
    <Box component="section" aria-labelledby="noc-by-hand" sx={{ mt: 5 }}>
      <Box component="h2" id="noc-by-hand" sx={{ typography: 'h5', margin: 0, mb: 2 }}>
        {t('noc.byHand')}
      </Box>
      <Box
        component="form"
        noValidate
        onSubmit={onSubmit}
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'flex-start' }}
      >
        <Box sx={{ width: { xs: '100%', sm: 320 } }}>
          <FieldFrame id={ID} label={t('fields:nocCode')} error={error}>
            <OutlinedInput
              id={ID}
              sx={ONE_LINE_SX}
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value);
                setAsked(null);
              }}
              error={error !== undefined}
              aria-describedby={helpIdOf(ID)}
              inputProps={{
                inputMode: 'numeric',
                dir: 'ltr',
                autoComplete: 'off',
                spellCheck: false,
                maxLength: 12,
              }}
            />
          </FieldFrame>
        </Box>
        <Button type="submit" variant="outlined" sx={{ mt: { xs: 1, sm: '26px' }, minHeight: 56 }}>
          {t('noc.check')}
        </Button>
      </Box>
      <StatusRegion>{check?.kind === 'valid' && <Valid code={check.code} teer={check.teer} />}</StatusRegion>
    </Box>
  );
}

function Valid({ code, teer }: { readonly code: string; readonly teer: number }) {
  const { t } = useTranslation('tools');
  const entry = entryOf(noc, code);
  return (
    <Box sx={{ mt: 2 }}>
      <Box sx={{ fontWeight: 600 }}>
        {entry === undefined ? (
          t('noc.notInList', { teer })
        ) : (
          <>
            <bdi lang="en">{entry.title}</bdi>
            {SEPARATOR}
            {t('noc.teer', { teer })}
          </>
        )}
      </Box>
      <Box sx={{ color: 'text.secondary' }}>{isSkilled(teer) ? t('noc.skilled') : t('noc.notSkilled')}</Box>
    </Box>
  );
}

/** Finds a NOC code by the work that somebody does, and checks a given code. */
export function NocPage() {
  const { t } = useTranslation('tools');
  const { owner } = useOwnAnswers();
  return (
    <ToolPage lead={t('noc.lead')}>
      <Box sx={{ mb: 3, color: 'text.secondary' }}>
        <span>
          {t('noc.partial', { known: formatNumber(noc.entries.length), total: formatNumber(noc.total) })}
        </span>
        <OfficialLinks pages={noc.official} />
      </Box>
      <DutySearch key={owner} />
      <CheckCode />
      <SourceFoot
        text={t('noc.checked', { date: formatDate(noc.checkedOn, { dateStyle: 'long' }) })}
        official={[]}
      />
    </ToolPage>
  );
}
