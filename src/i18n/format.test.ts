import { describe, expect, it, vi } from 'vitest';
import {
  countryName,
  formatDate,
  formatCurrency,
  formatPay,
  formatList,
  formatNumber,
  formatPercent,
  formatPlaces,
  formatRange,
  formatRelative,
  formatTime,
  formatYear,
  languageName,
  regionName,
} from './format';

describe('format', () => {
  it('writes numbers as the language does', () => {
    expect(formatNumber(10_000, {}, 'en')).toBe('10,000');
    expect(formatNumber(10_000, {}, 'fr')).toBe('10\u00a0000');
    // Nobody reads 309 digits, and they would be wider than a page.
    expect(formatNumber(1e308, undefined, 'en')).toBe('1E308');
    expect(formatNumber(10_000, {}, 'fa')).toBe('۱۰٬۰۰۰');
    expect(formatPercent(0.95, 'en')).toBe('95%');
    expect(formatPercent(0.95, 'fa')).toBe('\u061c۹۵٪');
  });

  it.each([0, 7, -42, 999, 1000, -1234, 10_000, 999_999, 1_234_567, 2 ** 53, -(10 ** 15)])(
    'writes %d in English as Intl does',
    (value) => {
      expect(formatNumber(value, undefined, 'en')).toBe(new Intl.NumberFormat('en-CA').format(value));
    },
  );

  it.each([0, 0.004, 0.005, 0.1, 0.949, 0.95, 1, 1.5, 12.34, -0.5])(
    'writes the share %d in English as Intl does',
    (share) => {
      const intl = new Intl.NumberFormat('en-CA', { style: 'percent', maximumFractionDigits: 0 });
      expect(formatPercent(share, 'en')).toBe(intl.format(share));
    },
  );

  it.each([-0, 0.5, 1234.5])('leaves %d to Intl', (value) => {
    expect(formatNumber(value, undefined, 'en')).toBe(new Intl.NumberFormat('en-CA').format(value));
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('shows nothing for %d', (value) => {
    expect(formatNumber(value, {}, 'en')).toBe('–');
  });

  it.each([null, undefined, '', 0, '9999-99-99', 1e20, 'soon', Number.NaN])(
    'shows no date for %j',
    (when) => {
      expect(formatDate(when, { dateStyle: 'medium' }, 'en')).toBe('–');
      expect(formatRelative(when, 0, 'en')).toBe('–');
    },
  );

  it("writes dates in the calendar of the language's readers", () => {
    const options = { dateStyle: 'long', timeZone: 'UTC' } as const;
    expect(formatDate('2026-03-21T12:00:00Z', options, 'en')).toBe('March\u00a021, 2026');
    expect(formatDate('2026-03-21T12:00:00Z', options, 'fa')).toBe('۱\u00a0فروردین ۱۴۰۵');
  });

  it('begins a full date in Persian with the day of the week, and ends it with the year', () => {
    const options = { dateStyle: 'full', timeStyle: 'short', timeZone: 'Asia/Tehran' } as const;
    expect(formatDate('2026-11-28T14:00:00Z', options, 'fa')).toBe('شنبه ۷\u00a0آذر ۱۴۰۵ ساعت ۱۷:۳۰');
    expect(formatDate('2026-11-28', { dateStyle: 'full' }, 'fa')).toBe('شنبه ۷\u00a0آذر ۱۴۰۵');
  });

  it('shows a calendar day as that day in America too, and a moment as its day there', () => {
    vi.stubEnv('TZ', 'America/Vancouver');
    try {
      expect(formatDate('2026-01-31', { dateStyle: 'full', timeStyle: 'short' }, 'en')).toBe(
        'Saturday, January\u00a031, 2026',
      );
      expect(formatDate('2026-01-31T00:30:00Z', { day: 'numeric', hour: 'numeric' }, 'en')).toBe('30, 16');
    } finally {
      vi.unstubAllEnvs();
    }
  });

  it.each([
    ['en', '14:02'],
    ['fr', '14\u00a0h\u00a002'],
    ['es', '14:02'],
    ['ar', '14:02'],
    ['fa', '۱۴:۰۲'],
    ['zh-cn', '14:02'],
    ['zh-tw', '14:02'],
    ['yue', '14:02'],
  ] as const)('writes times in %s with a clock of 24 hours', (language, time) => {
    const when = '2026-11-26T14:02:00Z';
    const minutes = { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' } as const;
    expect(formatDate(when, { timeStyle: 'short', timeZone: 'UTC' }, language)).toBe(time);
    expect(formatDate(when, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }, language)).toContain(
      time,
    );
    expect(formatDate(when, { ...minutes, timeZoneName: 'short' }, language)).toContain(time);
  });

  it.each(['zh-tw', 'yue'] as const)('a date beside a time is written like other dates in %s', (language) => {
    const moment = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const;
    expect(formatDate('2026-11-26T20:23:00Z', moment, language).replaceAll('\u2060', '')).toBe(
      '2026年11月26日 20:23',
    );
  });

  it('writes the hour after midnight as 00', () => {
    expect(formatTime(new Date(2026, 0, 1, 0, 5))).toBe('00:05');
  });

  it.each([
    [-30, '30 seconds ago'],
    [-59.7, '1 minute ago'],
    [-3599, '1 hour ago'],
    [86_399, 'tomorrow'],
    [-3600 * 26, 'yesterday'],
    [-86_400 * 15, '2 weeks ago'],
    [7200, 'in 2 hours'],
  ])('writes %d seconds as %s', (seconds, text) => {
    const now = Date.UTC(2026, 0, 1);
    expect(formatRelative(now + seconds * 1000, now, 'en')).toBe(text);
  });

  it('uses no larger unit than it is told', () => {
    expect(formatRelative(6.9 * 86_400_000, 1, 'en')).toBe('next week');
    expect(formatRelative(6.9 * 86_400_000, 1, 'en', 'day')).toBe('in 7 days');
  });

  it.each([
    ['fr', 'il y a 3\u00a0jours'],
    ['fa', '۳\u00a0روز پیش'],
    ['ar', 'قبل 3\u00a0أيام'],
    ['zh-tw', '3\u00a0天前'],
    ['zh-cn', '3\u00a0天前'],
  ] as const)('keeps a number with its unit in %s', (language, text) => {
    const now = Date.UTC(2026, 0, 4);
    expect(formatRelative(now - 3 * 86_400_000, now, language)).toBe(text);
  });

  it('names countries in the interface language, or as given if the code is unknown', () => {
    expect(countryName({ code: 'DE', name: 'Germany' }, 'en')).toBe('Germany');
    expect(countryName({ code: 'de', name: 'Germany' }, 'fr')).toBe('Allemagne');
    expect(countryName({ code: 'QQ', name: 'Nowhere' }, 'fr')).toBe('Nowhere');
    expect(countryName({ code: '<b>', name: 'Nowhere' }, 'fr')).toBe('Nowhere');
    expect(countryName({ code: 'CA', name: 'Canada' }, 'yue')).toBe('加拿大');
  });

  it.each(['zh-cn', 'zh-tw', 'yue'] as const)('keeps a date of %s on one line', (language) => {
    expect(formatDate('2026-11-22', { dateStyle: 'long' }, language)).toBe(
      '2026\u2060年\u206011\u2060月\u206022\u2060日',
    );
  });

  it('keeps the day and the month of a Spanish date on one line', () => {
    expect(formatDate('2026-11-22', { dateStyle: 'long' }, 'es')).toBe('22\u00a0de noviembre de 2026');
    expect(formatDate('2026-11-22', undefined, 'es')).toBe('22\u00a0nov 2026');
  });

  it('writes French dates, times and amounts as Canada does, each on one line', () => {
    expect(formatDate('2026-11-22', { dateStyle: 'long' }, 'fr')).toBe('22\u00a0novembre 2026');
    const moment = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;
    expect(formatDate('2026-11-22T13:05:00Z', moment, 'fr')).toBe(
      '22\u00a0novembre 2026 à 13\u00a0h\u00a005',
    );
    expect(formatDate('2026-11-01T02:05:00Z', moment, 'fr')).toBe(
      '1er\u00a0novembre 2026 à 2\u00a0h\u00a005',
    );
    expect(formatDate('2026-11-11T00:00:00Z', moment, 'fr')).toBe('11\u00a0novembre 2026 à 0\u00a0h');
    expect(formatDate('2026-11-01', { dateStyle: 'full' }, 'fr')).toBe('dimanche 1er\u00a0novembre 2026');
    expect(formatPay(55_000, 'CAD', 'fr')).toBe('55\u00a0000\u00a0$');
    expect(formatPay(55_000, 'USD', 'fr')).toBe('55\u00a0000\u00a0$\u00a0US');
  });

  it('writes Arabic dates with the month in words, and with the digits of the texts', () => {
    expect(formatDate('2026-03-21', { dateStyle: 'medium' }, 'ar')).toBe('21\u00a0مارس 2026');
    expect(formatNumber(1234, {}, 'ar')).toBe('1,234');
  });

  it('groups Spanish digits as Latin America does', () => {
    expect(formatNumber(10_000, {}, 'es')).toBe('10,000');
  });

  it.each(['America/Vancouver', 'Pacific/Kiritimati'])('keeps a calendar day the same day in %s', (zone) => {
    const options = { dateStyle: 'long', timeStyle: 'medium', timeZone: zone } as const;
    expect(formatDate('2026-01-01', options, 'en')).toBe('January\u00a01, 2026');
  });

  it('writes a year as a number in the calendar of the readers', () => {
    const date = new Date(2026, 0, 15);
    expect(formatYear(date, 'en')).toBe('2026');
    expect(formatYear(date, 'zh-cn')).toBe('2026');
    expect(formatYear(date, 'fa')).toBe('۱۴۰۴');
  });

  it('writes ranges in the digits of the language', () => {
    expect(formatRange(1, 3, 'en')).toBe('1–3');
    expect(formatRange(5, 5, 'en')).toBe('5');
    expect(formatPlaces(21, 21, 'en')).toBe('21–21');
    expect(formatRange(1, 3, 'fr')).toBe('1\u00a0à\u00a03');
    expect(formatRange(1, 3, 'fa')).toBe('۱\u00a0تا\u00a0۳');
  });

  it('names regions and languages, and shows the code of those without a name', () => {
    expect(regionName('DE', 'en')).toBe('Germany');
    expect(regionName('DE', 'yue')).toBe('德國');
    expect(regionName('QQ', 'en')).toBe('QQ');
    // A server may send what is no code at all.
    expect(regionName('??', 'en')).toBe('??');
    expect(languageName('not a language', 'fa')).toBe('not a language');
    expect(languageName('fr', 'es')).toBe('francés');
    expect(languageName('qqq', 'es')).toBe('qqq');
  });

  it('keeps an Arabic day with its month', () => {
    const moment = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;
    expect(formatDate('2026-11-28T16:59:00Z', moment, 'ar')).toBe('28\u00a0نوفمبر 2026 في 16:59');
  });

  it('writes foreign money in Arabic and Persian by name, because its sign is unknown there', () => {
    expect(formatPay(67_000, 'CAD', 'ar')).toBe('67,000 دولار كندي');
    expect(formatCurrency(67_000, 'CAD', 'ar')).toBe('67,000 دولار كندي');
    expect(formatPay(67_000, 'CAD', 'fa')).toBe('۶۷٬۰۰۰ دلار کانادا');
    expect(formatCurrency(67_000, 'CAD', 'fa')).toBe('۶۷٬۰۰۰ دلار کانادا');
  });

  it('joins lists in words', () => {
    expect(formatList(['a', 'b', 'c'], 'en')).toBe('a, b and c');
    expect(formatList(['a', 'b', 'c'], 'en', 'narrow')).toBe('a, b, c');
    expect(formatList(['a', 'b'], 'ar', 'narrow')).toBe('a، b');
    expect(formatList(['a', 'b'], 'es', 'narrow')).toBe('a, b');
    expect(formatList(['姓名', '電話', '技能'], 'yue')).toBe('姓名、電話同技能');
    expect(formatList(['姓名', '電話', '技能'], 'yue', 'narrow')).toBe('姓名、電話、技能');
    expect(formatList(['MIG', 'TIG'], 'zh-tw')).toBe('MIG 和 TIG');
    expect(formatList(['2 项符合', '1 项不符合'], 'zh-cn')).toBe('2 项符合和 1 项不符合');
    expect(formatList(['姓名'], 'zh-cn')).toBe('姓名');
    expect(formatList([], 'zh-cn')).toBe('');
  });
});
