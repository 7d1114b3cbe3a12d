import Box, { type BoxProps } from '@mui/material/Box';
import type { ReactNode } from 'react';
import { FormAlert } from './FormAlert';
import type { FormSubmission } from './useFormSubmission';

interface FormProps {
  readonly submission: Pick<FormSubmission<string>, 'submit' | 'summary'>;
  /** For buttons outside the form element. */
  readonly id?: string;
  readonly label?: string;
  readonly sx?: BoxProps['sx'];
  readonly children: ReactNode;
}

/**
 * A form with one summary of its errors. The browser's own validation is off, because its messages are not
 * translated.
 */
export function Form({ submission, id, label, sx, children }: FormProps) {
  return (
    <Box
      component="form"
      id={id}
      noValidate
      aria-label={label}
      onSubmit={submission.submit}
      {...(sx ? { sx } : {})}
    >
      <FormAlert summary={submission.summary} />
      {children}
    </Box>
  );
}
