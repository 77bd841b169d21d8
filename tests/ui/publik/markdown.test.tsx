import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { articles } from '../../../server/areas/publik/demo/news.ts';
import { renderMarkdown } from '../../../server/platform/landing/markdown.ts';
import { Markdown } from '../../../src/areas/publik/berita/Markdown.tsx';
import { link, prefix, wrap } from '../../../src/areas/publik/berita/markdownEdit.ts';
import { siteState } from '../../../src/areas/publik/berita/siteState.ts';

/** What a browser makes of HTML: elements with their attributes in order, and words. */
function shape(html: string): string {
  const root = document.createElement('div');
  root.innerHTML = html;
  const walk = (node: Node): string => {
    if (node instanceof Element) {
      const attributes = [...node.attributes]
        .filter(({ name }) => name !== 'class' && name !== 'readonly')
        .map(({ name, value }) => `${name}=${value}`)
        .sort();
      return `<${node.localName} ${attributes.join(' ')}>${[...node.childNodes].map(walk).join('')}</>`;
    }
    return (node.textContent ?? '').replace(/\s+/g, ' ');
  };
  return [...root.childNodes]
    .map(walk)
    .join('')
    .replace(/\s*(<[^>]*>)\s*/g, '$1');
}

const samples = [
  ...articles.map(({ isi }) => isi),
  '# Satu\n\n## Dua\n\n###### Enam',
  'a **b** _c_ ~~d~~ `e <b>` \\*f\\* [g](https://g.example) [h](/berita) [i](#bagian) <https://i.example/?a=1&b=2>',
  '[x](javascript:alert(1)) [y](data:text/html,1) [z](//evil.example) ![p](https://evil.example/p.png) ![q](/q.png)',
  '- a\n- b\n  1. c\n  2. d\n\n- e\n\n3. tiga\n4. empat',
  '- [x] selesai\n- [ ] belum',
  '| a | b |\n|:--|--:|\n| 1 | **2** |',
  '> kutipan\n>\n> dua\n\n---\n\n```js\nconst a = "<b>";\n```\n\n    tersisih',
  'a &lt;b&gt; &amp; &copy; &#60;i&#62; "kutip" \'petik\' 5 < 6 & 7 > 3',
  '<script>alert(1)</script><b>tebal</b> <kbd><img src=x onerror=alert(1)// x\n\n<iframe src="//evil.example"></iframe>',
  'baris\\\nbaru  \ndan lagi',
];

describe('the preview', () => {
  test.each(samples.map(text => [text.slice(0, 40), text]))('shows what the site shows: %s', (_, text) => {
    expect(shape(renderToStaticMarkup(<Markdown text={text} />))).toBe(shape(renderMarkdown(text)));
  });

  test('makes nothing of HTML and of harmful addresses', () => {
    const root = document.createElement('div');
    root.innerHTML = renderToStaticMarkup(
      <Markdown text={'<img src=x onerror=alert(1)><kbd><img src=x onerror=alert(2)// [a](JaVaScRiPt:alert(3))'} />,
    );
    expect(root.querySelectorAll('img, a, script').length).toBe(0);
  });
});

/** Pieces that attacks are made of, in any order. */
const pieces = [
  '<script>',
  '</script>',
  '<kbd>',
  '<pre>',
  '<code>',
  '</p>',
  '<img src=x onerror=alert(1)',
  '//',
  '>',
  '"',
  "'",
  '[a](',
  ')',
  '![b](',
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/ok',
  ' onclick=alert(1) ',
  '`',
  '```',
  '\n',
  '\n\n',
  '> ',
  '- ',
  '| a | b |\n|--|--|\n| ',
  '&lt;',
  '&#60;',
  '&quot;',
  '<!--',
  '-->',
  '<svg/onload=x ',
  '<a href="javascript:x">',
  '\\',
  '<',
  '*',
  '**',
  '_',
  '[x]: javascript:alert(1)\n\n[x]',
  '<![CDATA[',
  '<?x',
];

test('nothing that can be written does anything (400 random texts)', () => {
  const tags = /^(h[2-6]|p|blockquote|ul|ol|li|strong|em|del|code|pre|a|img|br|hr|table|thead|tbody|tr|th|td|input)$/;
  const attributes = /^(href|rel|src|alt|loading|decoding|start|align|class|type|checked|disabled)$/;
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 14 }), parts => {
      const root = document.createElement('div');
      root.innerHTML = renderMarkdown(parts.join(''));
      for (const element of root.querySelectorAll('*')) {
        expect(element.localName).toMatch(tags);
        for (const { name, value } of element.attributes) {
          expect(name).toMatch(attributes);
          if (name === 'href') expect(value).toMatch(/^(https?:\/\/|mailto:|\/(?!\/)|#)/i);
          if (name === 'src') expect(value).toMatch(/^\/(?!\/)/);
        }
      }
    }),
    { numRuns: 400 },
  );
});

describe('the buttons of the editor', () => {
  test('put marks around the selection and take them away', () => {
    const bold = wrap({ text: 'satu dua', start: 5, end: 8 }, '**', 'teks');
    expect(bold).toEqual({ text: 'satu **dua**', start: 7, end: 10 });
    expect(wrap(bold, '**', 'teks')).toEqual({ text: 'satu dua', start: 5, end: 8 });
    expect(wrap({ text: '', start: 0, end: 0 }, '*', 'teks')).toEqual({ text: '*teks*', start: 1, end: 5 });
  });

  test('begin whole lines', () => {
    const listed = prefix({ text: 'a\nb\nc', start: 0, end: 3 }, () => '- ');
    expect(listed).toEqual({ text: '- a\n- b\nc', start: 0, end: 7 });
    expect(prefix(listed, () => '- ').text).toBe('a\nb\nc');
    expect(prefix({ text: 'a\nb', start: 0, end: 3 }, line => `${line + 1}. `).text).toBe('1. a\n2. b');
  });

  test('make a link and select its address', () => {
    const made = link({ text: 'lihat panduan', start: 6, end: 13 });
    expect(made.text).toBe('lihat [panduan](https://)');
    expect(made.text.slice(made.start, made.end)).toBe('https://');
  });
});

test('an article says whether the public sees it', () => {
  const now = Date.parse('2026-11-21T03:00:00Z');
  const words = (status: 'draf' | 'terbit' | 'arsip', tanggalTerbit: string | null) =>
    siteState({ status, tanggalTerbit }, now).words;
  expect(words('draf', null)).toBe('Belum tampil di situs.');
  expect(words('arsip', '2026-01-01T00:00:00Z')).toBe('Tidak lagi tampil di situs.');
  expect(words('terbit', '2026-11-21T02:00:00Z')).toBe('Tampil di situs.');
  expect(words('terbit', '2026-11-27T01:00:00Z')).toMatch(/^Dijadwalkan tampil 27 Nov 2026/);
});
