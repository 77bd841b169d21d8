import type { FastifyInstance, FastifyRequest } from 'fastify';
import { formulir } from '../../../resources/formulir/formulir.ts';
import { bacaHasil, eksporHasil, tabelHasil, teksHasil } from '../../../resources/formulir/panggilan.ts';
import { formulirRefusals } from '../../../resources/formulir/refusals.ts';
import { callerOf } from '../../platform/access/guard.ts';
import { serve } from '../../platform/access/serveCall.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { createExportLog } from '../../platform/engine/export/exportLog.ts';
import { fileName, sendSheets } from '../../platform/engine/export/send.ts';
import { badRequest, conflict, notFound } from '../../platform/errors.ts';
import { fewestAnswers } from './anonymous.ts';
import { peopleByQuestion, summarySheets } from './anonymousResults.ts';
import { listAnswers, listTexts } from './answerRows.ts';
import { answerSheets } from './exportAnswers.ts';
import { type FormRow, maySeeAnswers, readForm } from './forms.ts';
import { columnNamed, columnsOf, isText, seenColumns, summariseAnswers } from './results.ts';
import { formOf } from './routes.ts';
import { readVersions } from './versions.ts';

/** Calls that read everybody's answers: for the roles that the form names, and Super Admin. */
export function registerResults(app: FastifyInstance, engine: Engine): void {
  const session = { access: 'session', roles: 'everybody' } as const;
  const { db } = engine;
  const log = createExportLog(engine);

  /** @throws HttpError 404 for a form whose answers the caller may not read, as for one that is not there */
  const readable = async (request: FastifyRequest): Promise<FormRow> => {
    const form = await readForm(db, formOf(request));
    if (!form || !maySeeAnswers(form, callerOf(request))) throw notFound();
    return form;
  };

  serve(app, bacaHasil, session, async ({ request }) =>
    summariseAnswers(db, await readable(request), callerOf(request)),
  );

  serve(app, teksHasil, session, async ({ request, query }) => {
    const { id, anonim } = await readable(request);
    const column = columnNamed(await columnsOf(db, id, callerOf(request)), query.kolom);
    if (!isText(column.question.kind)) throw badRequest(formulirRefusals.unknownColumn);
    const few = anonim && ((await peopleByQuestion(db, id)).get(column.question.id) ?? 0) < fewestAnswers;
    if (few) return { jumlah: 0, teks: [] };
    return listTexts(db, id, column, { q: query.q, mulai: query.mulai });
  });

  serve(app, tabelHasil, session, async ({ request, query }) => {
    const { id, anonim } = await readable(request);
    if (anonim) throw conflict(formulirRefusals.anonymousRows);
    const columns = await columnsOf(db, id, callerOf(request));
    const named = (key: string | undefined) => {
      if (key === undefined) return undefined;
      const column = columnNamed(columns, key);
      if (column.section !== null) throw badRequest(formulirRefusals.unknownColumn);
      return column;
    };
    const filtered = named(query.kolom);
    return listAnswers(db, id, columns, {
      mulai: query.mulai,
      q: query.q,
      filter: filtered && query.nilai !== undefined ? { column: filtered, value: query.nilai } : undefined,
      sort: named(query.urut),
      descending: query.arah === 'turun',
    });
  });

  serve(app, eksporHasil, session, async ({ request, reply, query }) => {
    const form = await readable(request);
    const { id, judul } = form;
    const versions = (await readVersions(db, id)).map(({ form }) => form);
    const columns = seenColumns(versions, callerOf(request));
    const titles = versions.flatMap(({ sections }) => sections.map(each => [each.id, each.title || each.id] as const));
    const titleOf = new Map(titles);
    const sections = new Map(
      columns.flatMap(({ section }) => (section === null ? [] : [[section, titleOf.get(section) ?? section] as const])),
    );
    await log(request, formulir, `Jawaban formulir “${judul}” diekspor`);
    const codes = query.bentuk === 'kode';
    const sheets = form.anonim
      ? summarySheets(db, id, (await summariseAnswers(db, form, callerOf(request))).kolom, { columns, codes })
      : answerSheets(db, id, columns, { title: 'Jawaban', sections, codes });
    return sendSheets(reply, 'xlsx', fileName(`Jawaban ${judul}`, 'xlsx'), sheets);
  });
}
