import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Flag, messages, type Resource } from '../../../resources/kit/index.ts';
import { panggilanSinkron } from '../../../resources/sinkronisasi/panggilan.ts';
import type { BarisBeda, PratinjauSinkron } from '../../../resources/sinkronisasi/pratinjau.ts';
import { sinkronisasiRefusals } from '../../../resources/sinkronisasi/refusals.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { callerOf } from '../../platform/access/guard.ts';
import { keep, keptSaid } from '../../platform/access/keptSaid.ts';
import { mustBeAllowed, rolesWith } from '../../platform/access/permission.ts';
import { serve } from '../../platform/access/serveCall.ts';
import { isUuid } from '../../platform/database/ids.ts';
import { longWork } from '../../platform/database/longWork.ts';
import type { SheetToWrite } from '../../platform/documents/spreadsheet/write.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { fileName, sendSheets } from '../../platform/engine/export/send.ts';
import { paramOf } from '../../platform/engine/http.ts';
import { isOn } from '../../platform/engine/listQuery.ts';
import { parameter, parametersOf } from '../../platform/engine/parameters.ts';
import { badRequest, notFound } from '../../platform/errors.ts';
import type { Versionless } from '../../platform/versions.ts';
import { newValues } from './compare.ts';
import { takePreview } from './preview.ts';
import { isState } from './previewItem.ts';
import { countsOf, livePreview, mustLive, type PlacedItem, type Preview, pageOfItems } from './previewStore.ts';
import { createRuns, itemId, type Runs, silentSeconds } from './runs.ts';
import { type Kind, type KindName, kinds } from './sourceMapping.ts';

const perPage = 25;
const by = (r: Resource, flag: Flag) =>
  ({ config: { access: 'session', roles: rolesWith(r, flag), long: true } }) as const;

/** Addresses of each kind (docs/domain/10 §3.5). */
const bases: readonly (readonly [kind: KindName, base: `/api/${string}`, getData?: string])[] = [
  ['programprodi', '/api/master/fakjur'],
  ['pegawai', '/api/master/dosen'],
  ['tendik', '/api/master/tendik'],
  ['matakuliah', '/api/matkul', '/api/matkul/singkron/get-data'],
  ['mahasiswa', '/api/master/mahasiswa'],
];

/** See `ServerArea`. */
export const versionless: readonly Versionless[] = [
  {
    why: 'synchronisation remembers the versions that its preview compared; the source decides',
    calls: bases.flatMap(([, base]) => [`PUT ${base}/singkron`, `PUT ${base}/singkron/{id}`]),
  },
];

/** Registers synchronisation (docs/domain/10 §3.5). */
export function registerSynchronisation(app: FastifyInstance, engine: Engine): void {
  const runs = createRuns(engine, error => app.log.error({ err: error }, 'sinkronisasi gagal'));
  for (const [name, base, getData = `${base}/get-data`] of bases)
    registerKind(app, engine, runs, kinds[name], base, getData);
  registerReport(app, engine);

  const resume = () =>
    void engine.db
      .unhurried(longWork, runs.resume)
      .catch(error => app.log.error({ err: error }, 'sinkronisasi tidak dilanjutkan'));
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    timer = setInterval(resume, (silentSeconds * 1000) / 2).unref();
  });
  // A stop waits for the batch at hand; the next process goes on with the rest.
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await runs.settled();
  });
}

const processes = 'sinkronisasi/proses';

function registerKind(
  app: FastifyInstance,
  engine: Engine,
  runs: Runs,
  kind: Kind,
  base: `/api/${string}`,
  getData: string,
): void {
  const r = engine.registry.get(processes);
  app.get(getData, by(r, 'read'), async request => {
    const caller = callerOf(request);
    mustBeAllowed(caller, r, 'read');
    return answer(engine, kind, await previewFor(engine, caller, kind, request), request);
  });
  const calls = panggilanSinkron(base, kind.label);
  const { config } = by(r, 'action');
  // By hand: begins a run over many rows that goes on after the answer.
  serve(app, calls.terapkan, config, async ({ request, reply }) => {
    const caller = callerOf(request);
    mustBeAllowed(caller, r, 'action');
    const { body } = request;
    if (typeof body !== 'object' || body === null) throw badRequest(sinkronisasiRefusals.bodyMissing);
    return reply.code(202).send({ idProses: await runs.start(caller, kind, body) });
  });
  // By hand: fetches one row from its source.
  serve(app, calls.terapkanSatu, config, ({ request }) => {
    const caller = callerOf(request);
    mustBeAllowed(caller, r, 'action');
    return runs.one(caller, kind, paramOf(request, 'id'));
  });
}

const { flag, words } = parameter;
const previewAsked = (request: FastifyRequest) =>
  parametersOf(request, { segar: flag, q: words, statusBeda: words, page: words });

async function previewFor(engine: Engine, caller: Caller, kind: Kind, request: FastifyRequest): Promise<Preview> {
  const fresh = isOn(previewAsked(request).segar);
  const known = fresh ? undefined : await livePreview(engine.db, kind.name, engine.now());
  if (known) return known;
  return mustLive(engine.db, kind.name, await takePreview(engine, caller, kind), engine.now());
}

async function answer(
  engine: Engine,
  kind: Kind,
  preview: Preview,
  request: FastifyRequest,
): Promise<PratinjauSinkron> {
  const { q = '', statusBeda, page = '1' } = previewAsked(request);
  if (statusBeda && !isState(statusBeda)) throw badRequest(messages.badFilter);
  const number = Math.max(1, Math.min(100_000, Math.trunc(Number(page)) || 1));
  const state = isState(statusBeda) ? statusBeda : null;
  const found = await pageOfItems(engine.db, preview.id, { state, q }, (number - 1) * perPage, perPage);
  return {
    idPratinjau: preview.id,
    diambilPada: preview.diambilPada,
    mode: preview.details.mode,
    ringkasan: await countsOf(engine.db, preview.id),
    items: found.items.map(placed => shownItem(engine, kind, preview, placed)),
    total: found.total,
    ...(preview.details.terlaluBanyakHilang ? { peringatan: keep(sinkronisasiRefusals.report.tooManyGone) } : {}),
  };
}

function shownItem(engine: Engine, kind: Kind, preview: Preview, { bagian, n, item }: PlacedItem): BarisBeda {
  const part = kind.parts[item.p];
  const r = part && engine.registry.get(part.resource);
  return {
    id: itemId(preview.id, bagian, n),
    kunci: item.k,
    nama: item.n,
    jenis: r?.label ?? null,
    statusBeda: item.s,
    beda: item.s === 'baru' && part && r ? newValues(part, r, item) : (item.beda ?? []),
    peringatan: item.x ?? item.w ?? null,
  };
}

interface ReportRow extends Record<string, unknown> {
  kunci: string;
  nama: string | null;
  aksi: string;
  hasil: string;
  pesan: string | null;
}

/** The report of a run as a spreadsheet. */
function registerReport(app: FastifyInstance, engine: Engine): void {
  const r = engine.registry.get(processes);
  app.get<{ Params: { id: string } }>('/api/sinkronisasi/proses/:id/unduh', by(r, 'export'), async (request, reply) => {
    mustBeAllowed(callerOf(request), r, 'export');
    const { id } = request.params;
    const run = isUuid(id)
      ? await engine.db.one<{ jenis: KindName; mulai: string }>(
          'select jenis, mulai from sinkronisasi_proses where id = $1',
          [id],
        )
      : undefined;
    if (!run) throw notFound();
    const name = fileName(`Sinkronisasi ${kinds[run.jenis].label} ${run.mulai.slice(0, 10)}`, 'xlsx');
    return sendSheets(reply, 'xlsx', name, [sheet(engine, id)]);
  });
}

const headings = { kunci: 'Kunci', nama: 'Nama', aksi: 'Aksi', hasil: 'Hasil', pesan: 'Pesan' } as const;

function sheet(engine: Engine, id: string): SheetToWrite {
  const sql =
    'select kunci, nama, aksi, hasil, pesan from sinkronisasi_rincian where id_proses = $1 order by kunci, id';
  return {
    name: 'Rincian',
    columns: Object.values(headings).map(heading => ({ heading, kind: 'text' })),
    rows: batches(engine.db.stream<ReportRow>(sql, [id])),
  };
}

async function* batches(stream: AsyncIterable<ReportRow[]>) {
  for await (const rows of stream)
    yield rows.map(({ kunci, nama, aksi, hasil, pesan }) => [kunci, nama, aksi, hasil, pesan && keptSaid(pesan)]);
}
