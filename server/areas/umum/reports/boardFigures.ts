import type { FastifyInstance } from 'fastify';
import { angkaHalaman, angkaPapan } from '../../../../resources/umum/panggilanPapan.ts';
import { callerOf } from '../../../platform/access/guard.ts';
import { serve } from '../../../platform/access/serveCall.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import { dbErrorsOf } from '../../../platform/engine/dbErrors.ts';
import { paramOf } from '../../../platform/engine/http.ts';
import { readPivot } from '../../../platform/engine/pivot/read.ts';
import { HttpError } from '../../../platform/errors.ts';
import type { FigurePages } from '../../pengaturan/figurePages.ts';
import { idOf } from '../sharing.ts';
import { askedPage, reportsAt } from './asked.ts';
import { boardOf } from './boards.ts';
import { figureTable, firstLines, shortTable } from './figureTable.ts';

/** The first reports of a board with their main figures, for dashboards: those that the reader may read, in their scope. */
export function registerBoardFigures(app: FastifyInstance, engine: Engine, pages: FigurePages): void {
  serve(app, angkaHalaman, { access: 'session', roles: 'everybody' }, async ({ request }) => {
    const { page } = await askedPage(engine, callerOf(request), paramOf(request, 'nama'), pages);
    return page;
  });

  serve(app, angkaPapan, { access: 'session', roles: 'everybody' }, async ({ request, query: { n } }) => {
    const caller = callerOf(request);
    const board = await boardOf(engine.db, caller, idOf(request));
    const reports = await reportsAt(engine, caller, board.isi, 'read', pages);
    const laporan = [];
    // One after the other, so that a dashboard takes one connection.
    for (const report of reports.slice(0, n)) {
      const { nama, link } = report;
      if ('page' in report) {
        laporan.push({ nama, link, bentuk: 'tabel' as const, ...firstLines(report.page), terlaluLama: false });
        continue;
      }
      const { question, pivot } = report;
      const named = { nama, link, bentuk: question.bentuk };
      const answer = await orTooSlow(engine, () => readPivot(engine, caller, pivot));
      if (!answer) {
        laporan.push({ ...named, ...nothing, terlaluLama: true });
        continue;
      }
      const whole = figureTable(engine, pivot, answer, (cell, i) => cell?.nilai[i] ?? null);
      const inTime = pivot.columns.some(({ part, key: column }) => part || answer.urutan?.[column]);
      laporan.push({ ...named, ...shortTable(whole, inTime), terlaluLama: false });
    }
    return { nama: board.nama, laporan, selebihnya: Math.max(0, reports.length - n) };
  });
}

const nothing = { baris: [], kolom: [], nilai: [], garis: [], selebihnya: 0, kolomLain: 0 };

/** Undefined for a report that takes longer than a statement may: the others are shown all the same. */
async function orTooSlow<T>({ registry }: Engine, work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await dbErrorsOf(registry, undefined, work);
  } catch (error) {
    if (error instanceof HttpError && error.statusCode === 503) return undefined;
    throw error;
  }
}
