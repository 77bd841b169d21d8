import { messages, type Row } from '../../../resources/kit/index.ts';
import { riwayatNilai } from '../../../resources/konversi/riwayatNilai.ts';
import { terpilihAwal } from '../../../resources/konversi/terpilihAwal.ts';
import { terpilihFinal } from '../../../resources/konversi/terpilihFinal.ts';
import { type Pendaftar, pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { nilaiRefusals } from '../../../resources/nilai/refusals.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { mustBeAllowed } from '../../platform/access/permission.ts';
import { mustBeObject } from '../../platform/engine/check.ts';
import type { Engine } from '../../platform/engine/context.ts';
import type { ListQuery } from '../../platform/engine/listQuery.ts';
import { findRow, list, type Page } from '../../platform/engine/read.ts';
import { asSystem, findOne, read } from '../../platform/engine/reading.ts';
import { conflict, invalid, notFound } from '../../platform/errors.ts';
import { asItIs } from '../../platform/versions.ts';
import { listParticipations } from '../mbkm/readParticipations.ts';
import { saveConversion } from './gradeSave.ts';

/** States from the approved package on. */
const approved = ['disetujui', 'dinilai', 'final', 'revisi_nilai'];

/**
 * Participations from the approved package on, with or without a KKN course, each with `matkulKkn{kode,nama,sks,
 * nilaiAngka}` (docs/domain/20 §2 N/matkul-kkn).
 * @param ada `true` or `false`; else both
 */
export async function listByKkn(engine: Engine, caller: Caller, query: ListQuery, ada: unknown): Promise<Page> {
  const filter: Record<string, unknown> = { statusKonversi: approved, ...query.filter };
  if (ada === 'true' || ada === 'false') filter.adaMatkulKkn = ada === 'true';
  const page = await listParticipations(engine, caller, { ...query, filter });
  const rows: Pendaftar[] = JSON.parse(page.json);
  const courses = await engine.db.query<{
    id: string;
    kode: string;
    nama: string;
    sks: number;
    nilaiAngka: number | null;
  }>(
    `select f.id_pendaftar_mbkm as id, m.kode_matkul as kode, m.nama_matkul as nama, f.sks_diakui as sks,
       f.nilai_angka
     from konversi_terpilih_final f
     join konversi_matkul_paket m on m.id = f.id_matkul_paket_konversi
     where f.id_pendaftar_mbkm = any($1::uuid[]) and f.adalah_matkul_kkn order by m.urutan desc, m.kode_matkul desc`,
    [rows.map(row => row.id)],
  );
  // The first of the package wins where there are several.
  const byId = new Map(courses.map(({ id, ...course }) => [id, course]));
  const shown = rows.map(row => {
    const course = byId.get(row.id) ?? null;
    // A grade hidden in the row is hidden in its course too.
    const graded = course && row.nilaiMatkulKkn == null ? { ...course, nilaiAngka: null } : course;
    return { ...row, matkulKkn: graded };
  });
  return { json: JSON.stringify(shown), total: page.total };
}

/** Grade changes of one participation, newest first (docs/domain/20 §2 M/riwayat-nilai/{id}). @throws HttpError 403, 404 */
export async function gradeHistory(engine: Engine, caller: Caller, id: string): Promise<Page> {
  mustBeAllowed(caller, riwayatNilai, 'read');
  if (!(await findRow(engine, engine.db, caller, pendaftar, id, 'read'))) throw notFound();
  const query: ListQuery = { filter: { idPendaftarMbkm: id }, sort: [], offset: 0, limit: 200, embed: true };
  return list(engine, caller, riwayatNilai, query);
}

const gradedColumns = ['id', 'nilaiAngka', 'nilaiHuruf', 'nilaiMutu', 'lulus', 'catatan', 'version'] as const;
type Graded = Pick<Row<typeof terpilihFinal>, (typeof gradedColumns)[number]>;

/**
 * PUT A/update-nilai/{id}: a grade by the row that the student proposed; it goes to its final row as a draft.
 * @throws HttpError 403, 404, 409 nilaiRefusals.packageNotAccepted, 422
 */
export async function gradeByProposal(
  engine: Engine,
  caller: Caller,
  id: string,
  body: unknown,
): Promise<Partial<Graded>> {
  mustBeAllowed(caller, terpilihAwal, 'read');
  const { nilaiAngka, catatan, version } = mustBeObject(body);
  if (nilaiAngka === undefined && catatan === undefined) throw invalid({ nilaiAngka: messages.required });
  const proposed = await findRow(engine, engine.db, caller, terpilihAwal, id, 'read');
  if (!proposed) throw notFound();
  const final = await findOne(asSystem(engine.db), terpilihFinal, { idTerpilihAwal: proposed.id }, ['id']);
  if (!final) throw conflict(nilaiRefusals.packageNotAccepted);
  const { idPendaftarMbkm } = proposed;
  const items = [{ id: final.id, nilaiAngka, catatan, version }];
  await saveConversion(engine, caller, { idPendaftarMbkm, items, aksi: 'draf', version: asItIs });
  return (await read(asSystem(engine.db), terpilihFinal, final.id, gradedColumns)) ?? {};
}
