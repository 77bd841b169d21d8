import type { FastifyInstance, FastifyRequest } from 'fastify';
import { formulir } from '../../../resources/formulir/formulir.ts';
import {
  bandingkanHasil,
  cetakHasil,
  daftarPembanding,
  silangHasil,
} from '../../../resources/formulir/hasilPanggilan.ts';
import { bacaHasil, eksporHasil, tabelHasil, teksHasil } from '../../../resources/formulir/panggilan.ts';
import { formulirRefusals } from '../../../resources/formulir/refusals.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { callerOf } from '../../platform/access/guard.ts';
import { serve } from '../../platform/access/serveCall.ts';
import type { Queryable } from '../../platform/database/db.ts';
import { mustBeId } from '../../platform/database/ids.ts';
import { sendLists } from '../../platform/documents/letters/index.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { createExportLog } from '../../platform/engine/export/exportLog.ts';
import { fileName, sendSheets } from '../../platform/engine/export/send.ts';
import { paramOf } from '../../platform/engine/http.ts';
import { badRequest, conflict, notFound } from '../../platform/errors.ts';
import { answersAcross } from './across.ts';
import { countRows, fewestAnswers } from './anonymous.ts';
import { peopleByQuestion, summarySheets } from './anonymousResults.ts';
import { everyText, listAnswers, listTexts } from './answerRows.ts';
import { besideResults, comparableForms } from './compare.ts';
import { answerSheets } from './exportAnswers.ts';
import { type FormRow, maySeeAnswers, readForm } from './forms.ts';
import { participantTable } from './participantSql.ts';
import { printedResults } from './printResults.ts';
import { columnNamed, columnsOf, isText, seenColumns, summariseAnswers } from './results.ts';
import { formOf } from './routes.ts';
import { readVersions } from './versions.ts';

/** @throws HttpError 404 for a form whose answers the caller may not read, as for one that is not there */
export async function readableForm(on: Queryable, id: string, reader: Caller): Promise<FormRow> {
  const form = await readForm(on, id);
  if (!form || !maySeeAnswers(form, reader)) throw notFound();
  return form;
}

/** Results beside others: the last time, groups of participants; and on paper. */
function registerBeside(app: FastifyInstance, engine: Engine): void {
  const session = { access: 'session', roles: 'everybody' } as const;
  const { db, now } = engine;
  const log = createExportLog(engine);

  serve(app, daftarPembanding, session, async ({ request }) => {
    const caller = callerOf(request);
    return comparableForms(db, await readableForm(db, formOf(request), caller), caller);
  });

  serve(app, bandingkanHasil, session, async ({ request }) => {
    const caller = callerOf(request);
    const other = paramOf(request, 'lain');
    mustBeId(formulir, other);
    const [own, beside] = await Promise.all(
      [formOf(request), other].map(async id => summariseAnswers(db, await readableForm(db, id, caller), caller)),
    );
    if (!own || !beside) throw notFound();
    return besideResults(own, beside);
  });

  serve(app, silangHasil, session, async ({ request, query }) => {
    const caller = callerOf(request);
    const form = await readableForm(db, formOf(request), caller);
    return answersAcross(db, form, await columnsOf(db, form.id, caller), query.menurut);
  });

  serve(app, cetakHasil, session, async ({ request, reply }) => {
    const caller = callerOf(request);
    const form = await readableForm(db, formOf(request), caller);
    const columns = await columnsOf(db, form.id, caller);
    const results = await summariseAnswers(db, form, caller);
    const texts = new Map<string, readonly string[]>();
    for (const { kunci, sedikit, batang } of results.kolom) {
      const column = columns.find(({ key }) => key === kunci);
      if (column && !sedikit && !batang.length && isText(column.question.kind))
        texts.set(kunci, await everyText(db, form.id, column));
    }
    const asked = form.peserta === 'terpilih' ? await countRows(db, participantTable, form.id) : null;
    await log(request, formulir, `Hasil formulir “${form.judul}” dicetak`);
    return sendLists(engine, caller, reply, `Hasil ${form.judul}`, () => [
      printedResults({ results, form, columns, texts, asked, now: now() }),
    ]);
  });
}

/** Calls that read everybody's answers: for the roles that the form names, and Super Admin. */
export function registerResults(app: FastifyInstance, engine: Engine, baseUrl: string): void {
  registerBeside(app, engine);
  const session = { access: 'session', roles: 'everybody' } as const;
  const { db, registry } = engine;
  const log = createExportLog(engine);

  const readable = (request: FastifyRequest): Promise<FormRow> => readableForm(db, formOf(request), callerOf(request));

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
    const form = await readable(request);
    const { id } = form;
    if (form.anonim) throw conflict(formulirRefusals.anonymousRows);
    const columns = await columnsOf(db, id, callerOf(request));
    const named = (key: string | undefined) => {
      if (key === undefined) return undefined;
      const column = columnNamed(columns, key);
      if (column.section !== null) throw badRequest(formulirRefusals.unknownColumn);
      return column;
    };
    const filtered = named(query.kolom);
    return listAnswers(db, { registry, form }, columns, {
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
      : answerSheets(engine, form, columns, { title: 'Jawaban', sections, codes, baseUrl });
    return sendSheets(reply, 'xlsx', fileName(`Jawaban ${judul}`, 'xlsx'), sheets);
  });
}
