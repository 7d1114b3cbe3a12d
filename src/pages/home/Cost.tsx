import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { measure } from '@/ui/text/measure';
import { HomeSection } from './HomeSection';

const SIDES_SX = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto minmax(0, 1fr)' },
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '12px',
  bgcolor: 'background.paper',
  '& .side': { p: { xs: 3, md: 5 } },
  '& h3': { m: 0, typography: 'body1', color: 'text.secondary' },
  '& .price': { m: 0, mt: 1, typography: 'h3' },
  '& p': { m: 0, mt: 1.5, maxWidth: measure(44) },
  '& .point': {
    display: 'flex',
    flexDirection: { xs: 'row', md: 'column' },
    alignItems: 'center',
    gap: 1,
    color: 'text.secondary',
    fontSize: '0.875rem',
    fontWeight: 600,
    textAlign: 'center',
    paddingInline: { xs: 3, md: 0 },
    '&::before, &::after': {
      content: '""',
      flex: 1,
      borderStyle: 'solid',
      borderWidth: 0,
      borderBlockStartWidth: { xs: 1, md: 0 },
      borderInlineStartWidth: { md: 1 },
      borderColor: 'divider',
    },
    '& span': { maxWidth: { md: measure(14) } },
  },
} as const;

/** Free until a placement is secured; a service fee only after that. */
export function Cost() {
  const { t } = useTranslation('home');
  return (
    <HomeSection heading={t('cost.heading')} lead={t('cost.lead')}>
      <Box sx={SIDES_SX}>
        <div className="side">
          <h3>{t('cost.before')}</h3>
          <p className="price">{t('cost.beforePrice')}</p>
          <p>{t('cost.beforeText')}</p>
        </div>
        <div className="point" aria-hidden="true">
          <span>{t('cost.placement')}</span>
        </div>
        <div className="side">
          <h3>{t('cost.after')}</h3>
          <p className="price">{t('cost.afterPrice')}</p>
          <p>{t('cost.afterText')}</p>
        </div>
      </Box>
    </HomeSection>
  );
}
