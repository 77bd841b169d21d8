import type { Queryable } from '../../../platform/database/db.ts';
import type { KrsRow, SiamikPort } from '../../mbkm/siamik.ts';

/** Courses that study plans of the demo university are made of; each programme's real ones come with its curriculum. */
const courses: readonly (readonly [kode: string, nama: string, sks: number])[] = [
  ['UN0501', 'Metodologi Penelitian', 3],
  ['UN0502', 'Kewirausahaan', 2],
  ['UN0503', 'Manajemen Proyek', 3],
  ['UN0504', 'Etika Profesi', 2],
  ['UN0505', 'Bahasa Inggris Profesi', 2],
  ['UN0506', 'Statistika Terapan', 3],
  ['UN0507', 'Kerja Praktik', 3],
  ['UN0508', 'Seminar', 1],
  ['UN0509', 'Kuliah Kerja Nyata', 3],
  ['UN0510', 'Pilihan Bebas', 2],
];

/** Students of the demo story whose study plan matters (docs/domain/20 §5 "Named"). */
const named: Readonly<Record<string, number>> = {
  '22012010044': 23,
  '22081010027': 18,
  '22081010012': 20,
  // Docs/domain/50 §5: one eligible student whose study plan is too full.
  '23081010026': 23,
};

/** The same number for the same text in every run. */
export const numberOf = (text: string): number =>
  [...text].reduce((hash, char) => (hash * 31 + char.charCodeAt(0)) >>> 0, 7);

/** Whole courses that add up to `total`. */
function plan(total: number, seed: number): KrsRow[] {
  const rows: KrsRow[] = [];
  let left = total;
  for (let i = 0; left > 0; i++) {
    const [kodeMk, namaMk, sks] = courses[(seed + i) % courses.length] ?? ['UN0500', 'Pilihan', 1];
    if (sks > left && i < 50) continue;
    const taken = Math.min(sks, left);
    rows.push({ kodeMk, namaMk, sks: taken, kelas: 'A', namaDosen: null });
    left -= taken;
  }
  return rows;
}

/** The embedded sample source: 12 to 20 SKS by npm, Dimas 23; nothing for a student number that is not one. */
export const sampleSiamik: Pick<SiamikPort, 'krs'> = {
  krs: async (npm, periode) => {
    if (!/^\d{8,15}$/.test(npm)) return [];
    const seed = numberOf(npm);
    return plan(named[npm] ?? 12 + (seed % 9), seed + numberOf(periode));
  },
};

/**
 * Courses that a student converts in a period: proposed ones and recognised ones, but for those that the portal found
 * missing when the package was verified.
 */
const converted = `select distinct m.kode_matkul as kode_mk, m.nama_matkul as nama_mk, m.sks
  from mbkm_pendaftar_program_mbkm t
  join master_periode p on p.id = t.id_periode and p.kode = $2
  join konversi_matkul_paket m on exists (
    select 1 from konversi_terpilih_awal a
      where a.id_pendaftar_mbkm = t.id and a.id_matkul_paket_konversi = m.id)
  where t.npm = $1 and t.status_konversi not in ('belum', 'revisi') and not exists (
    select 1 from konversi_terpilih_final f
      where f.id_pendaftar_mbkm = t.id and f.id_matkul_paket_konversi = m.id and not f.ada_di_krs)
  order by 1`;

/**
 * The study plan of the embedded sample: what the student converts in that period, filled up with other courses to the
 * student's usual load. Who goes to an internship takes the converted courses, so they are in the plan.
 */
export async function samplePlan(db: Queryable, npm: string, periode: string): Promise<readonly KrsRow[]> {
  const own = await db.query<{ kodeMk: string; namaMk: string; sks: number }>(converted, [npm, periode]);
  if (!own.length) return withOffered(db, npm, await sampleSiamik.krs(npm, periode));
  const seed = numberOf(npm);
  const load = named[npm] ?? 12 + (seed % 9);
  const taken = own.reduce((sum, { sks }) => sum + sks, 0);
  const rows = own.map(({ kodeMk, namaMk, sks }): KrsRow => ({ kodeMk, namaMk, sks, kelas: 'A', namaDosen: null }));
  return [...rows, ...plan(Math.max(0, load - taken), seed + numberOf(periode))];
}

/** Courses that the packages of the student's study programme offer. */
const offered = `select distinct c.kode_matkul as kode_mk, c.nama_matkul as nama_mk, c.sks
  from master_mahasiswa s join master_paket_konversi p on p.id_program_prodi = s.id_program_prodi and p.status = 'aktif'
  join konversi_matkul_paket c on c.id_paket_konversi = p.id where s.npm = $1 order by 1`;

/** Every other course of a plan becomes one of equal size that packages offer, so that some of these are in it. */
async function withOffered(db: Queryable, npm: string, rows: readonly KrsRow[]): Promise<readonly KrsRow[]> {
  const courses = await db.query<{ kodeMk: string; namaMk: string; sks: number }>(offered, [npm]);
  const left = [...courses];
  return rows.map((row, i) => {
    const at = i % 2 === 0 ? left.findIndex(({ sks }) => sks === row.sks) : -1;
    const [course] = at < 0 ? [] : left.splice(at, 1);
    return course ? { ...row, ...course } : row;
  });
}
