import { formatNumber } from '@/i18n/format';
import { currentLanguage } from '@/i18n/language';
import { keepUnit } from '@/i18n/keepUnit';

const MB = 1024 * 1024;

export const isLarger = ({ size }: File, mb: number): boolean => size > mb * MB;

/** The size of a file with one decimal: "4.1 MB", "1.0 MB"; '–' for 0, which is also a size that isn't known. */
export function formatSize(bytes: number): string {
  if (bytes === 0) return '–';
  return bytes >= MB / 10
    ? inUnit(bytes / MB, 'megabyte', 1)
    : inUnit(Math.ceil(bytes / 102.4) / 10, 'kilobyte', 1);
}

/** A limit in megabytes, without decimals: "10 MB". */
export const formatMegabytes = (size: number): string => inUnit(size, 'megabyte', 0);

/** Persian uses the long unit names, because its short ones are English. */
function inUnit(size: number, unit: 'megabyte' | 'kilobyte', decimals: 0 | 1): string {
  const language = currentLanguage();
  const unitDisplay = language === 'fa' ? 'long' : 'short';
  const text = formatNumber(size, {
    style: 'unit',
    unit,
    unitDisplay,
    minimumFractionDigits: decimals,
    maximumFractionDigits: 1,
  });
  return keepUnit(text, language);
}
