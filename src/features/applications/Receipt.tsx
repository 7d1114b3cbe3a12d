import Print from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Application } from '@/api/endpoints/applications';
import { areaIsOn } from '@/config/areas';
import { pathOf } from '@/routing/routes';
import { formatNumber } from '@/i18n/format';
import { formatMomentAndZone } from '@/i18n/zones';
import { Surface } from '@/ui/card/Surface';
import { AppLink } from '@/ui/page/AppLink';
import { PageHeading } from '@/ui/page/PageHeading';
import { BidiText } from '@/ui/text/BidiText';
import { Facts } from './Facts';
import { usualDays } from './wait';

/** The receipt of an application, to print or keep: what was sent, to whom and when, and what happens next. */
export function Receipt({ application }: { readonly application: Application }) {
  const { t } = useTranslation(['applications', 'words', 'terms', 'fields']);
  const { reference, submittedAt, createdAt, sent, company, jobTitle, id } = application;
  const { from, to } = usualDays(application);
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <PageHeading title={t('receipt.title')} lead={t('receipt.lead')} />
      <Surface>
        <Facts
          facts={[
            { label: t('fields:job'), value: <BidiText>{jobTitle}</BidiText> },
            { label: t('fields:to'), value: sent?.to ?? company },
            {
              label: t('fields:sent'),
              value: formatMomentAndZone(submittedAt ?? createdAt),
            },
            ...(typeof reference === 'string'
              ? [{ label: t('fields:reference'), value: <BidiText ltr>{reference}</BidiText> }]
              : []),
          ]}
        />
      </Surface>
      <Surface component="section" labelledBy="receipt-next">
        <Box component="h2" id="receipt-next" sx={{ typography: 'h5', margin: 0 }}>
          {t('receipt.next')}
        </Box>
        <p>
          {t(from === to ? 'receipt.within' : 'receipt.usual', {
            from: formatNumber(from),
            count: to,
            formatted: formatNumber(to),
          })}
        </p>
        <Box component="p" sx={{ marginBlockEnd: 0 }}>
          {t('receipt.follow')}
        </Box>
      </Surface>
      <Box className="vt-no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {areaIsOn('applications') && (
          <Button variant="contained" component={AppLink} to={pathOf('application', { id })}>
            {t('terms:seeYourApplication')}
          </Button>
        )}
        <Button variant="outlined" component={AppLink} to={pathOf('jobs')}>
          {t('receipt.jobs')}
        </Button>
        <Button startIcon={<Print aria-hidden />} onClick={() => window.print()}>
          {t('words:print')}
        </Button>
      </Box>
    </Box>
  );
}
