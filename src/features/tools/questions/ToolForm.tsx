import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfficialPage } from '@/eligibility/ruleFile';
import { OfficialLinks } from '@/features/tools/page/ToolPage';
import { endAll, listen } from '@/runtime/listen';
import { Surface } from '@/ui/card/Surface';
import { PlainList } from '@/ui/text/PlainList';

/** The distance of the result from the upper edge of the window, below the top bar, and from the lower, in px. */
const ABOVE = 86;
const BELOW = 16;

/**
 * A result that is higher than the window stays where its end is visible, so that it needs no scrollbar of its
 * own: the total and the points are at its end. While the focus is in its upper part, that part is visible.
 */
function useEndInView() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current: result } = ref;
    if (result === null) return undefined;
    let focused: Element | null = null;
    const place = () => {
      const lowest = `100dvh - ${result.offsetHeight + BELOW}px`;
      const above = focused?.isConnected === true ? `, ${ABOVE + topOf(result) - topOf(focused)}px` : '';
      result.style.insetBlockStart = `min(${ABOVE}px, max(${lowest}${above}))`;
    };
    const observer = new ResizeObserver(place);
    observer.observe(result);
    return endAll(
      () => observer.disconnect(),
      listen(result, ['focusin', 'focusout'], ({ type, target }) => {
        focused = type === 'focusin' && target instanceof Element ? target : null;
        place();
      }),
    );
  }, []);
  return ref;
}

const topOf = (element: Element): number => element.getBoundingClientRect().top;

/** Two columns: the questions, and their result, which stays visible on wide screens. */
export function ToolColumns({
  children,
  result,
}: {
  readonly children: ReactNode;
  readonly result: ReactNode;
}) {
  const resultRef = useEndInView();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 4, lg: 5 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 6fr) minmax(0, 6fr)' },
        alignItems: 'start',
      }}
    >
      <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>{children}</Box>
      <Box ref={resultRef} sx={{ minWidth: 0, position: { lg: 'sticky' } }}>
        {result}
      </Box>
    </Box>
  );
}

interface FormActionsProps {
  readonly onClear: () => void;
  readonly onFillIn: (() => void) | null;
  readonly children?: ReactNode;
}

/** The buttons that empty the form, or fill it in from the profile of the signed-in person. */
export function FormActions({ onClear, onFillIn, children }: FormActionsProps) {
  const { t } = useTranslation('tools');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {children}
      <Button onClick={onClear}>{t('clear')}</Button>
      {onFillIn !== null && <Button onClick={onFillIn}>{t('fillIn')}</Button>}
    </Box>
  );
}

/** Shown in place of an estimator while its rules are being checked. */
export function SwitchedOff({ official }: { readonly official: readonly OfficialPage[] }) {
  const { t } = useTranslation('tools');
  return (
    <>
      <p>{t('off')}</p>
      <OfficialLinks pages={official} />
    </>
  );
}

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

/** A card with questions about one topic. */
export const QuestionGroup = ({ children }: { readonly children: ReactNode }) => (
  <Surface>
    <Box sx={{ display: 'grid', gap: 2.5 }}>{children}</Box>
  </Surface>
);

/** Two short questions side by side; below each other on a phone. */
export const QuestionPair = ({ children }: { readonly children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      columnGap: 2,
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      alignItems: 'end',
    }}
  >
    {children}
  </Box>
);
