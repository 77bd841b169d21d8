import type { Pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { type NilaiBerbobot, nilaiAkhir } from '../../../resources/nilai/hitung.ts';
import type { KomponenSaran } from '../../../resources/nilai/komponenPenilaian.ts';
import { type BobotPenilai, type JenisPenilai, kolomNilai, semuaPenilai } from '../../../resources/nilai/penilai.ts';
import type { DbRow, Queryable } from '../../platform/database/db.ts';

const nobody: BobotPenilai = { mitra: 0, dosen: 0, tim: 0 };
const shares = (from: string) => `${from}.bobot_mitra as mitra, ${from}.bobot_dosen as dosen, ${from}.bobot_tim as tim`;

/** Weights copied at the first submission that still stands, else the programme's own, else those of its kind. */
const sql = `select * from (
    (select 0 as urut, ${shares('n')} from nilai_penilaian n
      where n.id_pendaftar_mbkm = $1::uuid and n.status = 'terkirim' order by n.waktu_kirim limit 1)
    union all
    (select 1, ${shares('b')} from nilai_bobot_penilaian b
      where b.kode_jenis_mbkm = $2 and (b.id_program = $3::uuid or b.id_program is null)
      order by b.id_program nulls last limit 1)) x
  order by urut limit 1`;

interface Shares extends DbRow, Record<JenisPenilai, number> {}

/** A participation, or a kind of programme and whatever programme of it, as far as weights are asked. */
interface Weighed {
  readonly id: string | null;
  readonly kodeJenisMbkm: string | null | undefined;
  readonly idProgram: string | null;
}

/**
 * Weights of the assessors for a participation; submitted grades keep theirs when settings change (docs/domain/20
 * §1.9).
 * @param row the participation
 */
export async function weightsOf(on: Queryable, row: Weighed): Promise<BobotPenilai> {
  const found = await on.one<Shares>(sql, [row.id, row.kodeJenisMbkm, row.idProgram], { prepare: true });
  return found ? { mitra: found.mitra, dosen: found.dosen, tim: found.tim } : nobody;
}

/** A component as it is asked for now. */
export interface Komponen extends DbRow {
  id: string;
  nama: string;
  keterangan: string | null;
  bobot: number;
  tingkat: 'individu' | 'kelompok';
  nilaiSaran: KomponenSaran;
}

/** Active components of an assessor in a kind of programme, in order; empty where none have been set up. */
export const componentsOf = (on: Queryable, kodeJenisMbkm: unknown, jenis: JenisPenilai): Promise<Komponen[]> =>
  on.query<Komponen>(
    `select c.id, c.nama, c.keterangan, c.bobot, c.tingkat, c.nilai_saran
     from nilai_komponen_penilaian k join nilai_komponen_penilaian_komponen c on c.parent_id = k.id
     where k.kode_jenis_mbkm = $1 and k.jenis_penilai = $2 and c.aktif order by c.nomor`,
    [kodeJenisMbkm, jenis],
    { prepare: true },
  );

type Grades = Pick<Pendaftar, (typeof kolomNilai)[JenisPenilai]>;

/** Grades of a participation with the weights that they count for. */
const weighted = (row: Grades, weights: BobotPenilai): NilaiBerbobot[] =>
  semuaPenilai.map(jenis => ({ nilai: row[kolomNilai[jenis]], bobot: weights[jenis] }));

/** Programme grade of a participation's assessor grades, null until everybody who counts has given one. */
export const akhirOf = (row: Grades, weights: BobotPenilai): number | null => nilaiAkhir(weighted(row, weights));
