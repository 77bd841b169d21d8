import { type BulkAnswer, messages, noteOf } from '../../../../resources/kit/index.ts';
import { type MhsInbound, mhsInbound } from '../../../../resources/pertukaran/mhsInbound.ts';
import { mkDosen } from '../../../../resources/pertukaran/mkDosen.ts';
import { mkInbound } from '../../../../resources/pertukaran/mkInbound.ts';
import { pertukaranRefusals } from '../../../../resources/pertukaran/refusals.ts';
import { role } from '../../../../resources/roles.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import { mustBeAllowed } from '../../../platform/access/permission.ts';
import type { DbRow, RowData } from '../../../platform/database/db.ts';
import { allAtOnce } from '../../../platform/database/rowLimit.ts';
import { eachOf, forItems } from '../../../platform/engine/bulk.ts';
import { checkCreate, mustBeObject } from '../../../platform/engine/check.ts';
import type { Engine, WriteContext } from '../../../platform/engine/context.ts';
import { itemsOf } from '../../../platform/engine/http.ts';
import { transitionIn } from '../../../platform/engine/transition.ts';
import { createIn, inTransaction, lockRow, updateIn } from '../../../platform/engine/write.ts';
import { badRequest, conflict, forbidden, invalid, versionMissing } from '../../../platform/errors.ts';
import { isTeam } from '../../master/common.ts';
import { studyPeriod } from './windows.ts';

const decisions = ['setujui', 'revisi', 'tolak'] as const;

/** Decides on one registration, or says what the study programme thinks of it. */
async function decide(ctx: WriteContext, id: string, input: RowData): Promise<MhsInbound> {
  const { aksi, catatan, rekomendasi, version } = input;
  if (aksi === 'rekomendasi') return recommend(ctx, id, { rekomendasi, catatan, version });
  const step = decisions.find(name => name === aksi);
  if (!step) throw invalid({ aksi: messages.choice });
  return transitionIn(ctx, mhsInbound, id, step, input);
}

/** The study programme's word; it decides nothing by itself. */
async function recommend(
  ctx: WriteContext,
  id: string,
  { rekomendasi, catatan, version }: RowData,
): Promise<MhsInbound> {
  if (ctx.caller.baseRole !== role.koordinator && !isTeam(ctx.caller)) throw forbidden();
  if (rekomendasi !== 'ya' && rekomendasi !== 'tidak') throw invalid({ rekomendasi: messages.choice });
  const note = noteOf(catatan);
  if (rekomendasi === 'tidak' && !note) throw invalid({ catatan: messages.noteRequired }, messages.noteRequired);
  return updateIn(ctx, mhsInbound, id, { rekomendasiProdi: rekomendasi, catatanProdi: note, version });
}

/**
 * PUT M/verifikasi/{id} `{ aksi, catatan?, idDosenWali?, idProgramProdi?, rekomendasi?, version }` (docs/domain/50 §2.2).
 * @throws HttpError 403, 404, 409, 422 pertukaranRefusals.pilihWali, 428
 */
export function verify(engine: Engine, caller: Caller, id: string, body: unknown): Promise<MhsInbound> {
  const input = mustBeObject(body);
  return inTransaction(engine, caller, mhsInbound, ctx => decide(ctx, id, input));
}

/** PUT M/verifikasi-massal `{ items: [{ id, version }], aksi, … }`: each in a transaction of its own. */
export function verifyMany(engine: Engine, caller: Caller, body: unknown): Promise<BulkAnswer> {
  const input = mustBeObject(body);
  return forItems(engine, caller, mhsInbound, itemsOf(input), (ctx, { id, version }) =>
    decide(ctx, id, { ...input, version }),
  );
}

/**
 * POST M/{id}/dosen-wali `{ idDosenWali, version }`: the lecturer who guards a student.
 * @throws HttpError 403, 404, 409 with an old version, 422 pertukaranRefusals.pilihWali, 428
 */
export function giveGuardian(engine: Engine, caller: Caller, id: string, body: unknown): Promise<MhsInbound> {
  const { idDosenWali, version } = mustBeObject(body);
  if (!isTeam(caller)) throw forbidden();
  if (!idDosenWali) throw invalid({ idDosenWali: pertukaranRefusals.pilihWali }, pertukaranRefusals.pilihWali);
  return inTransaction(engine, caller, mhsInbound, ctx => updateIn(ctx, mhsInbound, id, { idDosenWali, version }));
}

/**
 * POST M/{id}/lanjut `{ idMasaStudi, version }`: a student of two semesters goes on in the next study period.
 * @throws HttpError 403, 404, 409, 422, 428
 */
export function continueStudy(engine: Engine, caller: Caller, id: string, body: unknown): Promise<MhsInbound> {
  const { idMasaStudi, version } = mustBeObject(body);
  if (!isTeam(caller)) throw forbidden();
  return inTransaction(engine, caller, mhsInbound, async ctx => {
    const row = await lockRow(ctx, mhsInbound, id);
    if (version === undefined || version === null) throw versionMissing();
    if (row.version !== version) throw conflict(messages.stale);
    if (row.status !== 'berjalan') throw conflict(messages.wrongState);
    if (row.jumlahSemester !== 2) throw conflict(pertukaranRefusals.satuSemester);
    if (!idMasaStudi || idMasaStudi === row.idMasaStudi) throw invalid({ idMasaStudi: messages.required });
    const next = await studyPeriod(ctx.tx, idMasaStudi);
    await ctx.carry(mhsInbound, [{ id, values: { idMasaStudi: next.id } }], `Lanjut ke ${next.nama}.`);
    return ctx.step(mhsInbound, id, 'lanjut', `Lanjut ke ${next.nama}.`);
  });
}

const classFields = [
  'idMatkul',
  'kelas',
  'kuota',
  'moda',
  'idHari',
  'jamMulai',
  'jamSelesai',
  'ruang',
  'linkDaring',
] as const;

/**
 * POST P/register-mk `{ idMasaStudi, rows }`: offers courses as classes in draft, with their lecturer; what cannot be
 * offered is named and the rest is done (docs/domain/50 §2.2).
 * @throws HttpError 400, 403, 422
 */
export async function offerCourses(
  engine: Engine,
  caller: Caller,
  body: unknown,
): Promise<{ berhasil: string[]; gagal: { id: string; pesan: string }[] }> {
  mustBeAllowed(caller, mkInbound, 'create');
  const { idMasaStudi, rows } = mustBeObject(body);
  if (!Array.isArray(rows) || !rows.length || rows.length > 100) throw badRequest(messages.badBody);
  const asked = rows.map((row: unknown, i) => ({ id: String(i), row: mustBeObject(row) }));
  const made: string[] = [];
  const fared = await eachOf(engine, mkInbound, asked, ({ row }) =>
    inTransaction(engine, caller, mkInbound, async ctx => {
      const given = Object.fromEntries(classFields.flatMap(name => (name in row ? [[name, row[name]]] : [])));
      const data = checkCreate(engine, caller, mkInbound, { ...given, idMasaStudi });
      const one = await createIn(ctx, mkInbound, data);
      if (row.idPegawai)
        await ctx.create(mkDosen, { idMkInbound: one.id, idPegawai: row.idPegawai, peran: 'pengampu' });
      made.push(one.id);
    }),
  );
  return { berhasil: made, gagal: fared.failed.map(({ item, pesan }) => ({ id: item.id, pesan })) };
}

interface Copied extends DbRow {
  id: string;
}

/**
 * POST P/mata-kuliah/salin `{ dariIdMasaStudi, keIdMasaStudi }`: classes of one study period once more as drafts, with
 * who answers for them.
 * @throws HttpError 403, 404, 422
 */
export async function copyClasses(
  engine: Engine,
  caller: Caller,
  body: unknown,
): Promise<{ disalin: number; dilewati: number }> {
  mustBeAllowed(caller, mkInbound, 'create');
  const { dariIdMasaStudi, keIdMasaStudi } = mustBeObject(body);
  if (!dariIdMasaStudi) throw invalid({ dariIdMasaStudi: messages.required });
  if (!keIdMasaStudi || keIdMasaStudi === dariIdMasaStudi) throw invalid({ keIdMasaStudi: messages.required });
  return inTransaction(engine, caller, mkInbound, async ctx => {
    const from = await studyPeriod(ctx.tx, dariIdMasaStudi);
    const to = await studyPeriod(ctx.tx, keIdMasaStudi);
    const values: unknown[] = [from.id, to.id];
    const scope = engine.rowsOf(caller, mkInbound, 'write', 't', values);
    const classes = await allAtOnce<Copied>(
      ctx.tx,
      `select t.id, t.id_matkul, t.kelas, t.kuota, t.moda, t.id_hari, t.jam_mulai,
         t.jam_selesai, t.ruang, t.link_daring, t.deskripsi, t.prasyarat,
         t.bobot_partisipasi::float8, t.bobot_tugas::float8,
         t.bobot_uts::float8, t.bobot_uas::float8,
         (select d.id_pegawai from pertukaran_mk_dosen d where d.id_mk_inbound = t.id and d.peran = 'pengampu') as id_pegawai,
         exists (select 1 from pertukaran_mk_inbound o where o.id_masa_studi = $2 and o.id_matkul = t.id_matkul
           and o.kelas = t.kelas) as ada
       from pertukaran_mk_inbound t where t.id_masa_studi = $1 and ${scope} order by t.nama_mk, t.kelas, t.id`,
      values,
      { instead: pertukaranRefusals.tidakAdaDisalin },
    );
    const fresh = classes.filter(({ ada }) => ada !== true);
    for (const { id: _, ada: __, idPegawai, ...row } of fresh) {
      const one = await createIn(
        ctx,
        mkInbound,
        checkCreate(engine, caller, mkInbound, { ...row, idMasaStudi: to.id }),
      );
      if (idPegawai) await ctx.create(mkDosen, { idMkInbound: one.id, idPegawai, peran: 'pengampu' });
    }
    return { disalin: fresh.length, dilewati: classes.length - fresh.length };
  });
}
