import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkCode, isSkilled } from '@/eligibility/noc/code';
import { entryOf } from '@/eligibility/noc/nocList';
import { OfficialLinks, SourceFoot, ToolPage } from '@/features/tools/page/ToolPage';
import { useOwnAnswers } from '@/features/tools/page/useOwnAnswers';
import { FieldFrame, helpIdOf, LTR_TEXT_SX } from '@/forms/fields/FieldFrame';
import { formatDate, formatNumber } from '@/i18n/format';
import { latinDigits } from '@/i18n/latinDigits';
import { SEPARATOR } from '@/ui/text/separator';
import { StatusRegion } from '@/ui/text/StatusRegion';
import { DutySearch } from './DutySearch';
import { noc } from './Occupation';

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
        <Box sx={{ width: 320, maxWidth: '100%' }}>
          <FieldFrame id={ID} label={t('fields:nocCode')} error={error}>
            <OutlinedInput
              id={ID}
              sx={LTR_TEXT_SX}
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
