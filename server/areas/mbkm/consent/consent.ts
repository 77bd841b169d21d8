import { type FieldErrors, noteOf } from '../../../../resources/kit/index.ts';
import { mbkmMessages } from '../../../../resources/mbkm/messages.ts';
import type { TeksPersetujuan } from '../../../../resources/mbkm/panggilanPersetujuan.ts';
import type { Pendaftar } from '../../../../resources/mbkm/pendaftar.ts';
import { persetujuanPeserta } from '../../../../resources/mbkm/persetujuan.ts';
import { mbkmRefusals } from '../../../../resources/mbkm/refusals.ts';
import type { DbRow, Queryable } from '../../../platform/database/db.ts';
import { createIn } from '../../../platform/engine/createRow.ts';
import { ruleParameter } from '../../../platform/engine/ruleParameter.ts';
import type { RuleContext } from '../../../platform/engine/rules.ts';
import { conflict, invalid, notFound } from '../../../platform/errors.ts';
import { kindOfProgramme } from '../programmes.ts';

/** The text that a student ticked while the registration is saved. */
export const agreedTo = ruleParameter<string>('agreedTo');

interface Text extends DbRow, TeksPersetujuan {}

const textColumns = `t.id, t.versi, t.judul, t.isi, t.judul_inggris, t.isi_inggris`;

/** SQL of the text in force for a kind, `kode` as SQL; the kind's own goes before the one for all. */
const inForceSql = (kode: string, alias = 't'): string =>
  `select ${alias}.id from mbkm_persetujuan ${alias} where ${alias}.status = 'terbit'
     and (${alias}.kode_jenis_mbkm = ${kode} or ${alias}.kode_jenis_mbkm is null)
     order by ${alias}.kode_jenis_mbkm nulls last, ${alias}.versi desc limit 1`;

/** The text in force for a kind of programme; undefined: nothing is asked. */
export const textInForce = (on: Queryable, kode: string): Promise<Text | undefined> =>
  on.one<Text>(`select ${textColumns} from mbkm_persetujuan t where t.id = (${inForceSql('$1', 'i')})`, [kode]);

const hasAgreed = async (on: Queryable, registration: string, text: string): Promise<boolean> =>
  (await on.one('select 1 as ada from mbkm_persetujuan_peserta where id_pendaftar_mbkm = $1 and id_persetujuan = $2', [
    registration,
    text,
  ])) !== undefined;

/** Keeps that a registration's student agreed, with the words and version of that moment. */
async function keep(ctx: RuleContext, registration: string, { id, judul, versi }: Text): Promise<void> {
  const values = {
    idPendaftarMbkm: registration,
    idPersetujuan: id,
    judul,
    versi,
    disetujuiPada: ctx.now.toISOString(),
  };
  await createIn(ctx, persetujuanPeserta, values, noteOf(mbkmRefusals.notes.agreed({ judul, versi })));
}

/** True if the student hands in themselves; others cannot agree in their name. */
const isOwn = ({ caller }: RuleContext, row: Pick<Pendaftar, 'idMahasiswa'>): boolean =>
  caller.idMahasiswa !== null && caller.idMahasiswa === row.idMahasiswa;

/**
 * Errors for agreements that are missing when a student hands in a registration; none without a published text.
 * Students registered by the office are asked on the dashboard.
 */
export async function consentErrors(ctx: RuleContext, row: Pendaftar, kode: string): Promise<FieldErrors> {
  if (!isOwn(ctx, row)) return {};
  const text = await textInForce(ctx.tx, kode);
  if (!text || (await hasAgreed(ctx.tx, row.id, text.id))) return {};
  const ticked = agreedTo.of(ctx);
  if (ticked === text.id) return {};
  return { persetujuan: ticked === undefined ? mbkmMessages.mustAgree : mbkmMessages.agreementReplaced };
}

/** Keeps what was ticked with the registration that is being handed in. */
export async function keepConsent(ctx: RuleContext, row: Pendaftar, kode: string): Promise<void> {
  const ticked = agreedTo.of(ctx);
  if (ticked === undefined || !isOwn(ctx, row)) return;
  const text = await textInForce(ctx.tx, kode);
  if (text?.id === ticked && !(await hasAgreed(ctx.tx, row.id, text.id))) await keep(ctx, row.id, text);
}

/** A student agrees to the text in force for one of their registrations. @throws HttpError 404, 409, 422 where it was replaced */
export async function agree(ctx: RuleContext, registration: string, textId: string): Promise<void> {
  const row = await ctx.tx.one<{ mhs: string; kode: string }>(
    `select id_mahasiswa as mhs, kode_jenis_mbkm as kode from ${pendaftarTable} where id = $1 for no key update`,
    [registration],
  );
  if (!row || row.mhs !== ctx.caller.idMahasiswa) throw notFound();
  const text = await textInForce(ctx.tx, row.kode);
  if (text?.id !== textId) throw invalid({ idPersetujuan: mbkmMessages.agreementReplaced });
  if (await hasAgreed(ctx.tx, registration, textId)) throw conflict(mbkmMessages.agreedAlready);
  await keep(ctx, registration, text);
}

const pendaftarTable = 'mbkm_pendaftar_program_mbkm';

interface Waiting extends DbRow, TeksPersetujuan {
  idPendaftarMbkm: string;
  program: string;
}

/**
 * Live registrations without the required agreement: the text in force requires a new one, or the office handed the
 * registration in without asking.
 */
const waitingSql = `from ${pendaftarTable} p join master_program g on g.id = p.id_program
  join lateral (${inForceSql('p.kode_jenis_mbkm', 'i')}) f on true join mbkm_persetujuan t on t.id = f.id
  where p.id_mahasiswa = $1 and p.status in ('diajukan', 'revisi', 'disetujui', 'berjalan')
    and not exists (select 1 from mbkm_persetujuan_peserta a where a.id_pendaftar_mbkm = p.id and a.id_persetujuan = t.id)
    and (t.minta_ulang or (p.tanggal_daftar >= t.terbit_pada
      and not exists (select 1 from mbkm_persetujuan_peserta a where a.id_pendaftar_mbkm = p.id)))`;

export const waitingFor = (on: Queryable, student: string): Promise<Waiting[]> =>
  on.query<Waiting>(
    `select p.id as id_pendaftar_mbkm, g.nama as program, ${textColumns} ${waitingSql} order by p.id limit 50`,
    [student],
  );

/** Number of agreements that wait, and since when. */
export const waitingCount = (on: Queryable, student: string) =>
  on.one<{ n: number; sejak: string | null }>(
    `select count(*)::int as n, min(greatest(t.terbit_pada, p.tanggal_daftar)) as sejak ${waitingSql}`,
    [student],
  );

/** Agreements of a student, newest first. */
export const agreedBy = (on: Queryable, student: string) =>
  on.query<{ program: string; judul: string; versi: number; disetujuiPada: string }>(
    `select g.nama as program, a.judul, a.versi, a.disetujui_pada
     from mbkm_persetujuan_peserta a join ${pendaftarTable} p on p.id = a.id_pendaftar_mbkm join master_program g on g.id = p.id_program
     where p.id_mahasiswa = $1 order by a.disetujui_pada desc limit 200`,
    [student],
  );

/** Agreements given with a registration, newest first; readable by all readers of the registration. */
export const agreedFor = (on: Queryable, registration: string) =>
  on.query<{ judul: string; versi: number; disetujuiPada: string }>(
    `select judul, versi, disetujui_pada from mbkm_persetujuan_peserta where id_pendaftar_mbkm = $1
      order by disetujui_pada desc limit 50`,
    [registration],
  );

/** The kind of a programme of the master data, and whether a registration of the caller agreed to its text. */
export async function asked(
  on: Queryable,
  student: string | null,
  idProgram: string,
  registration: string | undefined,
): Promise<{ teks: Text | null; disetujui: boolean }> {
  const program = await kindOfProgramme(on, idProgram);
  const teks = program ? ((await textInForce(on, program.kode)) ?? null) : null;
  if (!teks || registration === undefined || student === null) return { teks, disetujui: false };
  const own = await on.one(`select 1 as ada from ${pendaftarTable} where id = $1 and id_mahasiswa = $2`, [
    registration,
    student,
  ]);
  return { teks, disetujui: own !== undefined && (await hasAgreed(on, registration, teks.id)) };
}
