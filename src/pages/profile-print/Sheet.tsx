import Box from '@mui/material/Box';
import type { Education, Experience, LanguageTest } from '@/api/endpoints/profileEntryShapes';
import type { UserProfile } from '@/api/endpoints/userProfiles';
import { LANGUAGES } from '@/config/languages';
import { educationNewestFirst, jobsNewestFirst } from '@/features/profile/newestFirst';
import type { ResumeData } from '@/features/resume/useResumeSource';
import { formatNumber } from '@/i18n/format';
import { BidiText } from '@/ui/text/BidiText';
import { MySheetParts, SheetEntry, SheetFacts, SheetPart } from './SheetParts';
import {
  PRINT_PARTS,
  type PrintOptions,
  type PrintPart,
  sheetSx,
  type SheetWords,
  useSheet,
} from './printSheet';

interface SheetProps {
  readonly data: ResumeData;
  readonly options: PrintOptions;
}

/**
 * The printed sheet: plain text and lists in its own language and direction, independent of the interface.
 */
export function Sheet({ data, options }: SheetProps) {
  const words = useSheet(data);
  const { t, language, country } = words;
  const { person, sections } = data;
  const { profile, experience, education, languageTests } = sections;
  const isMine = options.version === 'everything';
  const shows = (part: PrintPart) => PRINT_PARTS.includes(part) && !options.without.includes(part);
  const skills = profile?.skills ?? [];
  const spoken = profile?.languages ?? [];
  const summary = profile?.summary?.trim() ?? '';
  const { tag, direction } = LANGUAGES[language];
  return (
    <Box component="article" lang={tag} dir={direction} sx={sheetSx}>
      <h2>
        <BidiText>{person.name}</BidiText>
      </h2>
      {(profile?.headline ?? '') !== '' && (
        <p>
          <BidiText>{profile?.headline ?? ''}</BidiText>
        </p>
      )}
      {shows('contact') && (
        <SheetPart title={t('part.contact')}>
          <SheetFacts
            facts={[
              [
                t('fields:email'),
                <BidiText key="email" ltr>
                  {person.email}
                </BidiText>,
              ],
              [t('fields:phone'), person.phone && <BidiText ltr>{person.phone}</BidiText>],
              [t('sheet.residence'), country(profile?.countryOfResidenceId ?? null)],
            ]}
          />
        </SheetPart>
      )}
      {isMine && <MySheetParts data={data} words={words} />}
      {shows('summary') && summary !== '' && (
        <SheetPart title={t('fields:summary')}>
          <p className="text">
            <BidiText>{summary}</BidiText>
          </p>
        </SheetPart>
      )}
      {shows('experience') && experience.length > 0 && <Jobs jobs={experience} words={words} />}
      {shows('education') && education.length > 0 && (
        <EducationPart entries={education} words={words} isMine={isMine} />
      )}
      {shows('skills') && skills.length > 0 && (
        <SheetPart title={t('fields:skills')}>
          <ul className="plain">
            {skills.map((skill) => (
              <li key={skill}>
                <BidiText>{skill}</BidiText>
              </li>
            ))}
          </ul>
        </SheetPart>
      )}
      {shows('languages') && spoken.length + languageTests.length > 0 && (
        <Languages spoken={spoken} tests={languageTests} words={words} isMine={isMine} />
      )}
    </Box>
  );
}

interface JobsProps {
  readonly jobs: readonly Experience[];
  readonly words: SheetWords;
}

function Jobs({ jobs, words: { t, language, country, range } }: JobsProps) {
  return (
    <SheetPart title={t('terms:workExperience')}>
      <ul className="entries">
        {jobsNewestFirst(jobs).map((job) => (
          <SheetEntry
            key={job.id}
            names={[job.title, job.employer]}
            when={range(job.startedOn, job.finishedOn, false)}
            facts={[
              job.city && <BidiText>{job.city}</BidiText>,
              country(job.countryId),
              job.hoursPerWeek !== null && job.hoursPerWeek !== undefined && (
                <span className="together">
                  {t('sheet.hours', { hours: formatNumber(job.hoursPerWeek, {}, language) })}
                </span>
              ),
              job.nocCode && <BidiText ltr>{t('sheet.noc', { code: job.nocCode })}</BidiText>,
            ]}
          >
            {job.duties.length > 0 && (
              <ul>
                {job.duties.map((duty, at) => (
                  // oxlint-disable-next-line react/no-array-index-key
                  <li key={at}>
                    <BidiText>{duty}</BidiText>
                  </li>
                ))}
              </ul>
            )}
          </SheetEntry>
        ))}
      </ul>
    </SheetPart>
  );
}

interface EducationPartProps {
  readonly entries: readonly Education[];
  readonly words: SheetWords;
  /** Whether this is the version that only the person keeps. */
  readonly isMine: boolean;
}

function EducationPart({ entries, words, isMine }: EducationPartProps) {
  const { t, country, range } = words;
  return (
    <SheetPart title={t('terms:education')}>
      <ul className="entries">
        {educationNewestFirst(entries).map((entry) => (
          <SheetEntry
            key={entry.id}
            names={[entry.name, entry.institution]}
            when={range(entry.startedOn, entry.finishedOn, !entry.inProgress)}
            facts={[
              entry.field && <BidiText>{entry.field}</BidiText>,
              words.credential(entry.credential ?? null),
              country(entry.countryId),
              entry.eca.status === 'done' && t('fields:eca'),
              entry.eca.status === 'done' && entry.eca.body && <BidiText>{entry.eca.body}</BidiText>,
              isMine && entry.eca.referenceNo && <BidiText ltr>{entry.eca.referenceNo}</BidiText>,
            ]}
          />
        ))}
      </ul>
    </SheetPart>
  );
}

interface LanguagesProps extends Pick<EducationPartProps, 'words' | 'isMine'> {
  readonly spoken: NonNullable<UserProfile['languages']>;
  readonly tests: readonly LanguageTest[];
}

function Languages({ spoken, tests, words, isMine }: LanguagesProps) {
  const { t, day } = words;
  return (
    <SheetPart title={t('part.languages')}>
      <SheetFacts
        facts={spoken.map(({ code, level }) => [words.spoken(code), words.level(level)] as const)}
      />
      {tests.length > 0 && (
        <ul className="entries tests">
          {tests.map((test) => (
            <SheetEntry
              key={test.id}
              names={[test.name]}
              lang={test.language || undefined}
              facts={[
                test.score && <BidiText ltr>{test.score}</BidiText>,
                test.takenOn !== null && t('fields:takenOnDate', { date: day(test.takenOn) }),
                isMine && test.certificateNo && (
                  <>
                    {t('fields:certificateNo')} <BidiText ltr>{test.certificateNo}</BidiText>
                  </>
                ),
              ]}
            />
          ))}
        </ul>
      )}
    </SheetPart>
  );
}
