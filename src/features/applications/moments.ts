/** Format of a date and time in the viewer's time zone, with the name of the zone. */
export const WITH_ZONE: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
};
