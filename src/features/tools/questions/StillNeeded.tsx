import Link from '@mui/material/Link';
import Box from '@mui/material/Box';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainList } from '@/ui/text/PlainList';

interface StillNeededProps {
  /** The unanswered questions: the id of the first field of each, and its label. */
  readonly questions: readonly { readonly id: string; readonly label: string }[];
}

/**
 * Moves the focus to a question without changing the fragment of the address, which is reserved for shared
 * answers.
 */
function focusField(event: MouseEvent, id: string): void {
  event.preventDefault();
  const field = document.getElementById(id);
  field?.focus();
  field?.scrollIntoView({ block: 'center' });
}

/** Links to the questions that still need an answer. */
export function StillNeeded({ questions }: StillNeededProps) {
  const { t } = useTranslation('tools');
  if (questions.length === 0) return null;
  return (
    <Box sx={{ mt: 1 }}>
      {t('stillNeeded')}
      <PlainList sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        {questions.map(({ id, label }) => (
          <li key={id}>
            <Link
              href={`#${id}`}
              onClick={(event) => focusField(event, id)}
              sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
            >
              {label}
            </Link>
          </li>
        ))}
      </PlainList>
    </Box>
  );
}
