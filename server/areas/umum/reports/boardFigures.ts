import type { FastifyInstance } from 'fastify';
import { angkaPapan } from '../../../../resources/umum/panggilanPapan.ts';
import { callerOf } from '../../../platform/access/guard.ts';
import { serve } from '../../../platform/access/serveCall.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import { dbErrorsOf } from '../../../platform/engine/dbErrors.ts';
import { readPivot } from '../../../platform/engine/pivot/read.ts';
import { HttpError } from '../../../platform/errors.ts';
import { idOf } from '../sharing.ts';
import { reportLink, reportsAt } from './asked.ts';
import { boardOf } from './boards.ts';
import { figureTable, shortTable } from './figureTable.ts';

/** The first reports of a board with their main figures, for dashboards: those that the reader may read, in their scope. */
export function registerBoardFigures(app: FastifyInstance, engine: Engine): void {
  serve(app, angkaPapan, { access: 'session', roles: 'everybody' }, async ({ request, query: { n } }) => {
    const caller = callerOf(request);
    const board = await boardOf(engine.db, caller, idOf(request));
    const reports = await reportsAt(engine, caller, board.isi, 'read');
    const laporan = [];
    // One after the other, so that a dashboard takes one connection.
    for (const { key, nama, question, pivot } of reports.slice(0, n)) {
      const named = { nama, link: reportLink(key), bentuk: question.bentuk };
      const answer = await orTooSlow(engine, () => readPivot(engine, caller, pivot));
      if (!answer) {
        laporan.push({ ...named, ...nothing, terlaluLama: true });
        continue;
      }
      const whole = figureTable(engine, pivot, answer, (cell, i) => cell?.nilai[i] ?? null);
      laporan.push({ ...named, ...shortTable(whole), terlaluLama: false });
    }
    return { nama: board.nama, laporan, selebihnya: Math.max(0, reports.length - n) };
  });
}

const nothing = { baris: [], kolom: [], nilai: [], garis: [], selebihnya: 0 };

/** Undefined for a report that takes longer than a statement may: the others are shown all the same. */
async function orTooSlow<T>({ registry }: Engine, work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await dbErrorsOf(registry, undefined, work);
  } catch (error) {
    if (error instanceof HttpError && error.statusCode === 503) return undefined;
    throw error;
  }
}
