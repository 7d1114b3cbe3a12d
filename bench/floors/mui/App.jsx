import { lazy, Suspense, useState } from 'react';
import { CacheProvider } from '@emotion/react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { Link, Route, Routes, useNavigate } from 'react-router-dom';
import {
  AppBar,
  Box,
  Button,
  Container,
  CssBaseline,
  IconButton,
  Toolbar,
  Typography,
  DarkMode,
  LightMode,
  Language,
} from './ui-path.js';
import { Theme, useMode } from './theme-vars.jsx';
import { Home } from './Home.jsx';

const dialog = () => import('./AuthDialog.jsx');
const menu = () => import('./LanguageMenu.jsx');
const jobs = () => import('./Jobs.jsx');
const AuthDialog = lazy(dialog);
const LanguageMenu = lazy(menu);
const Jobs = lazy(jobs);

function TopBar() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { mode, setMode } = useMode();
  const [asked, setAsked] = useState(false);
  const [anchor, setAnchor] = useState(null);
  return (
    <AppBar position="sticky" color="default" elevation={0}>
      <Toolbar sx={{ gap: 1 }}>
        <Typography
          component={Link}
          to="/"
          sx={{ flex: 1, fontWeight: 700, color: 'primary.main', textDecoration: 'none' }}
        >
          {t('brand')}
        </Typography>
        <IconButton aria-label="Toggle theme" onClick={() => setMode(mode === 'dark' ? 'light' : 'dark')}>
          {mode === 'dark' ? <LightMode /> : <DarkMode />}
        </IconButton>
        <IconButton aria-label="Language" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
          <Language />
        </IconButton>
        <Button onClick={() => navigate('/jobs')}>{t('jobs')}</Button>
        <Button variant="contained" onClick={() => setAsked(true)}>
          {t('login')}
        </Button>
      </Toolbar>
      <Suspense fallback={null}>
        {asked && <AuthDialog onClose={() => setAsked(false)} />}
        {anchor && <LanguageMenu anchor={anchor} onClose={() => setAnchor(null)} />}
      </Suspense>
    </AppBar>
  );
}

function Footer() {
  const { t } = useTranslation();
  return (
    <Box
      component="footer"
      sx={{
        borderTop: 1,
        borderColor: 'divider',
        mt: 6,
        py: 4,
        textAlign: 'center',
        color: 'text.secondary',
      }}
    >
      <Typography>{t('footer')}</Typography>
      <Box sx={{ my: 1 }}>
        {t('links', { returnObjects: true }).map(([label, href]) => (
          <Box key={href} component="a" href={href} sx={{ color: 'inherit', mx: 1 }}>
            {label}
          </Box>
        ))}
      </Box>
      <Typography>{t('legal')}</Typography>
    </Box>
  );
}

export function App({ cache, i18n, Router }) {
  return (
    <CacheProvider value={cache}>
      <I18nextProvider i18n={i18n}>
        <Theme>
          <CssBaseline />
          <Router>
            <TopBar />
            <Container component="main">
              <Suspense fallback={null}>
                <Routes>
                  <Route path="/" element={<Home />} />
                  <Route path="/jobs" element={<Jobs />} />
                </Routes>
              </Suspense>
            </Container>
            <Footer />
          </Router>
        </Theme>
      </I18nextProvider>
    </CacheProvider>
  );
}
