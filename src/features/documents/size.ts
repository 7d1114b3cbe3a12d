import { formatNumber } from '@/i18n/format';
import { currentLanguage } from '@/i18n/i18n';
import { keepUnit } from '@/i18n/keepUnit';

const MB = 1024 * 1024;

export const isLarger = ({ size }: File, mb: number): boolean => size > mb * MB;

/** The size of a file, for people: "4.1 MB". */
export const formatSize = (bytes: number): string =>
  bytes >= MB / 10 ? formatMegabytes(bytes / MB) : inUnit(Math.ceil(bytes / 1024), 'kilobyte');

export const formatMegabytes = (size: number): string => inUnit(size, 'megabyte');

/** Persian's short form is English. */
function inUnit(size: number, unit: 'megabyte' | 'kilobyte'): string {
  const language = currentLanguage();
  const unitDisplay = language === 'fa' ? 'long' : 'short';
  const text = formatNumber(size, { style: 'unit', unit, unitDisplay, maximumFractionDigits: 1 });
  return keepUnit(text, language);
}
