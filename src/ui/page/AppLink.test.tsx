import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
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

  it('keeps the page where there is no place yet', () => {
    expect(html('#')).toBe('<a href="#">Go</a>');
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'java\tscript:alert(1)'])(
    'shows only the text of %j',
    (to) => {
      expect(html(to)).toBe('<span>Go</span>');
    },
  );
});
