import type { Queryable } from '../../../platform/database/db.ts';
import { numberOf } from './sampleKrs.ts';
import type { TridarmaKind, TridarmaRow } from './tridarma.ts';

interface Lecturer extends Record<string, unknown> {
  nip: string;
  idProgramProdi: string | null;
  namaProdi: string | null;
  bidangKeahlian: string | null;
}

interface Course extends Record<string, unknown> {
  kodeMk: string;
  namaMk: string;
  sks: number;
}

const lecturerSql = `select t.nip, t.id_program_prodi, p.nama_prodi,
    t.bidang_keahlian
  from master_pegawai t left join master_program_prodi p on p.id = t.id_program_prodi
  where t.nip = $1 and t.jenis = 'dosen'`;

const firstYear = 2022;
const years = 4;
const funds = ['DRTPM', 'LPPM', 'Mandiri'] as const;
const places = ['Desa Ngadisari', 'Desa Wonorejo', 'Kelurahan Medokan Ayu', 'Desa Claket'] as const;
const partners = ['Kelompok tani', 'PKK desa', 'Karang taruna', 'UMKM binaan'] as const;

const at = <T>(list: readonly [T, ...T[]], n: number): T => list[n % list.length] ?? list[0];

/** Sample Silaturahmi data about a lecturer's work; empty for an unknown number. */
export async function sampleTridarma(on: Queryable, nip: string, kind: TridarmaKind): Promise<readonly TridarmaRow[]> {
  const lecturer = await on.one<Lecturer>(lecturerSql, [nip]);
  if (!lecturer) return [];
  if (kind === 'pengajaran') return teaching(on, lecturer);
  const seed = numberOf(nip + kind);
  const topic = lecturer.bidangKeahlian?.split(',')[0]?.trim() || lecturer.namaProdi || 'Pendidikan Tinggi';
  const make = { penelitian: research, pengabdian: service, penunjang: support }[kind];
  return Array.from({ length: 1 + (seed % 3) }, (_, i) => make(seed + i * 7, topic, firstYear + ((seed + i) % years)));
}

/** Two courses of the lecturer's own study programme in each of the last semesters. */
async function teaching(on: Queryable, { nip, idProgramProdi, namaProdi }: Lecturer): Promise<TridarmaRow[]> {
  const courses = await on.query<Course>(
    `select kode as kode_mk, nama as nama_mk, sks from master_matakuliah
     where id_program_prodi = $1 and aktif order by kode`,
    [idProgramProdi],
  );
  const seed = numberOf(nip);
  return ['20251', '20252', '20261'].flatMap((semester, s) =>
    [0, 1].flatMap(i => {
      const course = courses[(seed + s * 5 + i * 3) % Math.max(1, courses.length)];
      if (!course) return [];
      return [
        {
          semester,
          ...course,
          kelas: i ? 'B' : 'A',
          jumlahPertemuan: 16,
          jumlahMahasiswa: 24 + ((seed + s + i) % 17),
          namaProdi,
        },
      ];
    }),
  );
}

const research = (seed: number, topic: string, tahun: number): TridarmaRow => ({
  judul: `${at(['Model', 'Evaluasi', 'Pengembangan'], seed)} ${topic} ${at(['untuk Usaha Kecil', 'di Perguruan Tinggi', 'pada Layanan Publik'], seed >> 2)}`,
  skema: at(['Penelitian Dasar', 'Penelitian Terapan', 'Penelitian Dosen Pemula'], seed),
  peran: seed % 2 ? 'anggota' : 'ketua',
  tahun,
  lamaTahun: 1 + (seed % 2),
  sumberDana: at(funds, seed),
  dana: 15_000_000 + (seed % 8) * 5_000_000,
  status: tahun < firstYear + years - 1 ? 'selesai' : 'berjalan',
  luaran: at(['Artikel jurnal nasional', 'Prosiding seminar', 'Hak cipta'], seed >> 1),
});

const service = (seed: number, topic: string, tahun: number): TridarmaRow => ({
  judul: `${at(['Pelatihan', 'Pendampingan', 'Penyuluhan'], seed)} ${topic} bagi Warga`,
  skema: at(['Kemitraan Masyarakat', 'Pengabdian Mandiri'], seed),
  peran: seed % 2 ? 'ketua' : 'anggota',
  tahun,
  lokasi: at(places, seed),
  mitraSasaran: at(partners, seed >> 1),
  sumberDana: at(funds, seed + 1),
  dana: 5_000_000 + (seed % 6) * 1_000_000,
});

const support = (seed: number, topic: string, tahun: number): TridarmaRow => {
  const bulan = String(1 + (seed % 12)).padStart(2, '0');
  return {
    kategori: at(['panitia', 'reviewer', 'narasumber', 'organisasi_profesi'], seed),
    namaKegiatan: `Seminar Nasional ${topic} ${tahun}`,
    peran: at(['Anggota', 'Ketua', 'Pemateri'], seed >> 1),
    tingkat: at(['nasional', 'lokal', 'internasional'], seed >> 2),
    penyelenggara: at(['Fakultas', 'Asosiasi profesi', 'LPPM'], seed),
    tanggalMulai: `${tahun}-${bulan}-10`,
    tanggalSelesai: `${tahun}-${bulan}-11`,
    nomorSk: null,
  };
};
