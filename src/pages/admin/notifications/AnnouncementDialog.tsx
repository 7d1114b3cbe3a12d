import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Announcement, Reach } from '@/api/endpoints/announcements';
import { LANGUAGES } from '@/config/languages';
import type { DialogProps } from '@/features/records/resource';
import { Bound, useFieldValue } from '@/forms/Bound';
import { ConflictDialog } from '@/forms/conflict/ConflictDialog';
import { type DefinedFields, Field } from '@/forms/Field';
import { FieldStack } from '@/forms/Fields';
import { ChoiceInput } from '@/forms/fields/ChoiceInput';
import { CountriesInput } from '@/forms/fields/CountriesInput';
import { useCountryList } from '@/forms/fields/useCountryList';
import { Form } from '@/forms/Form';
import { useDiscardQuestion } from '@/forms/useDiscardQuestion';
import { formatList, formatMoment, formatNumber } from '@/i18n/format';
import { isolated } from '@/i18n/isolated';
import { AppDialog } from '@/ui/dialog/AppDialog';
import { takeFocus, useFocusNext } from '@/ui/focusNext';
import { BusyButton } from '@/ui/page/BusyButton';
import {
  type AnnouncementValues,
  bodyIn,
  type FlatAnnouncement,
  languagesOf,
  type Other,
  OTHERS,
  titleIn,
} from './announcementForm';
import { useAnnouncement } from './useAnnouncement';

interface InLanguagesProps {
  readonly of: DefinedFields<AnnouncementValues>;
  readonly id: string;
  /** The languages that already have a text. */
  readonly begun: readonly Other[];
  readonly disabled: boolean;
}

/** The texts in languages other than English, with a pair of fields for each added language. */
function InLanguages({ of, id, begun, disabled }: InLanguagesProps) {
  const { t } = useTranslation(['announcements', 'terms']);
  const [added, setAdded] = useState(begun);
  const left = OTHERS.filter((language) => !added.includes(language));
  return (
    <>
      {added.map((language) => {
        const { name, tag, direction } = LANGUAGES[language];
        return (
          <Box key={language} lang={tag} dir={direction}>
            <FieldStack>
              <Field of={of} name={titleIn(language)} label={t('titleIn', { language: name })} />
              <Field of={of} name={bodyIn(language)} label={t('bodyIn', { language: name })} />
            </FieldStack>
          </Box>
        );
      })}
      {left.length > 0 && (
        <ChoiceInput
          id={`${id}-add-language`}
          label={t('terms:addALanguage')}
          value=""
          emptyName={t('chooseLanguage')}
          disabled={disabled}
          options={left.map((value) => ({
            value,
            name: LANGUAGES[value].name,
            lang: LANGUAGES[value].tag,
          }))}
          onChange={(language) => {
            const chosen = left.find((each) => each === language);
            if (chosen !== undefined) setAdded([...added, chosen]);
          }}
        />
      )}
    </>
  );
}

const LEFT_OUT = ['blocked', 'unverified', 'optedOut'] as const;

/** The button that asks for the audience is often at the lower edge of the dialog, and the answer is below it. */
const intoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });

/** How many people an announcement would reach, and who is left out. */
function ReachOf({ reach, byEmail }: { readonly reach: Reach; readonly byEmail: boolean }) {
  const { t } = useTranslation('announcements');
  const { count, sample, leftOut } = reach;
  const names = formatList(sample.map((name) => isolated(name)));
  const left = LEFT_OUT.filter((why) => leftOut[why] > 0 && (byEmail || why !== 'unverified'));
  return (
    <Alert ref={intoView} severity={count === 0 ? 'warning' : 'info'} sx={{ my: 2, scrollMargin: '16px' }}>
      {count === 0
        ? t('nobody')
        : t(names === '' ? 'reachOnly' : 'reach', { count, formatted: formatNumber(count), names })}
      {left.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 0.5, paddingInlineStart: 2.5 }}>
          {left.map((why) => (
            <li key={why}>
              {t(`leftOut.${why}`, { count: leftOut[why], formatted: formatNumber(leftOut[why]) })}
            </li>
          ))}
        </Box>
      )}
    </Alert>
  );
}

const MOST_COUNTRIES = 50;

/** Writes an announcement in one or more languages. Its audience is counted before it is sent. */
export function AnnouncementDialog({ items, open, onClose }: DialogProps) {
  const { t } = useTranslation(['announcements', 'records', 'forms', 'words', 'terms']);
  const before: Announcement | undefined = items[0] as FlatAnnouncement | undefined;
  /** The counted audience that the question before sending is about; null before the question. */
  const [askedAbout, setAskedAbout] = useState<Reach | null>(null);
  const announcement = useAnnouncement(before, onClose);
  const { id, form, audience, conflict } = announcement;
  const { choices } = useCountryList();
  const { busy, isDirty } = form;
  useFocusNext(() => form.focus('title'));
  const byEmail = useFieldValue(form.of, 'email') === true;
  const { leave, question, answers } = useDiscardQuestion({ isDirty, busy, isOpen: open, onClose });
  const { reach } = audience;
  const count = reach?.count ?? 0;
  const sendTo = t('send', { count, formatted: formatNumber(count) });
  // After a change the audience is counted again, and the question is asked again.
  const isAsking = count > 0 && reach === askedAbout;

  const actions = () => {
    if (answers !== null) return answers;
    if (isAsking)
      return (
        <>
          <Button ref={takeFocus} onClick={() => setAskedAbout(null)} disabled={busy}>
            {t('words:back')}
          </Button>
          <BusyButton variant="contained" busy={busy} onClick={announcement.sendNow}>
            {sendTo}
          </BusyButton>
        </>
      );
    return (
      <>
        <Button onClick={leave} disabled={busy}>
          {t('words:cancel')}
        </Button>
        <BusyButton variant="outlined" busy={busy} onClick={announcement.saveDraft}>
          {t('saveDraft')}
        </BusyButton>
        <Button
          variant="contained"
          disabled={busy || count === 0}
          title={count === 0 ? t('checkFirst') : undefined}
          onClick={() => setAskedAbout(reach)}
        >
          {reach === null ? t('words:send') : sendTo}
        </Button>
      </>
    );
  };

  return (
    <>
      <AppDialog
        open={open}
        title={t(
          before === undefined
            ? 'records:resources.announcements.add'
            : 'records:resources.announcements.edit',
        )}
        onClose={leave}
        size={640}
        actions={actions()}
      >
        {question}
        {isAsking && (
          <Alert ref={intoView} severity="warning" role="alert" sx={{ mb: 2, scrollMargin: '16px' }}>
            {t('sure')}
          </Alert>
        )}
        <Form submission={form} label={t('words:notifications')} sx={{ pt: 1 }}>
          <FieldStack>
            <Field of={form.of} name="title" />
            <Field of={form.of} name="body" />
            <InLanguages
              of={form.of}
              id={id}
              begun={before === undefined ? [] : languagesOf(before)}
              disabled={busy}
            />
            <Field of={form.of} name="roles" />
            <Bound of={form.of} name="countryIds">
              {({ value, onChange, ...field }) => (
                <CountriesInput
                  {...field}
                  choices={choices}
                  max={MOST_COUNTRIES}
                  value={value === '' ? [] : value.split('\n')}
                  onChange={(ids) => onChange(ids.join('\n'))}
                />
              )}
            </Bound>
            <Field of={form.of} name="applicationStatus" />
            <Field of={form.of} name="profile" />
            <Field of={form.of} name="link" />
            <Field of={form.of} name="email" />
          </FieldStack>
        </Form>
        <BusyButton variant="outlined" busy={audience.checking} onClick={() => void audience.check()}>
          {t('checkAudience')}
        </BusyButton>
        {reach !== null && <ReachOf reach={reach} byEmail={byEmail} />}
      </AppDialog>
      {conflict !== null && (
        <ConflictDialog
          title={t('forms:recordConflict.title')}
          text={t('forms:recordConflict.text', { when: formatMoment(conflict.lastModified ?? '') })}
          actions={
            <>
              <Button onClick={announcement.takeTheirs}>{t('terms:useTheirs')}</Button>
              <Button variant="contained" onClick={announcement.keepMine}>
                {t('terms:keepMine')}
              </Button>
            </>
          }
        />
      )}
    </>
  );
}
