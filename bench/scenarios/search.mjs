/** Typing in the search box over 10,000 records (docs/performance.md#goals). */
export default {
  path: '/admin/countries?size=all',
  ready: { role: 'row' },
  settle: 3000,
  steps: [
    { click: { role: 'searchbox' }, until: { role: 'main' } },
    { label: 'search in 10,000 rows, a key', type: 'upper 51' },
  ],
};
