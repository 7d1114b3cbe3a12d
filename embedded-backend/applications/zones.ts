/** Whether an IANA time zone exists. */
export const isZone = (zone: string): boolean => {
  try {
    return zone.length <= 60 && new Intl.DateTimeFormat('en', { timeZone: zone }).format(0) !== '';
  } catch {
    return false;
  }
};
