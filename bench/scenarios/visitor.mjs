/** The first steps of a visitor, in the app and in the `mui` floor (docs/performance.md#goals). */
const APP = {
  dark: 'Toggle dark mode',
  scheme: 'data-scheme',
  language: 'Change language, EN',
  french: 'Français',
  // A heading of the page, so that the step ends when the page's texts have changed too.
  frenchHeading: 'Emplois',
};
const FLOOR = {
  dark: 'Toggle theme',
  scheme: 'data-theme',
  language: 'Language',
  french: 'FR',
  frenchHeading: 'Parcourir les emplois',
};
const home = { role: 'heading', name: /abroad/i };
const atJobs = { path: /^\/jobs$/, role: 'heading', name: /jobs/i };

const visit = ({ dark, scheme, language, french, frenchHeading }) => ({
  ready: { role: 'button', name: 'Login' },
  // Until then the app has started and prefetched its files (src/ui/loading/whenQuiet.ts).
  settle: 9000,
  steps: [
    {
      label: 'dark toggle',
      click: { role: 'button', name: dark },
      until: { attr: ['html', scheme, 'light'] },
    },
    {
      label: 'dark toggle back',
      click: { role: 'button', name: dark },
      until: { attr: ['html', scheme, 'dark'] },
    },
    { label: 'sign-in dialog, first', click: { role: 'button', name: 'Login' }, until: { role: 'dialog' } },
    { press: 'Escape', until: { role: 'dialog', gone: true } },
    { wait: 600 },
    { label: 'sign-in dialog, again', click: { role: 'button', name: 'Login' }, until: { role: 'dialog' } },
    { press: 'Escape', until: { role: 'dialog', gone: true } },
    { wait: 600 },
    {
      label: 'route, first',
      click: { role: 'button', name: 'Jobs', exact: true },
      until: atJobs,
    },
    {
      label: 'route, back home',
      click: { role: 'link', name: 'VisaTalent' },
      until: { path: /^\/$/, ...home },
    },
    {
      label: 'route, again',
      click: { role: 'button', name: 'Jobs', exact: true },
      until: atJobs,
    },
    {
      label: 'language menu, first',
      click: { role: 'button', name: language },
      until: { role: 'menuitem', name: french },
    },
    { wait: 1500 },
    {
      label: 'language change',
      click: { role: 'menuitem', name: french },
      until: { attr: ['html', 'lang', 'fr'], role: 'heading', name: frenchHeading },
    },
  ],
});

export default visit(APP);
export const floorVisitor = visit(FLOOR);
