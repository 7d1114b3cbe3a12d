import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES, type LanguageCode } from '@/config/languages';
import { columnsOf } from '@/features/records/columns';
import { announcementList } from '@/pages/admin/notifications/AdminNotificationsPage';

/**
 * An announcement has its own status and the status of its audience, so two rows must not have the same name.
 */
type Texts = { readonly [key: string]: string | Texts };
const files = import.meta.glob<Texts>('../../src/i18n/locales/*/*.json', { eager: true, import: 'default' });

function textOf(language: LanguageCode, label: string): string {
  const [area = '', path = ''] = label.split(':');
  const said = path
    .split('.')
    .reduce<string | Texts | undefined>(
      (texts, key) => (typeof texts === 'object' ? texts[key] : undefined),
      files[`../../src/i18n/locales/${language}/${area}.json`],
    );
  if (typeof said !== 'string') throw new Error(`${language} has no ${label}`);
  return said.replace(/^\$t\((.*)\)$/, (_, to: string) => textOf(language, to));
}

describe.each(LANGUAGE_CODES)('%s', (language) => {
  it('names every row of an announcement differently', () => {
    const labels = new Map<string, string>(
      [...announcementList.fields, ...columnsOf(announcementList)].map(({ name, label }) => [name, label]),
    );
    const names = [...labels.values()].map((label) => textOf(language, label));
    expect(names.length).toBeGreaterThan(8);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });
});
