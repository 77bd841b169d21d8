import type { PivotQuestion } from '../../../../resources/kit/pivot.ts';
import type { ReadyReport } from '../../../../resources/kit/readyReport.ts';
import type { TabelAngka } from '../../../../resources/umum/panggilanPapan.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import { mustBeAllowed } from '../../../platform/access/permission.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import type { Pivot } from '../../../platform/engine/pivot/ask.ts';
import { forbidden, HttpError, notFound } from '../../../platform/errors.ts';
import type { FigurePages } from '../../pengaturan/figurePages.ts';
import { countedBy, knownReport, questionOf } from './stored.ts';

interface Named {
  readonly nama: string;
  readonly uraian: string | null;
  /** Where it is opened. */
  readonly link: string;
}

/** A question over rows. */
export interface AskedQuestion extends Named {
  readonly question: PivotQuestion;
  readonly pivot: Pivot;
}

/** Figures that an area has worked out. */
export interface AskedPage extends Named {
  readonly page: TabelAngka;
}

/** A report of a board or a mail, asked as its reader. */
export type AskedReport = AskedQuestion | AskedPage;

/** What the reader does with the figures. */
type Need = 'read' | 'export';

/** Where a report over rows is opened. @param key as a board names it: `laporan:{id}`, `siap:{name}` */
export const reportLink = (key: string): string => `/laporan?${new URLSearchParams([split(key)])}`;

const split = (key: string): [kind: string, name: string] => [
  key.slice(0, key.indexOf(':')),
  key.slice(key.indexOf(':') + 1),
];

/** Figures of a page by its name. @throws HttpError 404 for one that there is not, 403 for whom they are not */
export async function askedPage(engine: Engine, caller: Caller, name: string, pages: FigurePages): Promise<AskedPage> {
  const report = engine.registry.reportPages.find(one => one.name === name);
  const read = Object.hasOwn(pages, name) ? pages[name] : undefined;
  if (!report || !read) throw notFound();
  const page = await read(engine, caller);
  if (!page) throw forbidden();
  return { nama: report.title, uraian: definitionOf(report), link: report.screen, page };
}

const definitionOf = ({ about, source }: Pick<ReadyReport, 'about' | 'source'>): string =>
  `${about} Sumber: ${source}.`;

/**
 * A report by its name on a board.
 * @throws HttpError 404 for one that the caller does not know of, 403 without the right, 400 for what they do not see
 */
async function reportAt(
  engine: Engine,
  caller: Caller,
  key: string,
  need: Need,
  pages: FigurePages,
): Promise<AskedReport> {
  const [kind, name] = split(key);
  if (kind === 'halaman') return askedPage(engine, caller, name, pages);
  const asked = async (sumber: string, question: PivotQuestion) => {
    const counted = await countedBy(engine, caller, { sumber, isi: question });
    mustBeAllowed(caller, counted, need);
    return { link: reportLink(key), question, pivot: questionOf(engine, caller, counted, question) };
  };
  if (kind === 'laporan') {
    const { nama, uraian, sumber, isi } = await knownReport(engine, engine.db, caller, name);
    return { nama, uraian, ...(await asked(sumber, isi)) };
  }
  const ready = engine.registry.reports.find(one => one.name === name);
  if (!ready) throw notFound();
  const { title, resource, question } = ready;
  return { nama: title, uraian: definitionOf(ready), ...(await asked(resource, question)) };
}

/** Those of some reports that are the caller's to read or export now, in their order; the others are left out. */
export async function reportsAt(
  engine: Engine,
  caller: Caller,
  keys: readonly string[],
  need: Need,
  pages: FigurePages,
): Promise<AskedReport[]> {
  const found: AskedReport[] = [];
  for (const key of keys) {
    try {
      found.push(await reportAt(engine, caller, key, need, pages));
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
    }
  }
  return found;
}
