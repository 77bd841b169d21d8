import type { FastifyInstance } from 'fastify';
import { matkulPaketKonversi } from '../../../resources/konversi/matkulPaket.ts';
import { paketKonversi } from '../../../resources/master/paketKonversi.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { callerOf } from '../../platform/access/guard.ts';
import { mustBeAllowed, rolesWith } from '../../platform/access/permission.ts';
import type { RowData } from '../../platform/database/db.ts';
import { checkCreate, mustBeObject } from '../../platform/engine/check.ts';
import type { Engine, WriteContext } from '../../platform/engine/context.ts';
import { paramOf } from '../../platform/engine/http.ts';
import { presented } from '../../platform/engine/present.ts';
import { findRow } from '../../platform/engine/read.ts';
import { createIn, inTransaction } from '../../platform/engine/write.ts';
import { notFound } from '../../platform/errors.ts';
import { takeTurns } from './common.ts';
import { hasCourses } from './packageFacts.ts';

const copied = [
  ...(['nama', 'idProgramProdi', 'idKurikulum', 'idJenisMbkm', 'idProgram', 'idPosisiKegiatanTopik'] as const),
  ...(['sksMin', 'sksMaks', 'deskripsi'] as const),
];
const longestCode = 20;

/** A free code like the copied one: `PKT-IF-MAG` → `PKT-IF-MAG-2`. */
async function freeCode(ctx: WriteContext, row: RowData): Promise<string> {
  await takeTurns(ctx, `kode-paket:${String(row.idProgramProdi)}`);
  const taken = await ctx.tx.query<{ kode: string }>(
    'select kode from master_paket_konversi where id_program_prodi = $1',
    [row.idProgramProdi],
  );
  const codes = new Set(taken.map(other => other.kode));
  for (let n = 2; ; n++) {
    const tail = `-${n}`;
    const kode = `${String(row.kode).slice(0, longestCode - tail.length)}${tail}`;
    if (!codes.has(kode)) return kode;
  }
}

/**
 * 'Salin': a draft with the courses of a package, for one that students already use (docs/domain/10 §2.2
 * paket-konversi). `kode` and `nama` may be given.
 * @throws HttpError 403, 404, 422 by field
 */
async function copyPackage(engine: Engine, caller: Caller, id: string, body: unknown): Promise<RowData> {
  mustBeAllowed(caller, paketKonversi, 'create');
  const { kode, nama } = mustBeObject(body ?? {});
  return inTransaction(engine, caller, paketKonversi, async ctx => {
    const from = await findRow(engine, ctx.tx, caller, paketKonversi, id, 'read');
    if (!from) throw notFound();
    const values = Object.fromEntries(copied.map(name => [name, from[name] ?? null]));
    const given = { ...(nama ? { nama } : {}), kode: kode || (await freeCode(ctx, from)) };
    const made = await createIn(
      ctx,
      paketKonversi,
      checkCreate(engine, caller, paketKonversi, { ...values, ...given }),
    );
    if (hasCourses(engine.registry)) await copyCourses(ctx, id, String(made.id));
    return (await findRow(engine, ctx.tx, null, paketKonversi, String(made.id), 'read')) ?? made;
  });
}

async function copyCourses(ctx: WriteContext, from: string, to: string): Promise<void> {
  const courses = await ctx.tx.query<RowData>(
    `select id_matkul as "idMatkul", wajib, capaian, urutan from konversi_matkul_paket
     where id_paket_konversi = $1 order by urutan, kode_matkul`,
    [from],
  );
  for (const course of courses) await createIn(ctx, matkulPaketKonversi, { ...course, idPaketKonversi: to });
}

export function registerPackageCopy(app: FastifyInstance, engine: Engine): void {
  const session = {
    config: { access: 'session', roles: rolesWith(paketKonversi, 'create'), resource: paketKonversi.name },
  } as const;
  app.post(`/api/${paketKonversi.endpoint}/:id/salin`, session, async (request, reply) => {
    const caller = callerOf(request);
    const row = await copyPackage(engine, caller, paramOf(request, 'id'), request.body);
    return reply.code(201).send(presented(caller, paketKonversi, row));
  });
}
