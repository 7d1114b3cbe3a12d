import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countriesQuery } from '@/api/allCountries';
import type { PlanStay } from '@/api/endpoints/plan';
import { isDay, today } from '@/eligibility/calendar';
import { pathOf } from '@/routing/routes';
import { CountryInput } from '@/forms/fields/CountryInput';
import { DateInput } from '@/forms/fields/DateInput';
import { FIELD_GAP } from '@/forms/fields/FieldFrame';
import { Fieldset } from '@/forms/fields/Fieldset';
import { useCountryChoices } from '@/forms/fields/useCountryList';
import { formatNumber, regionName } from '@/i18n/format';
import { sentenceGap } from '@/i18n/punctuation';
import { AppLink } from '@/ui/page/AppLink';
import { noticeSx } from '@/ui/loading/StatusNotice';
import { Coming } from '@/ui/loading/Skeletons';
import { PlainList } from '@/ui/text/PlainList';

const MOST = 30;
const NO_COUNTRIES = [] as const;

interface LivedInProps {
  readonly stays: readonly PlanStay[];
  /** Code of the country where the person lives now; undefined when it is not known. */
  readonly residence: string | undefined;
  readonly lacksResidence: boolean;
  /** Code of the country that cannot be chosen. */
  readonly notIn: string | undefined;
  readonly onChange: (stays: readonly PlanStay[]) => void;
}

/** The countries whose police certificates are needed, with the dates of each stay where they are known. */
export function LivedIn({ stays, residence, lacksResidence, notIn, onChange }: LivedInProps) {
  const { t } = useTranslation(['plan', 'terms']);
  const { data, isLoading } = useQuery(countriesQuery());
  // The plan stores country codes, which are the same in the built-in list.
  const all = useCountryChoices(data?.data.data ?? NO_COUNTRIES);
  const choices = useMemo(
    () => all.filter(({ code }) => code !== notIn && code !== residence),
    [all, notIn, residence],
  );
  const [added, setAdded] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (added > 0) list.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus();
  }, [added]);
  const add = (id: string) => {
    const code = choices.find((country) => country.id === id)?.code;
    if (code === undefined || code === null) return;
    onChange([...stays, { countryCode: code, from: null, to: null }]);
    setAdded(added + 1);
  };
  const field = useRef<HTMLInputElement>(null);
  return (
    <Box className="vt-in-order">
      {isLoading && <Coming />}
      {stays.length < MOST ? (
        <Box sx={{ maxWidth: 480 }}>
          <CountryInput
            // A new key empties the search text after a country is added.
            key={added}
            id="plan-lived-in"
            label={t('about.livedIn')}
            hint={t('about.livedInHint')}
            choices={choices}
            value=""
            onChange={add}
            onBlur={() => undefined}
            inputRef={field}
          />
        </Box>
      ) : (
        <p>{t('terms:atMost', { max: formatNumber(MOST) })}</p>
      )}
      {residence !== undefined && residence !== notIn && (
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {t('about.residence', { country: regionName(residence) })}
        </Box>
      )}
      {lacksResidence && (
        <Alert severity="warning" sx={{ ...noticeSx, color: 'text.primary' }}>
          {t('about.noResidence')}
          {sentenceGap()}
          <Link component={AppLink} to={pathOf('profilePersonal')}>
            {t('about.addResidence')}
          </Link>
        </Alert>
      )}
      {stays.length > 0 && (
        <PlainList ref={list} aria-label={t('about.stays')} sx={{ mt: 1 }}>
          {stays.map((stay, at) => (
            // The same country may occur twice.
            // oxlint-disable-next-line react/no-array-index-key
            <Box component="li" key={`${stay.countryCode} ${at}`}>
              <StayFields
                id={`plan-stay-${at}`}
                stay={stay}
                onChange={(next) => onChange(stays.with(at, next))}
                onRemove={() => {
                  onChange(stays.toSpliced(at, 1));
                  field.current?.focus();
                }}
              />
            </Box>
          ))}
        </PlainList>
      )}
    </Box>
  );
}

interface StayFieldsProps {
  readonly id: string;
  readonly stay: PlanStay;
  readonly onChange: (stay: PlanStay) => void;
  readonly onRemove: () => void;
}

type Days = { readonly from: string; readonly to: string };
const dayOrNull = (text: string) => (isDay(text) ? text : null);

/** One stay in a country. Invalid dates show an error and are not stored. */
function StayFields({ id, stay, onChange, onRemove }: StayFieldsProps) {
  const { t } = useTranslation(['plan', 'problems']);
  const [typed, setTyped] = useState<Days | null>(null);
  const shown = typed ?? { from: stay.from ?? '', to: stay.to ?? '' };
  const name = regionName(stay.countryCode);
  const problemOf = (days: Days) => {
    const now = today();
    return {
      from: days.from > now ? t('about.future') : undefined,
      to:
        days.to > now
          ? t('about.future')
          : isDay(days.from) && isDay(days.to) && days.to < days.from
            ? t('problems:endBeforeStart')
            : undefined,
    };
  };
  const problem = problemOf(shown);
  const change = (part: Partial<Days>) => {
    const days = { ...shown, ...part };
    const { from, to } = problemOf(days);
    const isGood = from === undefined && to === undefined;
    setTyped(isGood ? null : days);
    if (isGood) onChange({ ...stay, from: dayOrNull(days.from), to: dayOrNull(days.to) });
  };
  return (
    <Box sx={{ paddingBlock: 1.5, borderBlockStart: '1px solid', borderColor: 'divider' }}>
      <Fieldset legend={name}>
        <Box
          sx={{
            display: 'grid',
            columnGap: 2,
            rowGap: { xs: FIELD_GAP, sm: 0 },
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr)) 11rem' },
          }}
        >
          <DateInput
            id={`${id}-from`}
            label={t('about.from')}
            value={shown.from}
            onChange={(from) => change({ from })}
            error={problem.from}
          />
          <DateInput
            id={`${id}-to`}
            label={t('about.to')}
            value={shown.to}
            onChange={(to) => change({ to })}
            error={problem.to}
          />
          <Button onClick={onRemove} sx={{ justifySelf: 'start', alignSelf: 'center' }}>
            {t('about.remove', { country: name })}
          </Button>
        </Box>
      </Fieldset>
    </Box>
  );
}
