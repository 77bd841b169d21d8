import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SheetToWrite } from '../../../platform/documents/spreadsheet/write.ts';
import { mustBeObject } from '../../../platform/engine/check.ts';
import { fileName, formatOf, sendSheets } from '../../../platform/engine/export/send.ts';
import { paramOf } from '../../../platform/engine/http.ts';
import { parameter, parametersOf } from '../../../platform/engine/parameters.ts';
import { readSheetUpload, type SheetUpload } from './upload.ts';

/** An import in two steps: a file is checked, then what was chosen of it is saved. */
interface ImportCalls<Importer> {
  readonly base: string;
  readonly access: (summary: string) => { readonly config: FastifyContextConfig };
  /** Content of the file as /api/docs describes it. */
  readonly called: string;
  /** Name of its template's file. */
  readonly templateName: () => string;
  /** The importing account; asked before a file is read. @throws HttpError 403 */
  importer(request: FastifyRequest): Importer;
  template(of: Importer): readonly SheetToWrite[] | Promise<readonly SheetToWrite[]>;
  /** Reads the file and answers what would be saved; nothing is yet. */
  check(of: Importer, sent: SheetUpload): Promise<unknown>;
  save(of: Importer, body: Readonly<Record<string, unknown>>, request: FastifyRequest): Promise<unknown>;
  /** Takes back what one import has saved; none: the import engine does. */
  undo?(of: Importer, idImport: string): Promise<unknown>;
}

/** Registers `/template`, `/import`, `/save-import` and `/import/{id}/batalkan` (docs/domain/20 §2). */
export function registerImportCalls<Importer>(
  app: FastifyInstance,
  { base, access, called, templateName, importer, template, check, save, undo }: ImportCalls<Importer>,
): void {
  const sendTemplate = async (request: FastifyRequest, reply: FastifyReply) => {
    const sheets = await template(importer(request));
    const format = formatOf(parametersOf(request, { format: parameter.format }).format);
    return sendSheets(reply, format, fileName(templateName(), format), sheets);
  };
  for (const path of ['template', 'import/template'])
    app.get(`${base}/${path}`, access(`Unduh templat impor ${called}`), sendTemplate);
  // By hand: reads a file.
  app.post(`${base}/import`, access(`Periksa berkas impor ${called}; belum menyimpan`), async (request, reply) => {
    const of = importer(request);
    return reply.code(201).send(await check(of, await readSheetUpload(request)));
  });
  // By hand: makes rows of a file that was checked.
  app.post(`${base}/save-import`, access(`Simpan impor ${called}`), async request =>
    save(importer(request), mustBeObject(request.body), request),
  );
  if (undo)
    // By hand: takes back all rows of an import.
    app.post(`${base}/import/:idImport/batalkan`, access(`Batalkan impor ${called}`), async request =>
      undo(importer(request), paramOf(request, 'idImport')),
    );
}
