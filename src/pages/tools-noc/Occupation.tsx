import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Experience } from '@/api/endpoints/profileEntryShapes';
import type { LanguageCode } from '@/config/languages';
import { isSkilled, teerOf } from '@/eligibility/noc/code';
import { dutiesMatch, lookAlikes, type NocEntry, type NocWords } from '@/eligibility/noc/nocList';
import { type NocIndex, nocIndex } from '@/eligibility/noc/search';
import { loadNoc, loadNocWords } from '@/eligibility/rules/load';
import { useJobName } from '@/features/profile/entryTexts';
import { useOwnAnswers } from '@/features/tools/page/useOwnAnswers';
import { CheckInput } from '@/forms/fields/CheckInput';
import { Fieldset } from '@/forms/fields/Fieldset';
import { pathOf } from '@/routing/routes';
import { Surface } from '@/ui/card/Surface';
import { CopyButton } from '@/ui/text/CopyButton';
import { Text } from '@/ui/text/Text';
import { StatusRegion } from '@/ui/text/StatusRegion';
import { useFailureToast } from '@/ui/toast/useFailureToast';

/** The list of occupations, loaded with the page because the prerendered page shows their number. */
export const noc = await loadNoc();

/** The data of a search: the index, and the duties in the interface language. */
export interface NocSearch {
  readonly language: LanguageCode;
  readonly index: NocIndex;
  readonly words: NocWords;
}

const loaded = new Map<LanguageCode, Promise<NocSearch>>();

async function load(language: LanguageCode): Promise<NocSearch> {
  const [own, english] = await Promise.all([loadNocWords(language), loadNocWords('en')]);
  const words =
    language === 'en'
      ? ([['en', english]] as const)
      : ([
          [language, own],
          ['en', english],
        ] as const);
  return { language, index: nocIndex(noc, words), words: own };
}

/** Loads the data of a search once for each language. After a failure the next search tries again. */
export function searchIn(language: LanguageCode): Promise<NocSearch> {
  const loading = loaded.get(language) ?? load(language);
  loaded.set(language, loading);
  loading.catch(() => loaded.delete(language));
  return loading;
}

/** Stands for a job that is not in the profile yet. */
const NEW_JOB = 'new';

/**
 * Puts a code into a job of the profile: into the form that asked for it, otherwise into the chosen job. The
 * code is only filled in; the person saves the form.
 */
function UseCode({ code }: { readonly code: string }) {
  const { t } = useTranslation(['tools', 'entries']);
  const { isSignedIn, owner } = useOwnAnswers();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const nameOf = useJobName();
  const sayFailure = useFailureToast();
  const [menu, setMenu] = useState<{
    readonly anchor: HTMLElement;
    readonly jobs: readonly Experience[];
  } | null>(null);
  if (!isSignedIn) return null;

  const goTo = (job: string) =>
    void navigate(`${pathOf('profileExperience')}?entry=${encodeURIComponent(job)}`, {
      state: { restore: true, nocCode: code },
    });
  const choose = async (anchor: HTMLElement) => {
    const asked = params.get('job');
    if (asked !== null) {
      goTo(asked);
      return;
    }
    try {
      const { readOwnJobs } = await import('@/features/profile/useOwnSections');
      setMenu({ anchor, jobs: await readOwnJobs(owner) });
    } catch (error) {
      sayFailure(error);
    }
  };
  return (
    <>
      <Button
        aria-haspopup={params.has('job') ? undefined : 'menu'}
        onClick={(event) => void choose(event.currentTarget)}
      >
        {t('noc.use')}
      </Button>
      {menu !== null && (
        <Menu
          open
          anchorEl={menu.anchor}
          onClose={() => setMenu(null)}
          slotProps={{ list: { 'aria-label': t('noc.use') } }}
        >
          {menu.jobs.map((job) => (
            <MenuItem key={job.id} onClick={() => goTo(job.id)} sx={{ minHeight: 44, whiteSpace: 'normal' }}>
              <bdi>{nameOf(job, menu.jobs)}</bdi>
            </MenuItem>
          ))}
          <MenuItem onClick={() => goTo(NEW_JOB)} sx={{ minHeight: 44 }}>
            {t('entries:experience.add')}
          </MenuItem>
        </Menu>
      )}
    </>
  );
}

interface OccupationProps {
  readonly entry: NocEntry;
  readonly words: NocWords;
}

/** An occupation that may fit. The person ticks its duties to decide. */
export function Occupation({ entry, words }: OccupationProps) {
  const { t } = useTranslation('tools');
  const id = useId();
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const duties = words.entries[entry.code]?.duties ?? [];
  const teer = teerOf(entry.code);
  const neighbours = lookAlikes(noc, entry);
  const matches = dutiesMatch(ticked.size, duties.length);
  const tick = (at: number, on: boolean) =>
    setTicked((now) => new Set(on ? [...now, at] : [...now].filter((other) => other !== at)));
  return (
    <Surface component="article" labelledBy={id}>
      <Box component="h2" id={id} sx={{ typography: 'h6', margin: 0 }}>
        <bdi lang="en">{entry.title}</bdi>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, mt: 0.5, mb: 1 }}>
        <Box component="bdi" dir="ltr" sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}>
          {entry.code}
        </Box>
        {teer !== null && <span>{t('noc.teer', { teer })}</span>}
        <div>
          <CopyButton text={entry.code} label={t('noc.copy')} />
          <UseCode code={entry.code} />
        </div>
      </Box>
      {teer !== null && (
        <Text quiet sx={{ mb: 2 }}>
          {isSkilled(teer) ? t('noc.skilled') : t('noc.notSkilled')}
        </Text>
      )}
      <Fieldset legend={t('noc.iDoThis')}>
        {duties.map((duty, at) => (
          <CheckInput
            key={duty}
            label={<bdi>{duty}</bdi>}
            checked={ticked.has(at)}
            onChange={(on) => tick(at, on)}
          />
        ))}
      </Fieldset>
      <StatusRegion sx={{ mt: 1, fontWeight: 600 }}>
        {ticked.size > 0 && (matches ? t('noc.match') : neighbours.length > 0 && t('noc.neighbours'))}
      </StatusRegion>
      {ticked.size > 0 && !matches && <Neighbours entries={neighbours} />}
    </Surface>
  );
}

function Neighbours({ entries }: { readonly entries: readonly NocEntry[] }) {
  return (
    <Box component="ul" sx={{ margin: 0, mt: 1, paddingInlineStart: 3 }}>
      {entries.map(({ code, title }) => (
        <li key={code}>
          <bdi dir="ltr" lang="en">
            {code} {title}
          </bdi>
        </li>
      ))}
    </Box>
  );
}
