import type { ChangeOf, Row } from '../../../../resources/kit/index.ts';
import type { dokumenKomcad } from '../../../../resources/komcad/dokumen.ts';
import { jenisDari, jenisDokumen } from '../../../../resources/komcad/jenisDokumen.ts';
import type { hasilSeleksi } from '../../../../resources/komcad/kelulusan.ts';
import type { latsarmil } from '../../../../resources/komcad/latsarmil.ts';
import type { logBookKomcad } from '../../../../resources/komcad/logBook.ts';
import type { penilaianKomcad } from '../../../../resources/komcad/penilaian.ts';
import type { materi, seleksiKompetensi } from '../../../../resources/komcad/seleksi.ts';
import type { pendaftar } from '../../../../resources/mbkm/pendaftar.ts';
import type { Calendar } from '../../../demo/calendar.ts';
import { type DemoFile, demoFile, makeFile, makePicture, sampleLines } from '../../../demo/files.ts';
import { idOf } from '../../../demo/ids.ts';
import type { Student } from '../../../demo/students.ts';
import { documentId, logId, openingId, participationId, resultId, testId } from './ids.ts';
import { cameTo, openingOf, type RecruitStory, recruits } from './story.ts';

type People = ReadonlyMap<string, Student>;
const documents = 'komcad/dokumen';
const results = 'komcad/upload-kelulusan';

const owner = (people: People, { key }: RecruitStory) => {
  const student = people.get(key) ?? {};
  const copies = { idMahasiswa: student.id, npm: student.npm, namaMahasiswa: student.nama };
  return { idPendaftarMbkm: participationId(key), ...copies };
};

/** Documents that somebody has handed in, with their states. */
function handedIn(story: RecruitStory): { code: string; status: Row<typeof dokumenKomcad>['status'] }[] {
  if (story.status === 'draf') return [];
  const stages = {
    ajukan: 'administrasi',
    verifikasi_bukti: 'seleksi',
    terima_kelulusan: 'verifikasi_kelulusan',
  } as const;
  const later = { terima_laporan: 'penilaian', finalkan: 'selesai' } as const;
  return Object.keys(jenisDokumen).flatMap(code => {
    const { untuk } = jenisDari(code) ?? {};
    const stage = untuk ? { ...stages, ...later }[untuk] : undefined;
    if (!stage || !cameTo(story, stage)) return [];
    const checked = cameTo(story, untuk === 'ajukan' ? 'ijin_terbit' : untuk === 'terima_kelulusan' ? 'lulus' : stage);
    const refused = story.status === 'revisi' && code === 'ktp';
    return [{ code, status: refused ? 'ditolak' : checked ? 'valid' : 'menunggu' }];
  });
}

const isPicture = (code: string): boolean => code === 'pas_foto';

export const documentRows = (cal: Calendar, people: People): ChangeOf<typeof dokumenKomcad>[] =>
  recruits.flatMap(story => {
    const day = openingOf(story).daftar[0];
    return handedIn(story).map(({ code, status }) => {
      const id = documentId(story.key, code);
      const months = jenisDari(code)?.bulan;
      return {
        id,
        ...owner(people, story),
        jenisDokumen: code,
        status,
        terlambat: false,
        file: demoFile(documents, id, 'file', isPicture(code) ? 'png' : 'pdf').id,
        tanggalDokumen: months ? cal.day(day - 10) : null,
        berlakuSampai: months ? cal.day(day - 10 + months * 30) : null,
        catatan: status === 'ditolak' ? 'Foto KTP buram. Unggah ulang.' : null,
      };
    });
  });

export const documentFiles = (): DemoFile[] =>
  recruits.flatMap((story, i) =>
    handedIn(story).map(({ code }) => {
      const id = documentId(story.key, code);
      const title = jenisDari(code)?.label ?? code;
      return isPicture(code)
        ? makePicture(documents, id, 'file', title, i)
        : makeFile(documents, id, 'file', title, sampleLines);
    }),
  );

const tests = [
  'kesehatan',
  'jasmani',
  'psikologi',
  'mental_ideologi',
  'wawasan_kebangsaan',
  'wawancara',
] as const satisfies readonly (keyof typeof materi)[];
const tested = recruits.filter(story => cameTo(story, 'seleksi') && story.status !== 'mengundurkan_diri');

/** Tests of everybody who came to the selection; those of the one that is on are not all over. */
export const testRows = (cal: Calendar, people: People): ChangeOf<typeof seleksiKompetensi>[] =>
  tested.flatMap(story => {
    const { seleksi } = openingOf(story);
    const over = cameTo(story, 'verifikasi_kelulusan');
    const failed = story.tahap === 'tidak_lulus';
    return tests.map((each, i) => ({
      id: testId(story.key, each),
      ...owner(people, story),
      idProgramKomcad: openingId(story.opening),
      materi: each,
      jadwal: cal.at(seleksi[0] + i, 8, 0),
      lokasi: `Ajendam ${openingOf(story).tempat}`,
      kehadiran: over || failed ? 'hadir' : 'belum',
      nilai: over ? 74 + i : failed ? 58 + i : null,
      hasil: over ? 'MS' : failed ? (each === 'jasmani' ? 'TMS' : 'MS') : 'belum',
      catatan: failed && each === 'jasmani' ? 'Lari 12 menit di bawah batas.' : null,
    }));
  });

const passed = recruits.filter(story => cameTo(story, 'verifikasi_kelulusan'));

export const resultRows = (cal: Calendar, people: People): ChangeOf<typeof hasilSeleksi>[] =>
  passed.map((story, i) => {
    const id = resultId(story.key);
    return {
      id,
      ...owner(people, story),
      hasil: 'lulus',
      nomorPengumuman: `PENG/${20 + i}/KOMCAD/${cal.year}`,
      tanggalPengumuman: cal.day(Math.min(openingOf(story).seleksi[1], -2)),
      keterangan: null,
      file: demoFile(results, id, 'file').id,
    };
  });

export const resultFiles = (): DemoFile[] =>
  passed.map(({ key }) => makeFile(results, resultId(key), 'file', 'Pengumuman hasil seleksi', sampleLines));

const trained = recruits.filter(story => cameTo(story, 'latsarmil'));
const ended = (story: RecruitStory): boolean => cameTo(story, 'pelaporan');

export const trainingRows = (cal: Calendar, people: People): ChangeOf<typeof latsarmil>[] =>
  trained.map((story, i) => {
    const id = participationId(story.key);
    const [nilaiLatsarmil] = story.nilai ?? [null];
    const over = ended(story);
    const part = (more: number) => (nilaiLatsarmil === null ? null : nilaiLatsarmil + more);
    return {
      id,
      ...owner(people, story),
      idProgramKomcad: openingId(story.opening),
      hariHadir: over ? 58 : 35 + (i % 4),
      hariIzin: over ? 1 : 0,
      hariSakit: i % 2,
      hariAlpa: 0,
      nilaiSikap: part(0),
      nilaiPengetahuan: part(0),
      nilaiJasmani: part(0),
      nilaiLatsarmil,
      peringkat: over ? i + 1 : null,
      pelanggaran: null,
      hasil: over ? 'lulus' : 'belum',
      nomorSertifikat: over ? `SERT/${300 + i}/KOMCAD/${cal.year}` : null,
      tanggalPenutupan: over ? cal.day(openingOf(story).latsarmil[1]) : null,
      ...(story.tahap === 'gugur' ? { hasil: 'tidak_lulus', pelanggaran: 'Meninggalkan latihan tanpa izin.' } : {}),
    };
  });

const graded = recruits.filter(story => cameTo(story, 'penilaian'));

export const gradeRows = (
  people: People,
  gradesOf: (story: RecruitStory) => ChangeOf<typeof pendaftar>,
): ChangeOf<typeof penilaianKomcad>[] =>
  graded.map(story => {
    const [nilaiLatsarmil = null, laporan = null, logbook = null] = story.nilai ?? [];
    const final = story.tahap === 'selesai';
    const { nilaiAkhir = null, nilaiHuruf = null } = gradesOf(story);
    return {
      id: participationId(story.key),
      ...owner(people, story),
      nilaiLatsarmil,
      nilaiLaporan: final ? laporan : null,
      nilaiLogbook: final ? logbook : null,
      nilaiAkhir,
      nilaiHuruf,
      catatan: null,
      status: final ? 'final' : 'draf',
    };
  });

const doings = [
  ['pembinaan_fisik', 'Lari pagi, kalistenik, dan halang rintang bersama peleton.'],
  ['baris_berbaris', 'Latihan gerakan di tempat dan berjalan, lalu penilaian regu.'],
  ['kelas', 'Materi wawasan kebangsaan dan diskusi kelompok tentang bela negara.'],
  ['navigasi_darat', 'Membaca peta dan kompas, menempuh rute di sekitar pangkalan.'],
] as const;
/** Number of entries of a participant in training, and of one who has completed it, which the report demands. */
const entries = { training: 12, ended: 20 } as const;

/** Logs, one a day from the first on; the newest of who still trains waits. */
export const logRows = (cal: Calendar, people: People): ChangeOf<typeof logBookKomcad>[] =>
  trained
    .filter(story => story.tahap === 'latsarmil' || ended(story))
    .flatMap(story =>
      Array.from({ length: ended(story) ? entries.ended : entries.training }, (_, nth) => {
        const [kategori, kegiatan] = doings[nth % doings.length] ?? doings[0];
        const day = openingOf(story).latsarmil[0] + nth;
        const status = !ended(story) && nth === entries.training - 1 ? 'diajukan' : 'disetujui';
        const id = logId(story.key, nth);
        return {
          id,
          idKlien: idOf('komcad/log-book:klien', `${story.key}:${nth}`),
          ...owner(people, story),
          tanggal: cal.day(day),
          jamMulai: '05:00',
          jamSelesai: '07:30',
          durasiJam: 2.5,
          kategori,
          kegiatan,
          hasil: 'Target latihan hari ini tercapai.',
          lokasi: 'Lapangan latihan',
          dokumen: [],
          ditulisPada: cal.at(day, 19, 10),
          tanggalDiajukan: cal.at(day, 19, 30),
          status,
          catatanPembimbing: null,
        };
      }),
    );
