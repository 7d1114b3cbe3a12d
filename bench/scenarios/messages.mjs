/**
 * Opening a conversation, and typing into it under 500 messages (docs/performance.md#goals).
 * @param {string} subject of the conversation
 */
export const messages = (subject) => ({
  path: '/messages',
  ready: { role: 'link', name: subject },
  settle: 9000,
  steps: [
    {
      label: 'conversation opened',
      click: { role: 'link', name: subject },
      until: { selector: '.vt-messages-panes h2', name: subject },
    },
    { wait: 3000 },
    { click: { role: 'textbox', name: 'Your message' }, until: { role: 'main' } },
    { label: 'a key under 500 messages', type: 'visa now' },
  ],
});
