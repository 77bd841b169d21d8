import { Fragment } from 'react';

/** An address that breaks, where it must, after its @ and its dots and not within a word. */
export const Breakable = ({ text }: { text: string }) =>
  (text.match(/[^@.]*[@.]?/g) ?? []).map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
    <Fragment key={i}>
      {i > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
