import { Worker } from 'node:worker_threads';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { refusals } from '../../../../resources/platformRefusals.ts';
import { heard } from '../../errorListener.ts';
import { createTurns } from '../../workQueue.ts';

/** Centimetres in points. */
export const cm = (value: number): number => (value * 72) / 2.54;

/** A document as plain data, because it travels to another thread; table layouts go by name (`facts`, `grid`). */
export interface Printable {
  definition: Omit<TDocumentDefinitions, 'background' | 'footer' | 'pageMargins'> & {
    pageMargins: [number, number, number, number];
  };
  /** Behind the first page. */
  firstPage: Content;
  /** Placeholder of the seal; none unless the document is sealed. */
  seal?: string;
  /** Beside 'Halaman x dari y'. */
  footer: { left: string; margin: [number, number, number, number] };
}

type Answer = { id: number; bytes: Uint8Array } | { id: number; error: string };

/** A point of the text that says where it has come to stand. */
const mark = (): Content => ({ text: ' ', fontSize: 0.1, lineHeight: 1 });

/**
 * The closing of a document: on one page, and never alone on it (`keepClosing.mjs`). It must be lower than a page:
 * pdfmake drops the overflow of an unbreakable block.
 * @param last the content before it, without a margin below
 */
export const closedBy = (last: Content, closing: readonly Content[], gap: number): Content[] => [
  last,
  mark(),
  { stack: [...closing], unbreakable: true, style: 'closing', margin: [0, gap, 0, 0] },
  mark(),
];

/** True if rows of a table are kept whole: not where a cell may be higher than a page, for the same reason. */
export const wholeRows = (rows: readonly (readonly string[])[]): boolean =>
  rows.every(row => row.every(cell => cell.length < 500));

interface Waiting {
  resolve: (pdf: Buffer) => void;
  reject: (error: Error) => void;
}

/** Letters that wait to be drawn: those of one person are limited (`send.ts`), these are everybody's. */
const mostWaiting = 200;

const turns = createTurns({
  atOnce: 1,
  waiting: mostWaiting,
  refused: refusals.busy.printing,
});

/** One thread for all letters, started with the first one; it keeps no process alive that has nothing to print. */
class Printer {
  private readonly waiting = new Map<number, Waiting>();
  private worker: Worker | undefined;
  private last = 0;

  async print(page: Printable): Promise<Buffer> {
    const end = await turns.take();
    try {
      return await this.draw(page);
    } finally {
      end();
    }
  }

  private draw(page: Printable): Promise<Buffer> {
    const worker = this.started();
    const id = ++this.last;
    worker.ref();
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      worker.postMessage({ id, page });
    });
  }

  private started(): Worker {
    if (this.worker) return this.worker;
    // A thread that broke takes its letters along; the next letter starts another one.
    const worker: Worker = heard(new Worker(new URL('./printWorker.mjs', import.meta.url)), error =>
      this.lose(worker, error instanceof Error ? error : new Error(String(error))),
    );
    worker.on('message', (answer: Answer) => this.hear(answer));
    worker.on('exit', () => this.lose(worker, new Error('Pencetak surat berhenti.')));
    this.worker = worker;
    return worker;
  }

  private hear(answer: Answer): void {
    const letter = this.waiting.get(answer.id);
    this.waiting.delete(answer.id);
    if (this.waiting.size === 0) this.worker?.unref();
    if ('error' in answer) letter?.reject(new Error(answer.error));
    else letter?.resolve(Buffer.from(answer.bytes));
  }

  private lose(worker: Worker, error: Error): void {
    if (this.worker !== worker) return;
    this.worker = undefined;
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}

const printer = new Printer();

/**
 * Draws a document in a thread of its own; text stays selectable, fonts are embedded.
 * @throws HttpError 429 while 200 wait already
 */
export const print = (page: Printable): Promise<Buffer> => printer.print(page);
