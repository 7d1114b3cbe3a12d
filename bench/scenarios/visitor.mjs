/** What a visitor does first (docs/performance.md#goals). */
const home = { role: 'heading', name: /work abroad|abroad/i };

export default {
  ready: { role: 'button', name: 'Login' },
  // The start is over and what is fetched ahead is there (src/ui/loading/whenQuiet.ts).
  settle: 9000,
  steps: [
    {
      label: 'dark toggle',
      click: { role: 'button', name: 'Toggle dark mode' },
      until: { attr: ['html', 'data-scheme', 'light'] },
    },
    {
      label: 'dark toggle back',
      click: { role: 'button', name: 'Toggle dark mode' },
      until: { attr: ['html', 'data-scheme', 'dark'] },
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
      until: { path: /^\/jobs$/, role: 'heading', name: 'Jobs' },
    },
    {
      label: 'route, back home',
      click: { role: 'link', name: 'VisaTalent' },
      until: { path: /^\/$/, ...home },
    },
    {
      label: 'route, again',
      click: { role: 'button', name: 'Jobs', exact: true },
      until: { path: /^\/jobs$/, role: 'heading', name: 'Jobs' },
    },
    {
      click: { role: 'button', name: 'Change language, EN' },
      until: { role: 'menuitem', name: 'Français' },
    },
    { wait: 1500 },
    {
      label: 'language change',
      click: { role: 'menuitem', name: 'Français' },
      until: { attr: ['html', 'lang', 'fr'], role: 'heading' },
    },
  ],
};
