/** 'Search pages' by its key, and typing in it (docs/performance.md#goals). */
export default {
  path: '/dashboard',
  ready: { role: 'button', name: 'Search pages' },
  settle: 9000,
  steps: [
    { label: 'search pages, first', press: 'Control+k', until: { role: 'dialog' } },
    { wait: 600 },
    { label: 'a key in search pages', type: 'docum' },
  ],
};
