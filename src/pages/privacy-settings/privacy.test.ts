import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { LedgerEntry } from '@/api/endpoints/privacy';
import { startAllTexts } from '@/i18n/texts.fixture';
import { exportName } from './PrivacySettingsPage';
import { ledgerCsv } from './ledgerFile';
import { useLedgerWords } from './LedgerTable';

describe('the file with all data', () => {
  it.each([
    ['application/json; charset=utf-8', 'visatalent-2026-11-22.json'],
    ['Application/ZIP', 'visatalent-2026-11-22.zip'],
    ['application/x-own', 'visatalent-2026-11-22'],
    ['', 'visatalent-2026-11-22'],
  ])('of the type "%s" is called %s', (type, name) => {
    expect(exportName(type, '2026-11-22')).toBe(name);
  });
});

it('the name of a document holds no character that turns its letters round', async () => {
  await startAllTexts();
  const { result } = renderHook(useLedgerWords);
  const documents = [
    { id: 'd1', name: 'Pass\u202efdp.exe' },
    { id: 'd2', name: '\u200fcv.pdf', version: 2 },
  ];
  expect(result.current.documentsOf({ documents } as unknown as LedgerEntry)).toEqual([
    'Passfdp.exe',
    'cv.pdf (version 2)',
  ]);
});

it('the record as a spreadsheet has one row for each sending, and runs no formula', () => {
  const entry: LedgerEntry = {
    id: '1',
    at: '2026-11-22T09:00:00.000Z',
    recipient: { kind: 'employer', name: '=cmd()', countryCode: 'CA' },
    purpose: 'application',
    applicationId: 'a1',
    jobTitle: 'Welder, TIG',
    fields: ['email', 'name'],
    documents: [{ id: 'd1', name: 'cv.pdf', version: 2 }],
  };
  const text = ledgerCsv([entry], ['Sent', 'Recipient'], {
    kindOf: () => 'Employer',
    countryOf: () => 'Canada',
    purposeOf: () => 'Application',
    fieldsOf: () => ['Email', 'Name'],
    documentsOf: () => ['cv.pdf (version 2)'],
  });
  expect(text.split('\r\n')).toEqual([
    '\uFEFFSent,Recipient',
    `2026-11-22T09:00:00.000Z,'=cmd(),Employer,Canada,Application,"Welder, TIG","Email; Name",cv.pdf (version 2)`,
    '',
  ]);
});
