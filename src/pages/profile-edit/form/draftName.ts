/** The storage name of the draft of a section or of one of its entries. */
export const draftName = (section: string, userId: string, entry?: string): string =>
  ['profile-section', section, ...(entry === undefined ? [] : [entry]), userId].join(':');
