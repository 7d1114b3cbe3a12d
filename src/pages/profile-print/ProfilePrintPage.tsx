import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useQuery } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import { useEffect } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { endAll, listen } from '@/runtime/listen';
import { LANGUAGE_CODES, type LanguageCode, LANGUAGES } from '@/config/languages';
import { type ResumeData, useResumeSource } from '@/features/resume/useResumeSource';
import { CheckInput } from '@/forms/fields/CheckInput';
import { ChoiceInput } from '@/forms/fields/ChoiceInput';
import { Fieldset } from '@/forms/fields/Fieldset';
import { RadioInput } from '@/forms/fields/RadioInput';
import { loadInOneOf, texts } from '@/i18n/i18n';
import { currentLanguage } from '@/i18n/language';
import { useWho } from '@/layout/useWho';
import type { SessionUser } from '@/storage/sessionUser';
import { fontReady } from '@/theme/fonts/loadFonts';
import { EmptyState } from '@/ui/loading/EmptyState';
import { QueryState } from '@/ui/loading/QueryState';
import { type ReadState, readState } from '@/ui/loading/readState';
import { TextSkeleton } from '@/ui/loading/Skeletons';
import { LinkButton } from '@/ui/page/Actions';
import { PageHeading } from '@/ui/page/PageHeading';
import { Content } from '@/ui/page/Section';
import { Files } from './Files';
import {
  pageStyles,
  PART_NAMES,
  PRINT_PARTS,
  type PrintOptions,
  readOptions,
  VERSIONS,
  writeOptions,
} from './printSheet';
import { Sheet } from './Sheet';

/** The profile as a resume in any of the languages, to print or to download. */
export function ProfilePrintPage() {
  const { user } = useWho();
  return user === null ? null : <Print key={user.id} user={user} />;
}

function Print({ user }: { readonly user: SessionUser }) {
  const { t } = useTranslation(['print', 'terms']);
  const state = useResumeSource(user);
  const isEmpty = ({ sections }: ResumeData) => sections.profile === null;
  // Without a profile there is nothing to print, so the lead sentence is left out.
  const canPrint = state.status === 'ready' ? !isEmpty(state.data) : state.status === 'loading';
  return (
    <Content narrow padded>
      <div className="vt-in-order">
        <Box className="vt-no-print">
          <PageHeading lead={canPrint ? t('lead') : null} />
        </Box>
        <QueryState
          state={state}
          size="page"
          failed={t('terms:profileFailed')}
          skeleton={
            <Box sx={{ marginBlockStart: 3 }}>
              <TextSkeleton lines={10} />
            </Box>
          }
          isEmpty={isEmpty}
          empty={
            <EmptyState
              title={t('none')}
              text={t('noneText')}
              action={<LinkButton to="profile">{t('toProfile')}</LinkButton>}
            />
          }
        >
          {(data) => <Resume data={data} />}
        </QueryState>
      </div>
    </Content>
  );
}

/** Sets the document title while printing, because browsers use it as the name of the PDF. */
function useTitleWhilePrinting(title: string): void {
  useEffect(() => {
    let before = '';
    const begin = () => {
      before = document.title;
      document.title = title;
    };
    const end = () => {
      document.title = before;
    };
    return endAll(listen(window, ['beforeprint'], begin), listen(window, ['afterprint'], end));
  }, [title]);
}

function Resume({ data }: { readonly data: ResumeData }) {
  const { t } = useTranslation(['print', 'terms', 'fields']);
  const [params, setParams] = useSearchParams();
  const standard = currentLanguage();
  const options = readOptions(params, standard);
  const set = (change: Partial<PrintOptions>) =>
    setParams(writeOptions({ ...options, ...change }, standard), { replace: true, preventScrollReset: true });
  const texts = useSheetTexts(options.language);
  useTitleWhilePrinting(`${data.person.name} - CV`);
  return (
    <>
      <GlobalStyles styles={pageStyles} />
      <Box className="vt-no-print" sx={{ display: 'grid', gap: 2, marginBlock: 3 }}>
        <Box sx={{ maxWidth: 320 }}>
          <ChoiceInput
            id="print-language"
            label={t('language')}
            emptyName={LANGUAGES[standard].name}
            options={LANGUAGE_CODES.filter((code) => code !== standard).map((code) => ({
              value: code,
              name: LANGUAGES[code].name,
              lang: LANGUAGES[code].tag,
            }))}
            value={options.language === standard ? '' : options.language}
            onChange={(code) => set({ language: LANGUAGE_CODES.find((known) => known === code) ?? standard })}
          />
        </Box>
        <RadioInput
          id="print-version"
          label={t('version')}
          options={VERSIONS.map((value) => ({ value, name: t(`versions.${value}`) }))}
          value={options.version}
          onChange={(value) => set({ version: VERSIONS.find((known) => known === value) ?? 'employers' })}
        />
        <Fieldset legend={t('parts')}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
            {PRINT_PARTS.map((part) => (
              <CheckInput
                key={part}
                label={t(PART_NAMES[part])}
                checked={!options.without.includes(part)}
                onChange={(on) =>
                  set({
                    without: PRINT_PARTS.filter((each) =>
                      each === part ? !on : options.without.includes(each),
                    ),
                  })
                }
              />
            ))}
          </Box>
        </Fieldset>
        <Box>
          <Button variant="contained" disabled={texts.status !== 'ready'} onClick={() => window.print()}>
            {t('print')}
          </Button>
        </Box>
      </Box>
      <QueryState
        state={texts}
        failed={t('languageFailed')}
        skeleton={
          <Box component="output" aria-label={t('preparing')}>
            <TextSkeleton lines={8} />
          </Box>
        }
      >
        {(i18n) => (
          <section aria-label={t('preview')}>
            <I18nextProvider i18n={i18n}>
              <Sheet data={data} options={options} />
            </I18nextProvider>
          </section>
        )}
      </QueryState>
      <Box className="vt-no-print">
        <Files data={data} />
      </Box>
    </>
  );
}

const NAMESPACES = ['print', 'profile', 'eligibility'] as const;

/** Loads the texts of the print language. They are ready only when its font is loaded too. */
function useSheetTexts(language: LanguageCode): ReadState<I18n> {
  const query = useQuery<I18n>({
    queryKey: ['texts', language],
    queryFn: async () => {
      const letters = fontReady(language);
      const other = texts().instance().cloneInstance({ lng: language });
      if (!(await loadInOneOf(other, [language], NAMESPACES)))
        throw new Error(`The texts of ${language} could not be fetched`);
      await letters;
      return other;
    },
    staleTime: Infinity,
    structuralSharing: false,
  });
  return readState(query);
}
