import type { ChangeOf } from '../../../../resources/kit/index.ts';
import type { logBookRiset } from '../../../../resources/riset/logBook.ts';
import type { luaranRiset } from '../../../../resources/riset/luaran.ts';
import type { menilaiRiset } from '../../../../resources/riset/menilaiRiset.ts';
import type { nilaiMitra } from '../../../../resources/riset/nilaiMitra.ts';
import type { Calendar } from '../../../demo/calendar.ts';
import { type DemoFile, demoFile, makeFile, sampleLines } from '../../../demo/files.ts';
import { idOf } from '../../../demo/ids.ts';
import { gradesOf, lecturerParts, partnerParts, partnerSum } from './grades.ts';
import { logId, outputId, participationId, partnerGradeId } from './ids.ts';
import type { People } from './rows.ts';
import { began, daysOf, type ResearcherStory, researchers } from './story.ts';

const owner = (people: People, { key }: ResearcherStory) => {
  const student = people.get(key) ?? {};
  const copies = { idMahasiswa: student.id, npm: student.npm, namaMahasiswa: student.nama };
  return { idPendaftarMbkm: participationId(key), ...copies };
};

const doings = [
  ['studi_pustaka', 'Membaca dan merangkum lima artikel tentang topik riset.'],
  ['perancangan', 'Menyusun rancangan percobaan dan daftar alat bersama pembimbing.'],
  ['pengumpulan_data', 'Mengambil sampel di tiga titik dan mencatat hasil ukurnya.'],
  ['eksperimen', 'Menjalankan percobaan pertama dan membandingkan hasilnya.'],
  ['analisis', 'Mengolah data percobaan dan menggambar grafiknya.'],
] as const;
const perPerson = 15;

/** Logs of those who are at it, every fourth day from the first on; progress rises, the newest waits. */
export const logRows = (cal: Calendar, people: People): ChangeOf<typeof logBookRiset>[] =>
  researchers
    .filter(({ status }) => status === 'berjalan')
    .flatMap(story =>
      Array.from({ length: perPerson }, (_, nth) => {
        const [tahapRiset, kegiatan] = doings[Math.min(doings.length - 1, Math.floor(nth / 3))] ?? doings[0];
        const day = daysOf(story.term).mulai + 1 + nth * 4;
        const waits = nth === perPerson - 1;
        const signed = story.jalur !== 'simaris' && nth % 2 === 0 && !waits;
        return {
          id: logId(story.key, nth),
          idKlien: idOf('riset/log-book:klien', `${story.key}:${nth}`),
          ...owner(people, story),
          tanggal: cal.day(day),
          jamMulai: '08:00',
          jamSelesai: '12:30',
          durasiJam: 4.5,
          tahapRiset,
          kegiatan,
          hasil: 'Sesuai rencana minggu ini.',
          kendala: null,
          rencanaBerikutnya: null,
          kemajuan: 4 + nth * 4,
          dokumen: [],
          ditulisPada: cal.at(day, 19, 5),
          tanggalDiajukan: cal.at(day, 19, 20),
          status: waits ? 'diajukan' : 'disetujui',
          catatanPembimbing: null,
          parafMitra: signed,
          komentarMitra: signed ? 'Teliti dan rapi.' : null,
          waktuParaf: signed ? cal.at(day + 1, 9, 0) : null,
        };
      }),
    );

const kinds = [
  ['laporan_akhir', 'Laporan akhir riset', 'selesai'],
  ['artikel_jurnal', 'Naskah artikel dari riset ini', 'dikirim_penerbit'],
] as const;

/** Submitted outputs by state: all of finished participants, and three others in every other state. */
const handing: readonly { story: ResearcherStory; status: string }[] = (() => {
  const open = ['draf', 'diajukan', 'revisi'];
  const running = researchers.filter(({ status }) => status === 'berjalan').slice(0, open.length);
  return [
    ...researchers.filter(({ status }) => status === 'selesai').map(story => ({ story, status: 'disetujui' })),
    ...running.map((story, i) => ({ story, status: open[i] ?? 'draf' })),
  ];
})();

export const outputRows = (cal: Calendar, people: People): ChangeOf<typeof luaranRiset>[] =>
  handing.flatMap(({ story, status }) =>
    kinds.map(([code, judul, capaian]) => {
      const id = outputId(story.key, code);
      const student = people.get(story.key);
      return {
        id,
        ...owner(people, story),
        idJenisLuaran: idOf('master/jenis-luaran', code),
        kodeJenisLuaran: code,
        judul,
        deskripsi: null,
        capaian,
        tanggal: cal.day(-8),
        nomor: null,
        tautan: null,
        kontribusi: 'Mengambil data, mengolahnya, dan menulis bagian hasil.',
        penulis: [
          {
            id: idOf('riset/luaran.penulis', id),
            urutan: 1,
            kategori: 'mahasiswa',
            nomorInduk: student?.npm,
            nama: student?.nama,
            korespondensi: true,
          },
        ],
        berkas: demoFile('riset/luaran', id, 'berkas').id,
        tanggalUnggah: status === 'draf' ? null : cal.at(-7, 10, 0),
        revisiKe: 0,
        status,
        catatan: status === 'revisi' ? 'Lengkapi bagian pembahasan.' : null,
      };
    }),
  );

const partnered = researchers.filter(({ nilaiMitra }) => nilaiMitra !== undefined);

export const partnerGradeRows = (cal: Calendar, people: People): ChangeOf<typeof nilaiMitra>[] =>
  partnered.map(story => {
    const id = partnerGradeId(story.key);
    const { status = 'draf', unggahan } = story.nilaiMitra ?? {};
    return {
      id,
      ...owner(people, story),
      sumber: unggahan ? 'unggahan' : 'portal',
      ...partnerParts(story),
      nilai: partnerSum(story),
      namaPenilai: 'Dr. Laksmi Paramita',
      jabatanPenilai: 'Peneliti madya',
      tanggalPenilaian: cal.day(-6),
      berkas: unggahan ? demoFile('riset/nilai-mitra', id, 'berkas').id : null,
      catatan: null,
      status,
      catatanPemeriksa: status === 'revisi' ? 'Tanda tangan pada formulir tidak terbaca.' : null,
    };
  });

export const gradeRows = (cal: Calendar, people: People): ChangeOf<typeof menilaiRiset>[] =>
  researchers.filter(began).map(story => {
    const final = story.status === 'selesai';
    const { nilaiDosen = null, nilaiAkhir = null, nilaiHuruf = null } = gradesOf(story);
    return {
      id: participationId(story.key),
      ...owner(people, story),
      ...lecturerParts(story),
      tanggalPresentasi: final ? cal.day(-5) : null,
      nilaiDosen,
      nilaiAkhir,
      nilaiHuruf,
      nilaiMitra: story.nilaiMitra?.status === 'final' ? partnerSum(story) : null,
      catatan: null,
      status: final ? 'final' : 'draf',
    };
  });

export const activityFiles = (): DemoFile[] => [
  ...handing.flatMap(({ story }) =>
    kinds.map(([code, judul]) => makeFile('riset/luaran', outputId(story.key, code), 'berkas', judul, sampleLines)),
  ),
  ...partnered
    .filter(({ nilaiMitra }) => nilaiMitra?.unggahan)
    .map(({ key }) =>
      makeFile('riset/nilai-mitra', partnerGradeId(key), 'berkas', 'Formulir Nilai Mitra', sampleLines),
    ),
];
