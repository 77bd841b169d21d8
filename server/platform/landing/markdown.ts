import { Marked, type Tokens } from 'marked';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeText = (text: string) => text.replace(/[&<>"']/g, sign => escapes[sign] ?? sign);

/** Text with its entities left as they are: `&copy;` is a sign, `<` is a word. */
const escapeWords = (text: string) =>
  text.replace(/[<>"']|&(?!(?:#\d{1,7}|#x[0-9a-f]{1,6}|\w{1,31});)/gi, sign => escapes[sign] ?? sign);

/** Addresses an article may link to; anything else (javascript:, data:) loses its link. */
const linkable = /^(https?:\/\/|mailto:|\/(?![\s/\\])|#)/i;
/** Pictures come from the portal itself: the security policy stops the others. */
const ownPicture = /^\/(?![\s/\\])/;

const markdown = new Marked({
  gfm: true,
  renderer: {
    html: () => '',
    // Marked hands out text after `<kbd>` or `<pre>` as it was written, for the tag that we have dropped.
    text(token: Tokens.Text | Tokens.Escape) {
      return 'tokens' in token && token.tokens ? this.parser.parseInline(token.tokens) : escapeWords(token.text);
    },
    link(token: Tokens.Link) {
      const words = this.parser.parseInline(token.tokens);
      if (!linkable.test(token.href)) return words;
      return `<a href="${escapeText(token.href)}" rel="noopener">${words}</a>`;
    },
    image(token: Tokens.Image) {
      if (!ownPicture.test(token.href)) return escapeText(token.text);
      return `<img src="${escapeText(token.href)}" alt="${escapeText(token.text)}" loading="lazy" decoding="async">`;
    },
    // The page has its h1: the article's own headings begin below it.
    heading(token: Tokens.Heading) {
      const level = Math.min(6, Math.max(2, token.depth));
      return `<h${level}>${this.parser.parseInline(token.tokens)}</h${level}>\n`;
    },
  },
});

/** An article's Markdown as HTML: raw HTML dropped, harmful addresses inert. */
export const renderMarkdown = (text: string): string => markdown.parse(text, { async: false });
