import { act, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startAllTexts } from '@/i18n/texts.fixture';
import { Filter } from './Filter';
import { Pager } from './Pager';
import { Search } from './Search';

beforeAll(startAllTexts);

describe('the search box', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });
  const open = (value = '') => {
    const heard = { onType: vi.fn<(text: string) => void>(), onSearch: vi.fn<(text: string) => void>() };
    const box = (now: string, resets = 0) => (
      <Search label="Search levels" value={now} resets={resets} {...heard} />
    );
    const { rerender } = render(box(value));
    return { ...heard, show: (now: string, resets?: number) => rerender(box(now, resets)) };
  };
  const box = () => screen.getByRole('searchbox', { name: 'Search levels' });
  const type = (value: string) => fireEvent.change(box(), { target: { value } });

  test('reports each key at once, and the words when the typing stops or Enter is pressed', () => {
    const { onType, onSearch } = open();
    type('we');
    type('weld');
    expect(onType.mock.calls).toEqual([['we'], ['weld']]);
    act(() => void vi.advanceTimersByTime(299));
    expect(onSearch).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(1));
    expect(onSearch.mock.calls).toEqual([['weld']]);
    type('welder');
    fireEvent.keyDown(box(), { key: 'Enter' });
    act(() => void vi.advanceTimersByTime(1000));
    expect(onSearch.mock.calls).toEqual([['weld'], ['welder']]);
  });

  test('follows an address that changed by itself, and drops the input on request', () => {
    const { onSearch, show } = open('a');
    show('b');
    expect(box()).toHaveValue('b');
    type('bc');
    show('b', 1);
    expect(box()).toHaveValue('b');
    act(() => void vi.advanceTimersByTime(1000));
    expect(onSearch).not.toHaveBeenCalled();
  });
});

describe('a filter', () => {
  test('shows the values of the address, whatever they are, and announces what is chosen', () => {
    const onChange = vi.fn<(value: string) => void>();
    render(
      <Filter label="State" all="State: all" value="odd" options={[['open', 'Open']]} onChange={onChange} />,
    );
    const select = screen.getByRole('combobox', { name: 'State' });
    expect(select).toHaveValue('odd');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'State: all',
      'odd',
      'Open',
    ]);
    fireEvent.change(select, { target: { value: '' } });
    fireEvent.change(select, { target: { value: 'open' } });
    expect(onChange.mock.calls).toEqual([[''], ['open']]);
  });
});

describe('the pager', () => {
  const hrefOf = ({ page }: { page: number }) => `/jobs?page=${page}`;
  const links = () =>
    screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

  test('is not shown for one page, unless there are pages before it', () => {
    const { container, rerender } = render(<Pager page={1} pages={1} />);
    expect(container).toBeEmptyDOMElement();
    rerender(
      <Pager page={1} pages={1}>
        10 rows
      </Pager>,
    );
    expect(screen.getByRole('navigation', { name: 'Pages' })).toHaveTextContent(/^10 rows$/);
  });

  test('turns pages by buttons, as far as there are any', () => {
    const onTurn = vi.fn<(page: number) => void>();
    const { rerender } = render(<Pager page={1} pages={3} onTurn={onTurn} />);
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
    expect(screen.getByText('Page 1 of 3')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(onTurn).toHaveBeenCalledExactlyOnceWith(2);
    rerender(<Pager page={3} pages={3} onTurn={onTurn} />);
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  });

  test('leads to pages by links, and leaves out missing ones', () => {
    render(<Pager page={1} pages={3} hrefOf={hrefOf} />, { wrapper: BrowserRouter });
    expect(links()).toEqual([['Next', '/jobs?page=2']]);
  });

  test('names pages by numbers if it has a text for them', () => {
    const words = {
      name: 'Result pages',
      previous: 'Previous page',
      next: 'Next page',
      page: (page: number) => `Page ${page}`,
    };
    render(<Pager page={5} pages={9} hrefOf={hrefOf} words={words} />, { wrapper: BrowserRouter });
    expect(links().map(([name]) => name)).toEqual(['Previous page', '1', '4', '5', '6', '9', 'Next page']);
    expect(screen.getByRole('link', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('navigation', { name: 'Result pages' })).toHaveTextContent('1…456…9');
  });
});
