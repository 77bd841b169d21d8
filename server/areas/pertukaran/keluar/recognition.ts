import { uuid } from '../../../../resources/kit/index.ts';
import type { SheetCourse } from '../../../../resources/konversi/lembarKonversi.ts';
import { pendaftar } from '../../../../resources/mbkm/pendaftar.ts';
import { pertukaranRefusals } from '../../../../resources/pertukaran/refusals.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import { mustBeAllowed } from '../../../platform/access/permission.ts';
import type { DbRow } from '../../../platform/database/db.ts';
import type { PrintedLetter } from '../../../platform/documents/letters/index.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import { conflict, notFound } from '../../../platform/errors.ts';
import { gradeSheet } from '../../konversi/gradeSheet.ts';
import { type LetterPorts, letterFile, printedLetter } from '../../surat/index.ts';
import { hostSql } from './hosts.ts';
import type { Leaving } from './leaving.ts';
import { recognitionLetter } from './recognitionLetter.ts';

/** Courses at the host beside the recognised ones (docs/domain/50 §2.4 khs, cetak-khs, §4 "KHS PDF"). */

interface Place extends DbRow {
  idPendaftarMbkm: string;
  npm: string;
  nama: string;
  prodi: string;
  program: string;
  masaStudi: string | null;
  kodePeriode: string;
  kampus: string | null;
  negara: string | null;
  prodiTujuan: string | null;
  nomorKhs: string | null;
  tanggalKhs: string | null;
  statusKhs: string;
  status: string;
  statusKonversi: string;
}

/** A course there and what it counts as here. */
type Course = Pick<
  SheetCourse,
  | ('kodeMatkulAsal' | 'namaMatkulAsal' | 'sksAsal' | 'nilaiHurufAsal' | 'nilaiAngkaAsal')
  | ('id' | 'kode' | 'nama' | 'sks' | 'nilaiAngka' | 'nilaiHuruf' | 'nilaiMutu')
>;

/** Sheet of one participation; grades are visible to the same readers and from the same time as elsewhere. */
export interface RecognitionSheet extends Place {
  rows: Course[];
  totalSks: number;
  ips: number | null;
}

const courseOf = (course: SheetCourse): Course => ({
  id: course.id,
  kodeMatkulAsal: course.kodeMatkulAsal,
  namaMatkulAsal: course.namaMatkulAsal,
  sksAsal: course.sksAsal,
  nilaiHurufAsal: course.nilaiHurufAsal,
  nilaiAngkaAsal: course.nilaiAngkaAsal,
  kode: course.kode,
  nama: course.nama,
  sks: course.sks,
  nilaiAngka: course.nilaiAngka,
  nilaiHuruf: course.nilaiHuruf,
  nilaiMutu: course.nilaiMutu,
});

/** Owner of the sheet: a participation, a student by number, or the caller. */
type Whose = { id: string } | { npm: string } | 'own';

async function sheetOf(engine: Engine, caller: Caller, leaving: Leaving, whose: Whose): Promise<RecognitionSheet> {
  mustBeAllowed(caller, pendaftar, 'read');
  const values: unknown[] = [leaving.programme.kinds];
  const scope = engine.rowsOf(caller, pendaftar, 'read', 't', values);
  const which =
    whose === 'own'
      ? `t.id_mahasiswa = $${values.push(caller.idMahasiswa)}::uuid`
      : 'id' in whose
        ? `t.id = $${values.push(whose.id)}::uuid`
        : `t.npm = $${values.push(whose.npm)}`;
  const { columns, joins } = hostSql(leaving.detail.resource);
  const place = await engine.db.one<Place>(
    `select t.id as id_pendaftar_mbkm, t.npm, t.nama_mahasiswa as nama, p.nama_prodi as prodi, g.nama as program,
       m.nama as masa_studi, e.kode as kode_periode, ${columns}, d.nomor_khs,
       d.tanggal_khs::text, d.status_khs, t.status, t.status_konversi
     from mbkm_pendaftar_program_mbkm t ${joins}
     join master_program_prodi p on p.id = t.id_program_prodi join master_program g on g.id = t.id_program
     join master_periode e on e.id = t.id_periode left join pertukaran_masa_studi m on m.id = d.id_masa_studi
     where t.kode_jenis_mbkm = any($1) and ${which} and ${scope}
     order by (t.status in ('disetujui', 'berjalan', 'selesai')) desc, t.created_at desc, t.id limit 1`,
    values,
  );
  if (!place) throw notFound();
  const { matkul, pendaftar: row } = await gradeSheet(engine, caller, place.idPendaftarMbkm);
  return {
    ...place,
    rows: matkul.map(courseOf),
    totalSks: matkul.reduce((sum, { sks }) => sum + sks, 0),
    ips: typeof row.ipsKonversi === 'number' ? row.ipsKonversi : null,
  };
}

/**
 * GET O/khs?npm=: the sheet of a student, oneself without a number.
 * @throws HttpError 403, 404
 */
export async function leavingSheet(
  engine: Engine,
  caller: Caller,
  leaving: Leaving,
  npm: unknown,
): Promise<RecognitionSheet> {
  if (typeof npm === 'string' && npm.length > 0 && npm.length <= 20) return sheetOf(engine, caller, leaving, { npm });
  if (!caller.idMahasiswa) throw notFound();
  return sheetOf(engine, caller, leaving, 'own');
}

/**
 * GET O/cetak-khs/{id}: the letter that certifies it, once the conversion is final; the first print issues it.
 * @param id the participation
 * @throws HttpError 403, 404, 409 before it is final
 */
export async function recognitionFile(
  engine: Engine,
  ports: LetterPorts,
  caller: Caller,
  leaving: Leaving,
  id: string,
): Promise<PrintedLetter> {
  if (!uuid.safeParse(id).success) throw notFound();
  const sheet = await sheetOf(engine, caller, leaving, { id });
  if (sheet.statusKonversi !== 'final') throw conflict(pertukaranRefusals.lembarBelum);
  const letter = await printedLetter(engine, caller, recognitionLetter, pendaftar, sheet.idPendaftarMbkm);
  return { pdf: await letterFile(ports, letter), filename: `KHS_${sheet.npm}_${sheet.kodePeriode}.pdf` };
}
