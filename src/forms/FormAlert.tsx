import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldLink, Reasons, Summary } from './useFormSummary';

/** The text of an error, as a link that focuses the field. */
function ToField({ id, text, name }: FieldLink) {
  return (
    <Box
      component="a"
      href={`#${id}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(id)?.focus();
      }}
      sx={{ color: 'inherit', display: 'inline-block', verticalAlign: 'top', paddingBlock: 0.5 }}
    >
      {name !== undefined && (
        <>
          <bdi>{name}</bdi>{' '}
        </>
      )}
      {text}
    </Box>
  );
}

const LIST_SX = { margin: 0, paddingInlineStart: '1.25em' } as const;

function WrongFields({ fields }: { readonly fields: readonly FieldLink[] }) {
  const { t } = useTranslation('forms');
  return (
    <>
      <AlertTitle component="p">{t('problem')}</AlertTitle>
      <Box component="ul" sx={LIST_SX}>
        {fields.map((field) => (
          <li key={`${field.id} ${field.text}`}>
            <ToField {...field} />
          </li>
        ))}
      </Box>
    </>
  );
}

/** One reason as a sentence, several as a list. */
function ReasonList({ reasons }: { readonly reasons: readonly string[] }) {
  if (reasons.length === 1) return reasons[0];
  return (
    <Box component="ul" sx={LIST_SX}>
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </Box>
  );
}

const isLinks = (reasons: readonly string[] | readonly FieldLink[]): reasons is readonly FieldLink[] =>
  typeof reasons[0] === 'object';

interface SummaryAlertProps {
  readonly message: Reasons;
  readonly takesFocus: boolean;
}

function SummaryAlert({ message, takesFocus }: SummaryAlertProps) {
  const alert = useRef<HTMLDivElement>(null);
  // Before the paint, because after it the focus would be nowhere for a moment.
  useLayoutEffect(() => {
    if (takesFocus) alert.current?.focus({ preventScroll: true });
    alert.current?.scrollIntoView?.({ block: 'nearest' });
  }, [takesFocus]);
  return (
    <Alert
      ref={alert}
      severity="error"
      tabIndex={-1}
      sx={{ mb: 2, overflowWrap: 'anywhere', scrollMarginBlock: '16px' }}
    >
      {typeof message === 'string' ? (
        message
      ) : isLinks(message) ? (
        <WrongFields fields={message} />
      ) : (
        <ReasonList reasons={message} />
      )}
    </Alert>
  );
}

/** The error summary of a form. It is announced, and focused if no field gets the focus. */
export function FormAlert({ summary }: { readonly summary: Summary }) {
  const { message, attempt, takesFocus } = summary;
  // The key changes with each attempt, so that the same message is announced and focused again.
  return message === null ? null : <SummaryAlert key={attempt} message={message} takesFocus={takesFocus} />;
}
