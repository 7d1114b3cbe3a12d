import Box, { type BoxProps } from '@mui/material/Box';
import type { ReactNode } from 'react';
import { FormAlert } from './FormAlert';
import type { FormSubmission } from './useFormSubmission';

interface FormProps {
  readonly submission: Pick<FormSubmission<string>, 'submit' | 'summary'>;
  /** For buttons that stand elsewhere. */
  readonly id?: string;
  readonly label?: string;
  readonly sx?: BoxProps['sx'];
  readonly children: ReactNode;
}

/** A form under its one summary of what went wrong; the browser's own checks are off, ours are translated. */
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
