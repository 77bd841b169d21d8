import { readFile, rm } from 'node:fs/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { formulir } from '../../../../resources/formulir/formulir.ts';
import { cobaXlsform, unduhXlsform } from '../../../../resources/formulir/panggilan.ts';
import { xlsformMessages } from '../../../../resources/formulir/xlsformMessages.ts';
import { draftFormSchema, emptyForm } from '../../../../resources/kit/form/definition.ts';
import { messages } from '../../../../resources/kit/index.ts';
import { callerOf } from '../../../platform/access/guard.ts';
import { mustBeAllowed, rolesWith } from '../../../platform/access/permission.ts';
import { saidTo } from '../../../platform/access/saidTo.ts';
import { serve } from '../../../platform/access/serveCall.ts';
import type { FilePorts } from '../../../platform/documents/files/ports.ts';
import { receive } from '../../../platform/documents/files/receive.ts';
import { readNamedSheets } from '../../../platform/documents/spreadsheet/read.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import { fileName, sendSheets } from '../../../platform/engine/export/send.ts';
import { HttpError, invalid, notFound } from '../../../platform/errors.ts';
import { type FormRow, isAsked, readForm } from '../forms.ts';
import { formOf } from '../routes.ts';
import { readDraft, readVersion } from '../versions.ts';
import { readXlsform, sheetNames } from './readForm.ts';
import { xlsformSheets } from './writeForm.ts';

/** Largest workbook in MB, most rows of its sheets together, and most notes that an answer names. */
const limits = { mb: 5, rows: 20_000, notes: 500 } as const;

/** Forms as spreadsheets (docs/domain/70 §2). */
export function registerXlsform(app: FastifyInstance, { db }: Engine, files: FilePorts): void {
  const session = { access: 'session', roles: rolesWith(formulir, 'update') } as const;

  const found = async (request: FastifyRequest, may: 'read' | 'update'): Promise<FormRow> => {
    mustBeAllowed(callerOf(request), formulir, may);
    const form = await readForm(db, formOf(request));
    if (!form) throw notFound();
    return form;
  };

  /** @throws HttpError 413, 422 */
  const workbook = async (request: FastifyRequest): Promise<Buffer> => {
    const most = limits.mb * 1024 * 1024;
    const { file, tooLarge } = await receive(request, { folder: files.temporary, most, limitFor: async () => most });
    if (tooLarge) throw new HttpError(413, messages.tooLarge({ mb: limits.mb }));
    if (!file) throw invalid({ file: messages.required });
    return readFile(file.path).finally(() => rm(file.path, { force: true }));
  };

  // By hand: reads a file, and stores nothing.
  serve(app, cobaXlsform, session, async ({ request }) => {
    const { judul, momen } = await found(request, 'update');
    const sheets = await readNamedSheets(await workbook(request), sheetNames, limits.rows);
    const read = readXlsform(sheets, { title: judul, flat: !isAsked({ momen }) });
    if (!read) throw invalid({ file: xlsformMessages.xlsNone }, xlsformMessages.xlsNone);
    const caller = callerOf(request);
    return {
      rancangan: read.form.sections.length ? draftFormSchema.parse(read.form) : emptyForm,
      catatan: read.notes.slice(0, limits.notes).map(note => ({ ...note, pesan: saidTo(caller, note.pesan) })),
      jumlahCatatan: read.notes.length,
    };
  });

  serve(app, unduhXlsform, session, async ({ request, reply, query: { versi } }) => {
    const { id, judul, nomorVersi } = await found(request, 'read');
    const form = versi ? await readVersion(db, id, versi) : (await readDraft(db, id)).form;
    if (!form) throw notFound();
    const sheets = xlsformSheets(form, { title: judul, id, version: versi || nomorVersi });
    return sendSheets(reply, 'xlsx', fileName(`XLSForm ${judul}`, 'xlsx'), sheets);
  });
}
