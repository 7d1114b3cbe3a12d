import { formatNumber } from '@/i18n/format';
import { currentLanguage } from '@/i18n/i18n';

const MB = 1024 * 1024;

/** Persian's short form is English. */
const inUnit = (size: number, unit: 'megabyte' | 'kilobyte'): string =>
  formatNumber(size, {
    style: 'unit',
    unit,
    unitDisplay: currentLanguage() === 'fa' ? 'long' : 'short',
    maximumFractionDigits: 1,
  });
export const formatMegabytes = (size: number): string => inUnit(size, 'megabyte');

/** The size of a file, for people: "4.1 MB". */
export const formatSize = (bytes: number): string =>
  bytes >= MB / 10 ? formatMegabytes(bytes / MB) : inUnit(Math.ceil(bytes / 1024), 'kilobyte');
