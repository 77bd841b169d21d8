import type { FastifyInstance } from 'fastify';
import { angkaPapan } from '../../../../resources/umum/panggilanPapan.ts';
import { callerOf } from '../../../platform/access/guard.ts';
import { serve } from '../../../platform/access/serveCall.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import { readPivot } from '../../../platform/engine/pivot/read.ts';
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
      const answer = await readPivot(engine, caller, pivot);
      const whole = figureTable(engine, pivot, answer, (cell, i) => cell?.nilai[i] ?? null);
      laporan.push({ nama, link: reportLink(key), bentuk: question.bentuk, ...shortTable(whole) });
    }
    return { nama: board.nama, laporan, selebihnya: Math.max(0, reports.length - n) };
  });
}
