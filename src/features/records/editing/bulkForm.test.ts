import { describe, expect, test } from 'vitest';
import type { Field } from '@/features/records/resource';
import { bulkForm, changesIn } from './bulkForm';

const fields: readonly Field[] = [
  { name: 'active', label: 'records:fields.active', kind: 'switch', bulk: true },
  { name: 'level', label: 'fields:level', kind: 'number', min: 0, max: 20, bulk: true },
  { name: 'language', label: 'fields:language', kind: 'language', required: true, bulk: true },
  { name: 'name', label: 'words:name', kind: 'text', maxLength: 9, required: true },
];
const form = bulkForm({ fields });

describe('the same change for many records', () => {
  test('has the fields that can be the same, and none is required', () => {
    expect(form.names).toEqual(['active', 'level', 'language']);
    expect(form.check({ ...form.blank, level: '3' }).size).toBe(0);
  });

  test('uses the filled-in fields', () => {
    const values = { active: 'false', level: '۷', language: '' };
    expect(form.check(values).size).toBe(0);
    expect(changesIn({ fields }, form.sent(values))).toEqual({ active: false, level: 7 });
  });

  test('says that nothing would change, and what is wrong', () => {
    expect(form.check(form.blank)).toEqual(new Map([['active', { key: 'records:bulk.nothing' }]]));
    expect([...form.check({ ...form.blank, level: '99' }).keys()]).toContain('level');
  });
});
