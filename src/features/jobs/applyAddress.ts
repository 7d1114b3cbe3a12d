/** Where somebody applies for a job. */
export const applyAddress = (id: string): string => `/applications/new/${encodeURIComponent(id)}`;
/** Where an application that was sent stands. */
export const applicationAddress = (id: string): string => `/applications/${encodeURIComponent(id)}`;
