import { describe, expect, it } from 'vitest';
import { pointsDifference, NO_ANSWERS, nowOf, withAnswers, withoutScenario, withScenario } from './columns';

const sevens = { listening: 7, reading: 7, writing: 7, speaking: 7 };
const answered = withAnswers(NO_ANSWERS, 0, { age: 29, first: { language: 'en', clb: sevens } }, 'abroad');

describe('scenarios', () => {
  it("come after 'Now', at most two of them", () => {
    const two = withScenario(withScenario(answered, 'language', 'abroad'), 'copy', 'abroad');
    expect(two.map(({ kind }) => kind)).toEqual(['now', 'language', 'copy']);
    expect(withScenario(two, 'french', 'abroad')).toBe(two);
    expect(withoutScenario(two, 1).map(({ kind }) => kind)).toEqual(['now', 'copy']);
    expect(withoutScenario(two, 0)).toBe(two);
  });

  it("follow the answers of 'Now'", () => {
    const [, language] = withAnswers(
      withScenario(answered, 'language', 'abroad'),
      0,
      {
        ...nowOf(answered),
        age: 35,
      },
      'abroad',
    );
    expect(language?.input.age).toBe(35);
    expect(language?.input.first?.clb.reading).toBe(9);
  });

  it('of one more year are about the country of the present job, and follow it', () => {
    const worked = withAnswers(NO_ANSWERS, 0, { canadianWorkYears: 1, foreignWorkYears: 3 }, 'canada');
    const [, more] = withAnswers(
      withScenario(worked, 'work', 'canada'),
      0,
      { canadianWorkYears: 2 },
      'canada',
    );
    expect(more?.input).toMatchObject({ canadianWorkYears: 3 });
    expect(more?.input.foreignWorkYears).toBeUndefined();
  });

  it('keep answers of their own', () => {
    const own = withAnswers(
      withScenario(answered, 'copy', 'abroad'),
      1,
      { ...nowOf(answered), nomination: true },
      'abroad',
    );
    const [, copy] = withAnswers(own, 0, { ...nowOf(answered), age: 35 }, 'abroad');
    expect(copy?.input).toMatchObject({ nomination: true, age: 29 });
  });
});

it('show a difference only if both totals are certain', () => {
  expect(pointsDifference({ least: 274, most: 274 }, { least: 357, most: 357 })).toBe(83);
  expect(pointsDifference({ least: 274, most: 280 }, { least: 357, most: 357 })).toBeNull();
});
