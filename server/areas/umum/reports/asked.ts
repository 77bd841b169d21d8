import type { PivotQuestion } from '../../../../resources/kit/pivot.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import { mustBeAllowed } from '../../../platform/access/permission.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import type { Pivot } from '../../../platform/engine/pivot/ask.ts';
import { HttpError, notFound } from '../../../platform/errors.ts';
import { countedBy, knownReport, questionOf } from './stored.ts';

/** A report of a board or a mail, asked as its reader. */
export interface AskedReport {
  /** As a board names it: `laporan:{id}` or `siap:{name}`. */
  readonly key: string;
  readonly nama: string;
  readonly uraian: string | null;
  readonly question: PivotQuestion;
  readonly pivot: Pivot;
}

/** What the reader does with the figures. */
type Need = 'read' | 'export';

/** Where a report is opened. */
export const reportLink = (key: string): string => `/laporan?${new URLSearchParams([split(key)])}`;

const split = (key: string): [kind: string, name: string] => [
  key.slice(0, key.indexOf(':')),
  key.slice(key.indexOf(':') + 1),
];

/**
 * A report by its name on a board.
 * @throws HttpError 404 for one that the caller does not know of, 403 without the right, 400 for what they do not see
 */
async function reportAt(engine: Engine, caller: Caller, key: string, need: Need): Promise<AskedReport> {
  const [kind, name] = split(key);
  const asked = async (sumber: string, question: PivotQuestion) => {
    const counted = await countedBy(engine, caller, { sumber, isi: question });
    mustBeAllowed(caller, counted, need);
    return { key, question, pivot: questionOf(engine, caller, counted, question) };
  };
  if (kind === 'laporan') {
    const { nama, uraian, sumber, isi } = await knownReport(engine, engine.db, caller, name);
    return { nama, uraian, ...(await asked(sumber, isi)) };
  }
  const ready = engine.registry.reports.find(one => one.name === name);
  if (!ready) throw notFound();
  const { title, about, source, resource, question } = ready;
  return { nama: title, uraian: `${about} Sumber: ${source}.`, ...(await asked(resource, question)) };
}

/** Those of some reports that are the caller's to read or export now, in their order; the others are left out. */
export async function reportsAt(
  engine: Engine,
  caller: Caller,
  keys: readonly string[],
  need: Need,
): Promise<AskedReport[]> {
  const found: AskedReport[] = [];
  for (const key of keys) {
    try {
      found.push(await reportAt(engine, caller, key, need));
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
    }
  }
  return found;
}
