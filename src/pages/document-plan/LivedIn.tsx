import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countries } from '@/api/endpoints/countries';
import type { PlanStay } from '@/api/endpoints/plan';
import { queryOptionsFor } from '@/api/queries';
import { pathOf } from '@/routing/routes';
import { CountryInput } from '@/forms/fields/CountryInput';
import { useCountryChoices } from '@/forms/fields/useCountryChoices';
import { formatNumber, regionName } from '@/i18n/format';
import { sentenceGap } from '@/i18n/sentences';
import { AppLink } from '@/ui/page/AppLink';
import { noticeSx } from '@/ui/loading/noticeSx';
import { Coming } from '@/ui/loading/Skeletons';
import { PlainList } from '@/ui/text/PlainList';
import { StayFields } from './StayFields';

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
  const { data, isLoading } = useQuery(queryOptionsFor(countries.list));
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
        <Alert severity="warning" variant="outlined" sx={{ ...noticeSx, color: 'text.primary' }}>
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
