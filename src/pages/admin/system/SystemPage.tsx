import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { system } from '@/api/endpoints/system';
import { queryOptionsFor } from '@/api/queries';
import { Health } from '@/features/system/Health';
import type { TextKey } from '@/i18n/textKey';
import { linesSx } from '@/ui/card/linesSx';
import { TitledCard } from '@/ui/card/TitledCard';
import { QueryState } from '@/ui/loading/QueryState';
import { mapRead, readState } from '@/ui/loading/readState';
import { TextSkeleton } from '@/ui/loading/Skeletons';
import { PageHeading } from '@/ui/page/PageHeading';
import { Content } from '@/ui/page/Section';
import { BidiText } from '@/ui/text/BidiText';
import { BarChart } from './BarChart';
import { daysIn, formatFigure, type Line, linesOf, type Plain } from './figures';

type Values = Readonly<Record<string, unknown>>;

interface ValuesProps {
  readonly title: string;
  readonly failed: string;
  readonly query: UseQueryResult<Values>;
  /** Content above the values. */
  readonly children?: (values: Values) => ReactNode;
}

/** A card with names and values that the backend sent, one per line. */
function ValuesPart({ title, failed, query, children }: ValuesProps) {
  const { t } = useTranslation('system');
  return (
    <TitledCard title={title}>
      <QueryState
        state={mapRead(readState(query), (values) => ({ values, lines: linesOf(values) }))}
        size="page"
        failed={failed}
        skeleton={<TextSkeleton lines={6} />}
      >
        {({ values, lines }) => (
          <>
            {children?.(values)}
            {lines.length === 0 ? (
              <Box sx={{ color: 'text.secondary' }}>{t('nothing')}</Box>
            ) : (
              <Box component="ul" sx={linesSx}>
                {lines.map((line) => (
                  <ValueLine key={line[0]} line={line} />
                ))}
              </Box>
            )}
          </>
        )}
      </QueryState>
    </TitledCard>
  );
}

type NameKey = Extract<TextKey, `system:names.${string}` | `terms:${string}`>;
const NAMES: Readonly<Record<string, NameKey>> = {
  version: 'system:names.version',
  environment: 'system:names.environment',
  passwordMinLength: 'system:names.passwordMinLength',
  accessTokenLifetimeSeconds: 'system:names.accessTokenLifetimeSeconds',
  maximumUploadBytes: 'system:names.maximumUploadBytes',
  'features.google': 'system:names.google',
  'features.linkedIn': 'system:names.linkedIn',
  'features.twoFactor': 'terms:twoStepVerification',
  uptimeSeconds: 'system:names.uptimeSeconds',
  memoryBytes: 'system:names.memoryBytes',
  sessions: 'system:names.sessions',
  users: 'system:names.users',
  documents: 'terms:documents',
};

function ValueLine({ line: [name, value] }: { readonly line: Line }) {
  const { t } = useTranslation(['system', 'terms']);
  const key = Object.hasOwn(NAMES, name) ? NAMES[name] : undefined;
  const shown = (plain: Plain) => {
    if (typeof plain === 'boolean') return t(plain ? 'on' : 'off');
    return typeof plain === 'number' ? formatFigure(name, plain) : <BidiText>{plain.slice(0, 200)}</BidiText>;
  };
  return (
    <li>
      <span className="main">
        {key === undefined ? <BidiText ltr>{name.slice(0, 80)}</BidiText> : t(key)}
      </span>
      <span className="aside">{shown(value)}</span>
    </li>
  );
}

const COLUMN = { display: 'grid', gap: 3, minWidth: 0 } as const;
const CHARTS = {
  display: 'grid',
  gap: 3,
  mb: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;
/** Data about the server itself is soon out of date. */
const FRESH = { staleTime: 30_000 } as const;

/** The state of the service: its parts, figures and settings, as the backend sends them. */
export function SystemPage() {
  const { t } = useTranslation(['system', 'terms']);
  const client = useQueryClient();
  const metrics = useQuery({ ...queryOptionsFor(system.metrics), ...FRESH });
  const settings = useQuery({ ...queryOptionsFor(system.config), ...FRESH });
  const refresh = (
    <Button variant="outlined" onClick={() => void client.invalidateQueries()} disabled={metrics.isFetching}>
      {t('refresh')}
    </Button>
  );
  return (
    <Content padded>
      <PageHeading actions={refresh} />
      <Box
        className="vt-in-order"
        sx={{
          mt: 4,
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
        }}
      >
        <ValuesPart title={t('terms:figures')} failed={t('metrics.failed')} query={metrics}>
          {(values) => {
            const registrations = daysIn(values, 'registrationsByDay');
            const applications = daysIn(values, 'applicationsByDay');
            return (
              <Box sx={CHARTS}>
                {registrations !== undefined && (
                  <BarChart title={t('terms:registrations')} days={registrations} />
                )}
                {applications !== undefined && (
                  <BarChart title={t('terms:applications')} days={applications} />
                )}
              </Box>
            );
          }}
        </ValuesPart>
        <Box sx={COLUMN} className="vt-in-order">
          <Health />
          <ValuesPart title={t('settings.title')} failed={t('settings.failed')} query={settings} />
        </Box>
      </Box>
    </Content>
  );
}
