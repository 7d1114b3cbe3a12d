import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { config } from '@/config/env';
import { STATISTICS } from '@/config/marketing';
import { formatNumber, formatPercent } from '@/i18n/format';
import { Actions, LinkButton } from '@/ui/page/Actions';
import { Block } from '@/ui/page/Block';
import { CreateProfileButton } from '@/identity/dialogs/CreateProfileButton';
import { FigureRow } from '@/ui/card/FigureRow';
import { PageBody } from '@/ui/page/PageBody';
import { usualTimes } from '@/ui/page/usualTimes';

const SIDES_SX = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: 4,
  '& h3': { m: 0, typography: 'h6' },
  '& p': { m: 0, mt: 1, color: 'text.secondary' },
} as const;

/** What the agency does and for whom, how it is paid, and that it belongs to no government. */
export function AboutPage() {
  const { t } = useTranslation(['about', 'words', 'terms']);
  const name = config().appName;
  const more = (value: number): string => t('words:orMore', { number: formatNumber(value) });
  return (
    <PageBody lead={t('lead', { name })}>
      <Box
        component="section"
        aria-label={t('figures.heading')}
        sx={{ mb: { xs: 2, md: 4 }, borderBlockStart: '1px solid', borderColor: 'divider' }}
      >
        <FigureRow
          figures={[
            { id: 'placements', value: more(STATISTICS.placements), label: t('words:successfulPlacements') },
            {
              id: 'partnerCompanies',
              value: more(STATISTICS.partnerCompanies),
              label: t('words:partnerCompanies'),
            },
            { id: 'countries', value: more(STATISTICS.countries), label: t('words:countriesServed') },
            {
              id: 'successRate',
              value: formatPercent(STATISTICS.successRate),
              label: t('figures.successRate'),
            },
          ]}
        />
      </Box>
      <Block heading={t('terms:whatWeDo')} first>
        <Typography>{t('what.text')}</Typography>
        <Typography>{t('what.canada')}</Typography>
      </Block>
      <Block heading={t('whom.heading')}>
        <Box sx={SIDES_SX}>
          <div>
            <h3>{t('whom.professionals')}</h3>
            <p>{t('whom.professionalsText')}</p>
          </div>
          <div>
            <h3>{t('whom.employers')}</h3>
            <p>{t('whom.employersText')}</p>
          </div>
        </Box>
      </Block>
      <Block heading={t('paid.heading')}>
        <Typography>{t('words:costsNothing')}</Typography>
      </Block>
      <Block heading={t('time.heading')}>
        <Typography>{t('time.text', usualTimes())}</Typography>
      </Block>
      <Block heading={t('independent.heading')}>
        <Typography>{t('independent.text', { name })}</Typography>
      </Block>
      <Block heading={t('next.heading')}>
        <Typography>{t('next.text')}</Typography>
        <Actions>
          <CreateProfileButton>{t('words:createAFreeProfile')}</CreateProfileButton>
          <LinkButton to="contact">{t('next.contact')}</LinkButton>
        </Actions>
      </Block>
    </PageBody>
  );
}
