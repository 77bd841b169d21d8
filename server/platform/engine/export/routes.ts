import type { FastifyInstance } from 'fastify';
import {
  type CitationFormat,
  citationFormats,
  dayInZone,
  isCitationFormat,
  type Resource,
} from '../../../../resources/kit/index.ts';
import type { Engine } from '../context.ts';
import { chosenColumns, parseListQuery } from '../listQuery.ts';
import { callerOf, isPublished } from '../routes.ts';
import { prepareCitations } from './citations.ts';
import { prepareExport } from './export.ts';
import { createExportLog, type ExportLog } from './exportLog.ts';
import { fileName, formatOf, sendSheets, sendText } from './send.ts';

/** Registers `GET {r}/ekspor` of docs/api.md for every published resource. */
export function registerExport(app: FastifyInstance, engine: Engine): void {
  const log = createExportLog(engine);
  for (const r of engine.registry.resources) {
    if (!isPublished(r)) continue;
    for (const endpoint of [r.endpoint, ...r.alsoAt]) registerFor(app, engine, r, `/api/${endpoint}/ekspor`, log);
  }
}

const citationTypes: Readonly<Record<CitationFormat, string>> = {
  bib: 'application/x-bibtex; charset=utf-8',
  ris: 'application/x-research-info-systems; charset=utf-8',
};

const otherFormats = Object.keys(citationFormats).filter(isCitationFormat);

function registerFor(app: FastifyInstance, engine: Engine, r: Resource, path: string, log: ExportLog): void {
  app.get(path, { config: { access: 'session', roles: 'policy', resource: r.name } }, async (request, reply) => {
    const caller = callerOf(request);
    const { format: wanted, kolom, filter, sort } = request.query as Record<string, unknown>;
    // A selection may be longer than a page.
    const asked = parseListQuery({ filter, sort }, [], Number.MAX_SAFE_INTEGER);
    const references = r.bibliography && isCitationFormat(wanted) ? wanted : undefined;
    const format = references ?? formatOf(wanted, r.bibliography ? otherFormats : []);
    const prepared =
      r.bibliography && references
        ? await prepareCitations(engine, caller, r, r.bibliography, asked, references)
        : await prepareExport(engine, caller, r, asked, chosenColumns(kolom), formatOf(wanted));
    await log(request, r, `Ekspor ${r.label} (${format.toUpperCase()}).`);
    const name = fileName(`${r.label}-${dayInZone(engine.now())}`, format);
    if (!('begin' in prepared)) return sendText(reply, name, citationTypes[references ?? 'bib'], prepared);
    return sendSheets(reply, formatOf(wanted), name, [await prepared.begin()]);
  });
}
