import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Box, Button, Card, Typography } from './ui-path.js';

export function Home() {
  const { t } = useTranslation();
  return (
    <>
      <Box component="section" sx={{ py: 8, textAlign: 'center' }}>
        <Typography variant="h1" sx={{ fontSize: 'clamp(2rem,6vw,3.5rem)', fontWeight: 700, mb: 2 }}>
          {t('title')}
        </Typography>
        <Typography sx={{ color: 'text.secondary', maxWidth: 640, mx: 'auto', mb: 4, fontSize: '1.1rem' }}>
          {t('lead')}
        </Typography>
        <Box sx={{ display: 'flex', gap: 1.5, justifyContent: 'center', flexWrap: 'wrap' }}>
          <Button variant="contained" size="large" component={Link} to="/register">
            {t('primary')}
          </Button>
          <Button variant="outlined" size="large" component={Link} to="/jobs">
            {t('secondary')}
          </Button>
        </Box>
      </Box>
      <Box
        component="section"
        aria-label="Statistics"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit,minmax(150px,1fr))',
          gap: 2,
          py: 3,
          textAlign: 'center',
        }}
      >
        {t('stats', { returnObjects: true }).map(([n, label]) => (
          <div key={label}>
            <Typography sx={{ fontSize: '2rem', fontWeight: 700, color: 'primary.main' }}>{n}</Typography>
            <Typography>{label}</Typography>
          </div>
        ))}
      </Box>
      <section>
        <Typography variant="h2" sx={{ fontSize: '1.5rem', fontWeight: 700 }}>
          {t('why')}
        </Typography>
        <Box
          sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit,minmax(260px,1fr))', gap: 2, py: 4 }}
        >
          {t('features', { returnObjects: true }).map(([title, text]) => (
            <Card key={title} variant="outlined" sx={{ p: 3 }}>
              <Typography variant="h3" sx={{ fontSize: '1.15rem', fontWeight: 700, mb: 1 }}>
                {title}
              </Typography>
              <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
            </Card>
          ))}
        </Box>
      </section>
    </>
  );
}
