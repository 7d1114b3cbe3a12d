import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** What is wrong with one field. */
export interface FieldProblem {
  /** The id of its control. */
  readonly id: string;
  readonly text: string;
  /** What it is called, where several have the same problem. */
  readonly name?: string | undefined;
}

interface ProblemSummaryProps {
  readonly problems: readonly FieldProblem[];
  /** Counts the attempts: each takes the focus anew. */
  readonly attempt: number;
}

/** What stands in the way of going on: announced, focused, each with a link to its field. */
export function ProblemSummary({ problems, attempt }: ProblemSummaryProps) {
  const { t } = useTranslation('forms');
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt === 0) return;
    alert.current?.focus({ preventScroll: true });
    alert.current?.scrollIntoView?.({ block: 'nearest' });
  }, [attempt]);
  if (problems.length === 0) return null;
  return (
    <Alert
      key={attempt}
      ref={alert}
      severity="error"
      variant="outlined"
      tabIndex={-1}
      sx={{ overflowWrap: 'anywhere', scrollMarginBlock: '80px' }}
    >
      <AlertTitle component="p">{t('problem')}</AlertTitle>
      <Box component="ul" sx={{ margin: 0, paddingInlineStart: '1.25em' }}>
        {problems.map(({ id, text, name }) => (
          <li key={id}>
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
          </li>
        ))}
      </Box>
    </Alert>
  );
}
