/** A text with what is selected in it. */
export interface Selected {
  text: string;
  start: number;
  end: number;
}

const part = ({ text, start, end }: Selected) =>
  [text.slice(0, start), text.slice(start, end), text.slice(end)] as const;

/** Puts marks around the selection, or takes them away where they are; without a selection around words to replace. */
export function wrap(selected: Selected, mark: string, words: string): Selected {
  const [before, chosen, after] = part(selected);
  if (chosen && before.endsWith(mark) && after.startsWith(mark)) {
    const start = selected.start - mark.length;
    return {
      text: before.slice(0, -mark.length) + chosen + after.slice(mark.length),
      start,
      end: start + chosen.length,
    };
  }
  const inner = chosen || words;
  const start = selected.start + mark.length;
  return { text: before + mark + inner + mark + after, start, end: start + inner.length };
}

/** Begins every selected line with a prefix, or takes it away where all lines have it. */
export function prefix(selected: Selected, prefixOf: (line: number) => string): Selected {
  const from = selected.text.lastIndexOf('\n', selected.start - 1) + 1;
  const to = selected.text.indexOf('\n', selected.end);
  const until = to < 0 ? selected.text.length : to;
  const lines = selected.text.slice(from, until).split('\n');
  const has = lines.every((line, i) => line.startsWith(prefixOf(i)));
  const changed = lines.map((line, i) => (has ? line.slice(prefixOf(i).length) : prefixOf(i) + line)).join('\n');
  return {
    text: selected.text.slice(0, from) + changed + selected.text.slice(until),
    start: from,
    end: from + changed.length,
  };
}

/** Makes the selection the words of a link and selects the address to be typed. */
export function link(selected: Selected): Selected {
  const [before, chosen, after] = part(selected);
  const shown = chosen || 'teks tautan';
  const address = 'https://';
  const start = before.length + shown.length + 3;
  return { text: `${before}[${shown}](${address})${after}`, start, end: start + address.length };
}
