/** As many documents go with one message or answer. */
export const MOST_ATTACHED = 5;
