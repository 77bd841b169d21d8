import { SaxesParser } from 'saxes';
import { Refusal } from './refusal.ts';

/** An element as it opens, without its prefix. */
export interface Opened {
  name: string;
  attributes: Readonly<Record<string, string>>;
}

export interface XmlEvents {
  open(element: Opened): void;
  close?(name: string): void;
  text?(text: string): void;
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Reads XML a piece at a time, in time that grows with its length only; entities of its own are not known.
 * @throws Error for what is not well-formed
 */
export function xmlReader(events: XmlEvents): { write(text: string): void; end(): void } {
  const parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false });
  const text = events.text ?? (() => undefined);
  parser.on('opentag', ({ name, attributes }) => events.open({ name: local(name), attributes }));
  parser.on('closetag', ({ name }) => events.close?.(local(name)));
  parser.on('text', text);
  parser.on('cdata', text);
  parser.on('error', error => {
    throw error;
  });
  return {
    write: piece => void parser.write(piece),
    end: () => void parser.close(),
  };
}

/** Such a reader that tells what is not well-formed in an error of the caller's kind; a refusal of its own passes. */
export function wellFormedReader(events: XmlEvents, broken: (cause: unknown) => Error): ReturnType<typeof xmlReader> {
  const reader = xmlReader(events);
  const guarded = (work: () => void) => {
    try {
      work();
    } catch (error) {
      throw error instanceof Refusal ? error : broken(error);
    }
  };
  return { write: text => guarded(() => reader.write(text)), end: () => guarded(() => reader.end()) };
}
