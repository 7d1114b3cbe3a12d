import { describe, expect, it, test } from 'vitest';
import { FEES, WARNING_SIGNS, whoPays } from './fees';
import { CANADIAN_REGIONS } from './jobs';

describe('who pays for a job', () => {
  test.each(['AB', 'BC', 'MB', 'NS', 'ON', 'PE', 'QC', 'SK'])(
    'nobody may charge the worker in %s',
    (region) => {
      expect(whoPays('CA', region)).toMatchObject({ kind: 'nobodyMayCharge', region });
    },
  );

  test.each(['NB', 'NL', 'NT', 'NU', 'YT', '', 'XX', undefined])(
    'only the federal rule is known for %s',
    (region) => {
      const answer = whoPays('CA', region);
      expect(answer.kind).toBe('federalRule');
      expect(answer).toMatchObject({ law: expect.arrayContaining([FEES.federal.law]) });
    },
  );

  it('names the act, and reads both spellings of a region', () => {
    expect(whoPays('ca', 'CA-ON')).toEqual(whoPays('CA', 'on'));
    expect(whoPays('CA', 'NB')).toMatchObject({ law: ['Employment Standards Act', FEES.federal.law] });
  });

  it('says nothing Canadian about jobs elsewhere', () => {
    expect(whoPays('AE')).toEqual({ kind: 'elsewhere' });
  });

  test.each([
    [undefined, undefined],
    [' ', ''],
    [undefined, 'ON'],
  ])('a job without a country may be anywhere: %o, %o', (country, region) =>
    expect(whoPays(country, region)).toEqual({ kind: 'unknown' }),
  );

  it('a region may name its country', () => {
    expect(whoPays(undefined, 'CA-ON')).toEqual(whoPays('CA', 'ON'));
  });

  it('has all thirteen regions, and each warning sign once', () => {
    expect(Object.keys(FEES.regions).map((letters) => `CA-${letters}`)).toEqual([...CANADIAN_REGIONS].sort());
    expect(CANADIAN_REGIONS).toHaveLength(13);
    expect(new Set(WARNING_SIGNS).size).toBe(15);
  });
});
