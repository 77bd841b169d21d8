import { Fragment } from 'react';

/** An address, or words between strokes, that break where they must after @, dots and strokes and not within a word. */
export const Breakable = ({ text }: { text: string }) =>
  (text.match(/[^@./]*[@./]?/g) ?? []).map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
    <Fragment key={i}>
      {i > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
