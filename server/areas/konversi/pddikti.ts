import type { FastifyReply } from 'fastify';
import { alasanDitolak, type BarisPddikti, kodeAktivitas, kolomPddikti } from '../../../resources/konversi/pddikti.ts';
import { konversiRefusals } from '../../../resources/konversi/refusals.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { mustBeAllowed } from '../../platform/access/permission.ts';
import { saidTo } from '../../platform/access/saidTo.ts';
import { allAtOnce } from '../../platform/database/rowLimit.ts';
import { filterSql } from '../../platform/engine/computed.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { fileName, formatOf, sendSheets } from '../../platform/engine/export/send.ts';
import { parseFilter } from '../../platform/engine/listQuery.ts';
import { readSetting } from '../pengaturan/settings.ts';

type Stored = Omit<BarisPddikti, 'alasan' | 'kodeAktivitas'> & { jenis: string; statusMahasiswa: string };

/** More rows than one semester of a large university has; a period narrows them. */
const most = 20_000;

/**
 * Final courses of the participations that a filter names, one row a course, each with what PDDikti would say against it
 * (docs/domain/20 §3 /data-mbkm/bakpk).
 * @param filter as the list of participations takes it
 * @throws HttpError 403, 400
 */
async function recognitionRows(
  engine: Engine,
  caller: Caller,
  filter: Readonly<Record<string, unknown>>,
): Promise<BarisPddikti[]> {
  mustBeAllowed(caller, pendaftar, 'export');
  const values: unknown[] = [];
  const where = await filterSql(engine, caller, pendaftar, filter, 't', values);
  const scope = engine.rowsOf(caller, pendaftar, 'read', 't', values);
  const rows = await allAtOnce<Stored>(
    engine.db.reading,
    `select t.id as id_pendaftar_mbkm, t.npm as nim, t.nama_mahasiswa as nama, s.kode_pddikti as kode_prodi,
       t.kode_jenis_mbkm as jenis, coalesce(t.judul_kegiatan, p.nama) as aktivitas,
       a.kode_matkul_asal as kode_mk_asal, coalesce(a.nama_matkul_asal, t.judul_kegiatan) as mk_asal,
       m.kode_matkul as kode_mk, m.nama_matkul as mk_diakui, f.sks_diakui as sks, f.nilai_angka as angka,
       f.nilai_huruf as huruf, f.nilai_mutu as indeks, d.kode as semester, h.status_akademik as status_mahasiswa
     from mbkm_pendaftar_program_mbkm t
     join master_mahasiswa h on h.id = t.id_mahasiswa
     join master_program p on p.id = t.id_program
     join master_periode d on d.id = t.id_periode
     join master_program_prodi s on s.id = t.id_program_prodi
     join konversi_terpilih_final f on f.id_pendaftar_mbkm = t.id
     join konversi_matkul_paket m on m.id = f.id_matkul_paket_konversi
     left join konversi_terpilih_awal a on a.id = f.id_terpilih_awal
     where t.status_konversi = 'final' and ${where} and ${scope}
     order by t.npm, t.id, m.urutan, m.kode_matkul`,
    values,
    { most, instead: konversiRefusals.onePeriod },
  );
  const codes = kodeAktivitas(await readSetting(engine.db, 'pddikti.jenisAktivitas'));
  return rows.map(({ jenis, statusMahasiswa, ...row }) => {
    const complete = { ...row, kodeAktivitas: codes.get(jenis) ?? null };
    return { ...complete, alasan: alasanDitolak(complete, statusMahasiswa).map(said => saidTo(caller, said)) };
  });
}

/** How many rows are ready, and the others with their reasons. */
export async function checkRecognition(engine: Engine, caller: Caller, query: Readonly<Record<string, unknown>>) {
  const rows = await recognitionRows(engine, caller, parseFilter(query.filter));
  const ditolak = rows.filter(({ alasan }) => alasan.length > 0);
  return { jumlah: rows.length, siap: rows.length - ditolak.length, ditolak };
}

/** The file: rows that are ready on the first sheet, the others with their reasons on a second. */
export async function sendRecognition(
  engine: Engine,
  caller: Caller,
  query: Readonly<Record<string, unknown>>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const format = formatOf(query.format);
  const rows = await recognitionRows(engine, caller, parseFilter(query.filter));
  const columns = kolomPddikti.map(([heading, , kind]) => ({ heading, kind }));
  const cells = (row: BarisPddikti) => kolomPddikti.map(([, name]) => row[name]);
  const ready = rows.filter(({ alasan }) => alasan.length === 0);
  const refused = rows.filter(({ alasan }) => alasan.length > 0);
  return sendSheets(reply, format, fileName('Rekognisi PDDikti', format), [
    { name: 'Rekognisi', columns, rows: [ready.map(cells)] },
    {
      name: 'Perlu diperbaiki',
      columns: [...columns, { heading: 'Alasan', kind: 'text', width: 60 }],
      rows: [refused.map(row => [...cells(row), row.alasan.join(' ')])],
    },
  ]);
}
