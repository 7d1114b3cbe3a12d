import { formatNumber } from '@/i18n/format';

const MB = 1024 * 1024;

export const isLarger = ({ size }: File, mb: number): boolean => size > mb * MB;

/** The size of a file, for people: "4.1 MB". */
export const formatSize = (bytes: number): string =>
  bytes >= MB / 10
    ? formatNumber(bytes / MB, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 })
    : formatNumber(Math.ceil(bytes / 1024), { style: 'unit', unit: 'kilobyte' });
