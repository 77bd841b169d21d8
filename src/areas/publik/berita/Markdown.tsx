import { Marked, type MarkedToken, type Token, type Tokens } from 'marked';
import { createElement, Fragment, type ReactNode } from 'react';

/**
 * An article's Markdown as the site shows it (server/platform/landing/markdown.ts), made of elements instead of HTML: nothing
 * that is written can become anything else. tests/ui/publik compares the two.
 */

const lexer = new Marked({ gfm: true });

/** Addresses an article may link to; anything else (javascript:, data:) loses its link. */
const linkable = /^(https?:\/\/|mailto:|\/(?![\s/\\])|#)/i;
/** Pictures come from the portal itself. */
const ownPicture = /^\/(?![\s/\\])/;

type Renderers = { [K in MarkedToken['type']]: (token: Extract<MarkedToken, { type: K }>) => ReactNode };

const inside = (tokens: readonly Token[] | undefined): ReactNode => (tokens ? <TokenList tokens={tokens} /> : null);

/** `&copy;` is written as a sign; a text area reads entities and nothing else. */
function words(text: string): string {
  return text.replace(/&(#\d{1,7}|#x[0-9a-f]{1,6}|\w{1,31});/gi, entity => {
    const area = document.createElement('textarea');
    area.innerHTML = entity;
    return area.value;
  });
}

const renderers: Renderers = {
  space: () => null,
  def: () => null,
  // Raw HTML is dropped.
  html: () => null,
  hr: () => <hr />,
  br: () => <br />,
  paragraph: ({ tokens }) => <p>{inside(tokens)}</p>,
  blockquote: ({ tokens }) => <blockquote>{inside(tokens)}</blockquote>,
  strong: ({ tokens }) => <strong>{inside(tokens)}</strong>,
  em: ({ tokens }) => <em>{inside(tokens)}</em>,
  del: ({ tokens }) => <del>{inside(tokens)}</del>,
  text: ({ tokens, text }) => (tokens ? inside(tokens) : words(text)),
  escape: ({ text }) => words(text),
  codespan: ({ text }) => <code>{text}</code>,
  code: ({ text }) => (
    <pre>
      <code>{`${text}\n`}</code>
    </pre>
  ),
  // The page has its h1: the article's own headings begin below it.
  heading: ({ depth, tokens }) => createElement(`h${Math.min(6, Math.max(2, depth))}`, null, inside(tokens)),
  link: ({ href, tokens }) =>
    linkable.test(href) ? (
      <a href={href} rel="noopener">
        {inside(tokens)}
      </a>
    ) : (
      inside(tokens)
    ),
  image: ({ href, text }) =>
    ownPicture.test(href) ? <img src={href} alt={text} loading="lazy" decoding="async" /> : text,
  checkbox: ({ checked }) => <input type="checkbox" checked={checked} disabled readOnly />,
  list_item: ({ tokens }) => <li>{inside(tokens)}</li>,
  list: ({ ordered, start, items }) =>
    ordered ? (
      <ol start={start === '' || start === 1 ? undefined : start}>{inside(items)}</ol>
    ) : (
      <ul>{inside(items)}</ul>
    ),
  table: ({ header, rows }) => (
    <table>
      <thead>
        <Row cells={header} />
      </thead>
      {rows.length ? (
        <tbody>
          {rows.map((cells, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own and are drawn anew together
            <Row key={i} cells={cells} />
          ))}
        </tbody>
      ) : null}
    </table>
  ),
};

function Row({ cells }: { cells: readonly Tokens.TableCell[] }) {
  return (
    <tr>
      {cells.map(({ header, align, tokens }, i) =>
        createElement(header ? 'th' : 'td', { key: i, align: align ?? undefined }, inside(tokens)),
      )}
    </tr>
  );
}

const isKnown = (token: Token): token is MarkedToken => Object.hasOwn(renderers, token.type);

function rendered(token: Token): ReactNode {
  if (!isKnown(token)) return null;
  // The table is keyed by type, so the entry always fits the token; TypeScript cannot see the correlation.
  const render = renderers[token.type] as (token: MarkedToken) => ReactNode;
  return render(token);
}

const TokenList = ({ tokens }: { tokens: readonly Token[] }) =>
  tokens.map((token, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have no name of their own
    <Fragment key={i}>{rendered(token)}</Fragment>
  ));

/** The text as it will be read. */
export const Markdown = ({ text }: { text: string }) => <TokenList tokens={lexer.lexer(text)} />;
