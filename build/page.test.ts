import { describe, expect, it } from 'vitest';
import { metaElements, type PageFacts, withContent, withFacts, withInlineSheets } from './page.ts';

const SHELL = `<html><head><title>Shell</title>
<meta name="description" content="General" />
    <link rel="stylesheet" crossorigin href="/assets/index-1.css">
</head><body>
    <template id="no-start">
      <main>It did not start</main>
    </template>
    <div id="root"></div></body></html>`;

const about: PageFacts = {
  title: 'About · VisaTalent',
  description: 'Who "we" are & what <we> do',
  siteName: 'VisaTalent',
  path: '/about',
  origin: null,
};

describe('metaElements', () => {
  it('name no address if the origin is unknown', () => {
    const elements = metaElements(about);
    expect(elements).not.toMatch(/canonical|hreflang|og:url/);
    expect(elements).toContain('<meta property="og:image" content="/og-image.png">');
  });

  it('name the whole address if it is known', () => {
    const elements = metaElements({ ...about, origin: 'https://www.example.com' });
    expect(elements).toContain('<link rel="canonical" href="https://www.example.com/about">');
    expect(elements).toContain(
      '<link rel="alternate" hreflang="x-default" href="https://www.example.com/about">',
    );
    expect(elements).toContain('content="https://www.example.com/og-image.png"');
  });

  it('keep a hidden page from search engines, and give it no address', () => {
    const elements = metaElements({ ...about, origin: 'https://www.example.com', hidden: true });
    expect(elements).toContain('<meta name="robots" content="noindex">');
    expect(elements).not.toContain('canonical');
  });
});

describe('withFacts', () => {
  it('puts all tags in one place if a host gives each record its own', () => {
    const page = withFacts(SHELL, about, true);
    const between = /<!--share-->(.*)<!--\/share-->/s.exec(page)?.[1] ?? '';
    expect(between).toMatch(/^<title>.*<meta name="description".*og:title.*twitter:card/s);
    expect(page.replace(between, '')).not.toMatch(/<title>|og:|name="description"/);
  });

  it('puts title and description in, as text', () => {
    const page = withFacts(SHELL, about);
    expect(page).toContain('<title>About · VisaTalent</title>');
    expect(page).toContain('content="Who &quot;we&quot; are &amp; what &lt;we&gt; do"');
    expect(page).not.toContain('General');
  });

  it('refuses a shell without them', () => {
    expect(() => withFacts('<html></html>', about)).toThrow('no title or description');
  });
});

describe('withInlineSheets', () => {
  it('puts the rules in place of the link', () => {
    const page = withInlineSheets(SHELL, (address) => `/*${address}*/a{color:red}`);
    expect(page).toContain('<style>/*/assets/index-1.css*/a{color:red}</style>');
    expect(page).not.toContain('rel="stylesheet"');
  });

  it("leaves Inter's own face to the boot script", () => {
    const face = '@font-face{font-family:Inter;src:url(/assets/inter-1.woff2)}';
    const page = withInlineSheets(SHELL, () => `@font-face{font-family:Inter Fallback}${face}a{color:red}`);
    expect(page).toContain('<style>@font-face{font-family:Inter Fallback}a{color:red}</style>');
    expect(page).not.toContain('inter-1.woff2');
  });

  it('refuses rules that would end the element', () => {
    expect(() => withInlineSheets(SHELL, () => 'a::after{content:"</style>"}')).toThrow(
      'cannot stand inside',
    );
  });
});

describe('withContent', () => {
  it('puts page and styles in, whatever characters they contain', () => {
    const page = withContent(SHELL, {
      html: "<p>$& $1 $'</p>",
      styles: '<style>b{}</style>',
      name: '/',
      switches: '',
    });
    expect(page).toContain('<html><head>');
    expect(page).toContain(`<div id="root" data-page="/"><p>$& $1 $'</p></div>`);
    expect(page).toContain('<style>b{}</style></head>');
    expect(page).not.toContain('It did not start');
  });

  it('puts a sheet that a part of the page needs into the head', () => {
    const sheet = '<style data-precedence="default" data-href="cards">.card{top:0}</style>';
    const page = withContent(SHELL, { html: `${sheet}<h1>Jobs</h1>`, styles: '', name: '/', switches: '' });
    expect(page).toContain(`${sheet}</head>`);
    expect(page).toContain('<div id="root" data-page="/"><h1>Jobs</h1></div>');
  });

  it('names the switches that the page depends on', () => {
    const page = withContent(SHELL, { html: '', styles: '', name: '/', switches: 'VITE_FEATURE_JOBS=true' });
    expect(page).toContain('<html data-switches="VITE_FEATURE_JOBS=true"><head>');
  });

  it('refuses a style attribute, which the policy would not apply', () => {
    const rendered = (html: string) => withContent(SHELL, { html, styles: '', name: '/x', switches: '' });
    expect(() => rendered('<p>style="a"</p><i class="a" style="top:0">b</i>')).toThrow(
      'The policy takes the style of an element on /x: <i class="a" style="top:0">',
    );
    expect(rendered('<p title="a">style="a"</p>')).toContain('style="a"');
  });

  it('refuses a shell without an empty root', () => {
    expect(() =>
      withContent('<div id="root">x</div>', { html: '', styles: '', name: '', switches: '' }),
    ).toThrow('no empty root');
  });
});
