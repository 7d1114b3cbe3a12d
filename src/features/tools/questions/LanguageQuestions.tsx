import { useTranslation } from 'react-i18next';
import { type OfficialLanguage, otherLanguage, type SomeLevels } from '@/eligibility/abilities';
import type { LanguageSections } from '@/eligibility/language/languageRules';
import { RadioInput } from '@/forms/fields/RadioInput';
import { LevelsOrScores } from './LevelsOrScores';

/** A language and its levels; undefined means unknown. */
interface LanguageAnswer {
  readonly language?: OfficialLanguage | undefined;
  readonly clb: SomeLevels;
}

/** Null means that there is no such language, undefined that it is unknown. */
export interface LanguageAnswers {
  readonly first?: LanguageAnswer | undefined;
  readonly second?: LanguageAnswer | null | undefined;
}

interface LanguageQuestionsProps {
  readonly id: string;
  readonly rules: LanguageSections;
  readonly value: LanguageAnswers;
  readonly onChange: (value: LanguageAnswers) => void;
}

const isNothing = ({ language, clb }: LanguageAnswer): boolean =>
  language === undefined && Object.values(clb).every((level) => level === undefined);

const languageOf = (value: string): OfficialLanguage | undefined =>
  value === 'en' || value === 'fr' ? value : undefined;

/** The two questions about the official languages. They can't both be about the same language. */
export function LanguageQuestions({ id, rules, value, onChange }: LanguageQuestionsProps) {
  const { t } = useTranslation('eligibility');
  const { first, second } = value;
  const setFirst = (next: LanguageAnswer) =>
    onChange({
      first: isNothing(next) ? undefined : next,
      second:
        second !== null && second?.language !== undefined && second.language === next.language
          ? undefined
          : second,
    });
  const name = (language: OfficialLanguage) => ({ value: language, name: t(`language.${language}`) });
  const others: readonly OfficialLanguage[] =
    first?.language === undefined ? ['en', 'fr'] : [otherLanguage(first.language)];
  const unknown = { value: '', name: t('unknown') };
  return (
    <>
      <RadioInput
        id={`${id}-first`}
        label={t('question.first')}
        options={[name('en'), name('fr'), unknown]}
        value={first?.language ?? ''}
        onChange={(next) => setFirst({ clb: first?.clb ?? {}, language: languageOf(next) })}
      >
        <LevelsOrScores
          id={`${id}-first-level`}
          rules={rules}
          language={first?.language}
          value={first?.clb ?? {}}
          onChange={(clb, language) => setFirst({ clb, language: language ?? first?.language })}
        />
      </RadioInput>
      <RadioInput
        id={`${id}-second`}
        label={t('question.second')}
        options={[{ value: 'none', name: t('none') }, ...others.map((language) => name(language)), unknown]}
        value={second === null ? 'none' : (second?.language ?? '')}
        onChange={(next) => {
          const language = languageOf(next);
          const answer = language === undefined ? undefined : { language, clb: {} };
          onChange({ first, second: next === 'none' ? null : answer });
        }}
      >
        {second !== null && second?.language !== undefined && (
          <LevelsOrScores
            key={second.language}
            id={`${id}-second-level`}
            rules={rules}
            language={second.language}
            value={second.clb}
            onChange={(clb) => onChange({ first, second: { language: second.language, clb } })}
          />
        )}
      </RadioInput>
    </>
  );
}
