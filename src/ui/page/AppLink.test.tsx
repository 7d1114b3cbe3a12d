import { fireEvent, render, screen } from '@testing-library/react';
import { memo, Profiler } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, StaticRouter, useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { AppLink } from './AppLink';

const html = (to: string) =>
  renderToStaticMarkup(
    <StaticRouter location="/">
      <AppLink to={to}>Go</AppLink>
    </StaticRouter>,
  );

describe('AppLink', () => {
  it('is a real link inside the app', () => {
    expect(html('/jobs?page=2')).toBe('<a href="/jobs?page=2">Go</a>');
  });

  it('leaves the app without opener and referrer, in the same window', () => {
    expect(html('https://example.org/')).toBe(
      '<a href="https://example.org/" rel="noopener noreferrer">Go</a>',
    );
  });

  it('keeps the page if it has no target yet', () => {
    expect(html('#')).toBe('<a href="#">Go</a>');
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'java\tscript:alert(1)'])(
    'shows only the text of %j',
    (to) => {
      expect(html(to)).toBe('<span>Go</span>');
    },
  );

  describe('to a path', () => {
    const Link = memo(() => <AppLink to="/jobs">Go</AppLink>);
    const Address = () => <output>{useLocation().pathname}</output>;

    it('follows a plain press, leaves others to the browser, and is not rendered again', () => {
      let renders = 0;
      render(
        <MemoryRouter>
          <Profiler id="link" onRender={() => (renders += 1)}>
            <Link />
          </Profiler>
          <Address />
        </MemoryRouter>,
      );
      const link = screen.getByRole('link', { name: 'Go' });
      expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
      expect(screen.getByRole('status')).toHaveTextContent(/^\/$/);
      expect(fireEvent.click(link)).toBe(false);
      expect(screen.getByRole('status')).toHaveTextContent('/jobs');
      expect(renders).toBe(1);
    });
  });
});
