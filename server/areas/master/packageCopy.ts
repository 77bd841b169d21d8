import type { FastifyInstance } from 'fastify';
import type { Row } from '../../../resources/kit/index.ts';
import { matkulPaketKonversi } from '../../../resources/konversi/matkulPaket.ts';
import { paketKonversi } from '../../../resources/master/paketKonversi.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { callerOf } from '../../platform/access/guard.ts';
import { mustBeAllowed, rolesWith } from '../../platform/access/permission.ts';
import { checkCreate, mustBeObject } from '../../platform/engine/check.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { createIn } from '../../platform/engine/createRow.ts';
import { paramOf } from '../../platform/engine/http.ts';
import { presented } from '../../platform/engine/present.ts';
import { findRow } from '../../platform/engine/read.ts';
import { asSystem, find } from '../../platform/engine/reading.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import { inTransaction } from '../../platform/engine/transaction.ts';
import { notFound } from '../../platform/errors.ts';
import { takeTurns } from './common.ts';
import { hasCourses } from './packageFacts.ts';

const copied = [
  'nama',
  'idProgramProdi',
  'idKurikulum',
  'idJenisMbkm',
  'idProgram',
  'idPosisiKegiatanTopik',
  'sksMin',
  'sksMaks',
  'deskripsi',
] as const;
const longestCode = 20;

/** A free code like the copied one: `PKT-IF-MAG` → `PKT-IF-MAG-2`. */
async function freeCode(ctx: RuleContext, row: Row<typeof paketKonversi>): Promise<string> {
  await takeTurns(ctx, `kode-paket:${row.idProgramProdi}`);
  const { idProgramProdi } = row;
  const taken = await find(asSystem(ctx.tx), paketKonversi, { idProgramProdi }, ['kode']);
  const codes = new Set(taken.map(other => other.kode));
  for (let n = 2; ; n++) {
    const tail = `-${n}`;
    const kode = `${row.kode.slice(0, longestCode - tail.length)}${tail}`;
    if (!codes.has(kode)) return kode;
  }
}

/**
 * 'Salin': a draft with the courses of a package, for one that students already use (docs/domain/10 §2.2
 * paket-konversi). `kode` and `nama` may be given.
 * @throws HttpError 403, 404, 422 by field
 */
async function copyPackage(
  engine: Engine,
  caller: Caller,
  id: string,
  body: unknown,
): Promise<Row<typeof paketKonversi>> {
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
    if (hasCourses(engine.registry)) await copyCourses(ctx, id, made.id);
    return (await findRow(engine, ctx.tx, null, paketKonversi, made.id, 'read')) ?? made;
  });
}

async function copyCourses(ctx: RuleContext, from: string, to: string): Promise<void> {
  const names = ['idMatkul', 'wajib', 'capaian', 'urutan'] as const;
  const order = ['urutan', 'kodeMatkul'] as const;
  const courses = await find(asSystem(ctx.tx), matkulPaketKonversi, { idPaketKonversi: from }, names, { order });
  for (const course of courses) await createIn(ctx, matkulPaketKonversi, { ...course, idPaketKonversi: to });
}

export function registerPackageCopy(app: FastifyInstance, engine: Engine): void {
  const session = {
    config: { access: 'session', roles: rolesWith(paketKonversi, 'create'), resource: paketKonversi.name },
  } as const;
  // By hand: makes a package with its courses of another one.
  app.post(`/api/${paketKonversi.endpoint}/:id/salin`, session, async (request, reply) => {
    const caller = callerOf(request);
    const row = await copyPackage(engine, caller, paramOf(request, 'id'), request.body);
    return reply.code(201).send(presented(caller, paketKonversi, row));
  });
}
