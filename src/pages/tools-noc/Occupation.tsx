import Box from '@mui/material/Box';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSkilled, teerOf } from '@/eligibility/noc/code';
import { dutiesMatch, lookAlikes, type NocEntry, type NocWords } from '@/eligibility/noc/nocList';
import { CheckInput } from '@/forms/fields/CheckInput';
import { Fieldset } from '@/forms/fields/Fieldset';
import { Surface } from '@/ui/card/Surface';
import { CopyButton } from '@/ui/text/CopyButton';
import { Text } from '@/ui/text/Text';
import { StatusRegion } from '@/ui/text/StatusRegion';
import { noc } from './list';
import { UseCode } from './UseCode';

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
