import type { ChangeOf } from '../../../../resources/kit/index.ts';
import type { mitraTerlibatProgram } from '../../../../resources/magang/mitraTerlibatProgram.ts';
import type { programDitawarkan } from '../../../../resources/magang/programDitawarkan.ts';
import { type Calendar, periodId, semesterAfter, type Term } from '../../../demo/calendar.ts';
import { prodiId } from '../../../demo/campus.ts';
import { idOf } from '../../../demo/ids.ts';
import { partnerId, partners, picId } from '../../../demo/partners.ts';
import { positionId, programId, programs } from '../../../demo/programs.ts';

export interface Offer {
  key: string;
  mitra: string;
  posisi: string;
  term: Term;
  kuota: number;
  status: 'dibuka' | 'diajukan' | 'revisi' | 'ditutup';
  prodi: readonly string[];
  /** Registrations that hold a place; kept beside the story that they belong to. */
  terisi: number;
}

const offer = (
  key: string,
  mitra: string,
  posisi: string,
  kuota: number,
  prodi: string,
  status: Offer['status'] = 'dibuka',
  rest: Partial<Pick<Offer, 'term' | 'terisi'>> = {},
): Offer => ({
  key,
  mitra,
  posisi,
  kuota,
  status,
  prodi: prodi.split(' ').filter(Boolean),
  term: 1,
  terisi: 0,
  ...rest,
});

/** Ten offers: seven open (one of them full), one each submitted, returned, closed (docs/domain/20 §5). */
export const offers: readonly Offer[] = [
  offer('backend', 'nusa', 'Backend Engineer', 4, '081010 082010'),
  offer('frontend', 'nusa', 'Frontend Engineer', 1, '081010 082010', 'dibuka', { terisi: 1 }),
  offer('kredit', 'arta', 'Analis Kredit', 3, '012010 013010 011010'),
  offer('pemasaran', 'arta', 'Staf Pemasaran Digital', 3, '012010 043010'),
  offer('logistik', 'bahari', 'Perencana Logistik', 4, '032010 012010'),
  offer('konten', 'kominfo', 'Pengelola Konten Layanan Publik', 3, '043010 041010'),
  offer('sayur', 'tani', 'Pendamping Budi Daya Sayur', 3, '025010 024010', 'dibuka', { terisi: 1 }),
  offer('qa', 'nusa', 'Quality Assurance Engineer', 2, '081010 082010', 'diajukan'),
  offer('layanan', 'kominfo', 'Analis Layanan Digital Daerah', 2, '041010 082010', 'revisi'),
  offer('backend-lama', 'nusa', 'Backend Engineer', 4, '081010 082010', 'ditutup', { term: 0, terisi: 3 }),
];

export const offerId = (key: string): string => idOf('magang/program-ditawarkan', key);
const partId = (mitra: string, program: string, term: Term): string =>
  idOf('magang/mitra-terlibat-program', `${mitra}:${program}:${term}`);

/** Days from today: registration opens and closes, work begins and ends. */
const calendarOf: Readonly<Record<Term, readonly [number, number, number, number]>> = {
  [-1]: [-290, -250, -245, -110],
  0: [-110, -75, -63, 68],
  1: [-10, 30, 97, 225],
};

const nameOf = (mitra: string) => partners.find(({ key }) => key === mitra)?.nama ?? mitra;
const periodName = (code: string) =>
  `Semester ${code.endsWith('1') ? 'Ganjil' : 'Genap'} ${code.slice(0, 4)}/${Number(code.slice(0, 4)) + 1}`;
const programName = (kode: string) => programs.find(program => program.kode === kode)?.nama ?? kode;

/** Partners in programmes: one row per partner and period that has an offer, and the PMMB partner. */
export function partRows(cal: Calendar): ChangeOf<typeof mitraTerlibatProgram>[] {
  const wanted = new Map<string, readonly [mitra: string, program: string, term: Term, used: number]>();
  for (const { mitra, term, kuota } of offers) {
    const used = (wanted.get(`${mitra}:${term}`)?.[3] ?? 0) + kuota;
    wanted.set(`${mitra}:${term}`, [mitra, 'MSIB', term, used]);
  }
  wanted.set('energi', ['energi', 'PMMB', 1, 0]);
  return [...wanted.values()].map(([mitra, program, term, used], i) => {
    const code = semesterAfter(cal.semester, term);
    return {
      id: partId(mitra, program, term),
      nama: `${nameOf(mitra)} – ${programName(program)} – ${periodName(code)}`,
      idMitra: partnerId(mitra),
      idProgram: programId(program),
      idPeriode: periodId(code),
      idPicMitra: picId(mitra),
      nomorKerjaSama: `${210 + i}/UNR/PKS-MAG/${cal.year}`,
      tanggalMulaiKerjaSama: cal.day(-200),
      // One agreement ends before its period does: the list shows a chip.
      tanggalAkhirKerjaSama: cal.day(mitra === 'tani' ? 120 : 400),
      kuotaTotal: Math.max(used + 4, 10),
      kuotaTerpakai: used,
    };
  });
}

/** The offers as rows. */
export const offerRows = (cal: Calendar): ChangeOf<typeof programDitawarkan>[] =>
  offers.map(({ key, mitra, posisi, term, kuota, status, prodi, terisi }) => {
    const [opens, closes, begins, ends] = calendarOf[term];
    return {
      id: offerId(key),
      idMitraTerlibatProgram: partId(mitra, 'MSIB', term),
      idMitra: partnerId(mitra),
      namaMitra: nameOf(mitra),
      idProgram: programId('MSIB'),
      idPeriode: periodId(semesterAfter(cal.semester, term)),
      idPosisiKegiatanTopik: positionId(posisi),
      namaPosisi: posisi,
      deskripsi: `${posisi} di ${nameOf(mitra)}: bekerja dalam tim, menyelesaikan tugas nyata, dan melaporkan kemajuan setiap pekan kepada pembimbing.`,
      kualifikasi:
        'Aktif berkuliah, mampu bekerja dalam tim, dan siap mengikuti kegiatan penuh waktu selama satu semester.',
      fasilitas: 'Ruang kerja, pembimbing lapangan, dan sertifikat kompetensi.',
      idProgramProdiTujuan: prodi.map(prodiId),
      kuota,
      terisi,
      semesterMin: 5,
      ipkMin: 2.75,
      estimasiSks: 20,
      lokasi: nameOf(mitra),
      idKabupaten: mitra === 'tani' ? '35.07' : mitra === 'bahari' ? '35.25' : '35.78',
      skemaKerja: mitra === 'nusa' ? 'hibrida' : 'luring',
      uangSaku: mitra === 'nusa' ? 1_500_000 : null,
      tanggalBuka: cal.day(opens),
      tanggalTutup: cal.day(closes),
      tanggalMulai: cal.day(begins),
      tanggalSelesai: cal.day(ends),
      status,
    };
  });
