import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, Fragment, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/i18n/format';
import { wholeNumberOf } from '@/i18n/latinDigits';
import { controlSx } from '@/ui/controlSx';
import { AppLink } from '@/ui/page/AppLink';

interface GoToPageProps {
  readonly pages: number;
  readonly onTurn: (page: number) => void;
}

const LAST = 1_000_000_000;

/** A form that goes to a page by its number, in any digits. A number beyond the end goes to the last page. */
export function GoToPage({ pages, onTurn }: GoToPageProps) {
  const { t } = useTranslation('ui');
  const [typed, setTyped] = useState('');
  const page = wholeNumberOf(typed, 1, LAST);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (page === null) return;
    onTurn(Math.min(page, pages));
    setTyped('');
  };
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box
        component="input"
        aria-label={t('pager.goTo')}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        sx={{ ...controlSx, width: '5.5rem' }}
      />
      <Button type="submit" variant="text" disabled={page === null}>
        {t('pager.goTo')}
      </Button>
    </Box>
  );
}

/** With more pages than this, a field for the page number is shown too. */
const MANY = 10;

interface PagerProps {
  readonly page: number;
  readonly pages: number;
  /**
   * The address of a page. If given, the controls are links, and links to pages that do not exist are left
   * out.
   */
  readonly hrefOf?: (change: { page: number }) => string;
  /** Called with the page when the person chooses it, also when that is a link. */
  readonly onTurn?: (page: number) => void;
  /** Replaces the usual texts. With texts for each page, the pager shows page numbers. */
  readonly words?: {
    readonly name: string;
    readonly previous: string;
    readonly next: string;
    readonly page: (page: number) => string;
  };
  /** Rendered before the page controls, also if there is only one page. */
  readonly children?: ReactNode;
  readonly sx?: object;
}

const NAV_SX = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 } as const;
const TURNS_SX = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  '& button': { paddingInline: { xs: 1.5, sm: 2.5 } },
} as const;
/**
 * Page controls at the end of a line. A phone has no room for the page number between the buttons, so it is
 * shown above them.
 */
const END_SX = {
  ...TURNS_SX,
  justifyContent: 'space-between',
  flexGrow: { xs: 1, sm: 0 },
  marginInlineStart: { sm: 'auto' },
  '& > span': {
    color: 'text.secondary',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
    order: { xs: -1, sm: 0 },
    flexBasis: { xs: '100%', sm: 'auto' },
  },
} as const;

/** The page that is shown, its neighbours, and the first and last page. */
const around = (page: number, pages: number): readonly number[] =>
  [...new Set([1, page - 1, page, page + 1, pages])]
    .filter((each) => each >= 1 && each <= pages)
    .sort((a, b) => a - b);

/** The controls that lead to the other pages of a list. */
export function Pager({ page, pages, hrefOf, onTurn, words, children, sx = {} }: PagerProps) {
  const { t } = useTranslation('ui');
  if (pages < 2 && children === undefined) return null;
  const to = (target: number) => ({
    ...(hrefOf === undefined ? {} : { component: AppLink, to: hrefOf({ page: target }) }),
    onClick: () => onTurn?.(target),
  });
  const step = (target: number, name: string) => {
    const isThere = target >= 1 && target <= pages;
    if (hrefOf !== undefined && !isThere) return null;
    return (
      <Button variant="outlined" disabled={!isThere} {...to(target)}>
        {name}
      </Button>
    );
  };
  return (
    <Box component="nav" aria-label={words?.name ?? t('pager.name')} sx={{ ...NAV_SX, ...sx }}>
      {children}
      {pages > 1 && (
        <Box sx={children === undefined ? TURNS_SX : END_SX}>
          {step(page - 1, words?.previous ?? t('pager.previous'))}
          {words === undefined ? (
            <span>{t('pager.page', { page: formatNumber(page), pages: formatNumber(pages) })}</span>
          ) : (
            around(page, pages).map((each, at, all) => (
              <Fragment key={each}>
                {each - (all[at - 1] ?? each) > 1 && <span aria-hidden>…</span>}
                <Button
                  {...to(each)}
                  aria-label={words.page(each)}
                  aria-current={each === page ? 'page' : undefined}
                  variant={each === page ? 'contained' : 'text'}
                  sx={{ minWidth: 44 }}
                >
                  {formatNumber(each)}
                </Button>
              </Fragment>
            ))
          )}
          {step(page + 1, words?.next ?? t('pager.next'))}
          {pages > MANY && onTurn !== undefined && <GoToPage pages={pages} onTurn={onTurn} />}
        </Box>
      )}
    </Box>
  );
}
