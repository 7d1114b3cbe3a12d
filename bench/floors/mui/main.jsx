import { createRoot, hydrateRoot } from 'react-dom/client';
import createCache from '@emotion/cache';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.jsx';
import { startI18n } from './locales-inline.js';

const root = document.getElementById('root');
const cache = createCache({ key: 'css' });
const tree = (i18n) => <App cache={cache} i18n={i18n} Router={BrowserRouter} />;
const start = (i18n) =>
  root.firstElementChild ? hydrateRoot(root, tree(i18n)) : createRoot(root).render(tree(i18n));
const ready = startI18n('en');
if (ready.then) ready.then(start);
else start(ready);
