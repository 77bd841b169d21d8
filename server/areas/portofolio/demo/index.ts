import type { Calendar } from '../../../demo/calendar.ts';
import type { Employee } from '../../../demo/employees.ts';
import { type DemoFile, makeFile, sampleLines } from '../../../demo/files.ts';
import { idOf } from '../../../demo/ids.ts';
import { codeLists } from '../../../demo/seedLists.ts';
import type { AreaDemo, Portion } from '../../../demo/types.ts';
import { type People, peopleOf } from './people.ts';
import { fileOf, type WorkRow, withCheckDigit, workHistory, workId, workRow } from './rows.ts';
import {
  hkiStories,
  jejaringStories,
  jurnalStories,
  networkKinds,
  proceedingStories,
  type WorkStory,
} from './story.ts';

const resources = {
  hki: 'portofolio/hki',
  jurnal: 'portofolio/jurnal',
  proceeding: 'portofolio/proceeding',
  jejaring: 'portofolio/jejaring',
} as const;

const pointsOf = (list: string, kode: string): number =>
  Number(codeLists[list]?.find(row => row.kode === kode)?.poin ?? 0);

function hkiRow(cal: Calendar, people: People, story: WorkStory, i: number): WorkRow {
  const { kategori, ago, status } = story;
  const granted = status === 'terverifikasi' && ago > 0;
  const day = -(ago * 365 + 60 + i);
  const year = cal.day(day).slice(0, 4);
  const list = 'master/kategori-hki';
  const row = workRow(resources.hki, story, status === 'terverifikasi' ? pointsOf(list, kategori) : 0, people);
  return {
    ...row,
    judul: story.judul,
    idKategoriHki: idOf(list, kategori),
    negara: 'Indonesia',
    deskripsi: null,
    nomorPermohonan: `EC00${year}${String(10_000 + i * 37)}`,
    tanggalPermohonan: cal.day(day),
    nomorSertifikat: granted ? `IDM${year}${String(2000 + i)}` : null,
    tanggalSertifikat: granted ? cal.day(day + 45) : null,
    statusHki: granted ? 'diberi' : status === 'terverifikasi' ? 'terdaftar' : 'diajukan',
    pemegangHak: 'Universitas Nusantara Raya',
    tautan: `https://hki.example/${year}/${i + 1}`,
    berkasSertifikat: granted ? fileOf(resources.hki, story, 'berkasSertifikat') : null,
  };
}

const indexedBy = (kategori: string): string =>
  kategori.startsWith('scopus')
    ? kategori
    : kategori.startsWith('sinta')
      ? kategori.replace('_', '')
      : 'google_scholar';

const journals = ['Jurnal Teknologi Nusantara', 'Jurnal Ilmu Terapan', 'Jurnal Masyarakat dan Ekonomi'] as const;

function jurnalRow(cal: Calendar, people: People, story: WorkStory, i: number): WorkRow {
  const { kategori, ago, status, judul } = story;
  const tahun = cal.year - ago;
  const list = 'master/kategori-jurnal';
  const abroad = kategori.startsWith('scopus');
  const statusArtikel = status === 'diajukan' ? 'accepted' : status === 'draf' ? 'submitted' : 'published';
  return {
    ...workRow(resources.jurnal, story, statusArtikel === 'published' ? pointsOf(list, kategori) : 0, people),
    judul,
    tahun,
    idKategoriJurnal: idOf(list, kategori),
    pengindeks: indexedBy(kategori),
    namaJurnal: abroad ? 'Journal of Applied Computing Letters' : journals[i % journals.length],
    issn: withCheckDigit(String(2_088_371 + (i % 3))),
    eissn: i % 2 ? withCheckDigit(String(2_460_120 + i)) : null,
    volume: String(3 + i),
    nomor: String((i % 4) + 1),
    halaman: `${11 + i * 9}-${19 + i * 9}`,
    bulan: (i % 12) + 1,
    penerbit: abroad ? 'Kitahama Press' : 'Penerbit Universitas Nusantara Raya',
    doi: i % 3 === 2 ? null : `10.12345/jtn.v${3 + i}i${(i % 4) + 1}.${100 + i}`,
    tautan: `https://jurnal.example/${tahun}/${i + 1}`,
    statusArtikel,
    abstrak: `Ringkasan tulisan "${judul}".`,
    berkasArtikel: fileOf(resources.jurnal, story, 'berkasArtikel'),
  };
}

function proceedingRow(cal: Calendar, people: People, story: WorkStory, i: number): WorkRow {
  const { kategori, ago, judul } = story;
  const list = 'master/kategori-proceeding';
  const abroad = kategori === 'terindeks';
  const day = -(ago * 365 + 40 + i);
  const year = Number(cal.day(day).slice(0, 4));
  return {
    ...workRow(resources.proceeding, story, pointsOf(list, kategori), people),
    judul,
    tahun: year,
    idKategoriProceeding: idOf(list, kategori),
    tingkat: abroad ? 'internasional' : 'nasional',
    namaSeminar: abroad ? `International Conference on Applied Computing ${year}` : `Seminar Nasional Terapan ${year}`,
    penyelenggara: abroad ? 'Institut Teknologi Kitahama' : 'Universitas Nusantara Raya',
    tempat: abroad ? 'Kitahama' : 'Surabaya',
    tanggalMulai: cal.day(day),
    tanggalSelesai: cal.day(day + 1),
    namaProsiding: `Prosiding ${year}`,
    isbn: withCheckDigit(String(978_602_000_100 + i)),
    issn: null,
    halaman: `${5 + i * 6}-${10 + i * 6}`,
    doi: abroad ? `10.12345/icac.${year}.${40 + i}` : null,
    tautan: `https://prosiding.example/${year}/${i + 1}`,
    peran: i % 5 === 3 ? 'poster' : 'pemakalah',
    pengindeks: abroad ? 'scopus_q4' : 'google_scholar',
    berkasMakalah: fileOf(resources.proceeding, story, 'berkasMakalah'),
    berkasSertifikat: fileOf(resources.proceeding, story, 'berkasSertifikat'),
  };
}

const levels: Readonly<Record<string, number>> = { lokal: 1, nasional: 3, internasional: 5 };

function jejaringRow(cal: Calendar, people: People, story: WorkStory, i: number): WorkRow {
  const { kategori, ago, judul } = story;
  const [jenis, peran] = networkKinds[i % networkKinds.length] ?? networkKinds[0];
  const day = -(ago * 365 + 80 + i);
  return {
    ...workRow(resources.jejaring, story, levels[kategori] ?? 0, people),
    namaJejaring: judul,
    jenis,
    tingkat: kategori,
    peran,
    negara: 'Indonesia',
    nomorAnggota: i % 2 ? `A-${2000 + i}` : null,
    tanggalMulai: cal.day(day),
    tanggalSelesai: ago > 2 ? cal.day(day + 400) : null,
    tautan: `https://jejaring.example/${i + 1}`,
    manfaat: 'Bertukar pengalaman dan kesempatan bekerja bersama.',
    berkasBukti: fileOf(resources.jejaring, story, 'berkasBukti'),
  };
}

/** Works of students and lecturers over five years (docs/domain/40 §5), after the people of the university. */
function* portfolioDemo(cal: Calendar, lecturers: readonly Employee[]): Generator<Portion> {
  const people = peopleOf(cal, lecturers);
  const kinds = [
    [resources.hki, hkiStories, hkiRow],
    [resources.jurnal, jurnalStories, jurnalRow],
    [resources.proceeding, proceedingStories, proceedingRow],
    [resources.jejaring, jejaringStories, jejaringRow],
  ] as const;
  for (const [resource, stories, rowOf] of kinds) {
    yield { resource, rows: stories.map((story, i) => rowOf(cal, people, story, i)) };
    yield { resource: 'internal/riwayat', rows: workHistory(cal, lecturers, resource, stories, people) };
  }
}

const filesOf = (resource: string, stories: readonly WorkStory[], ...fields: readonly string[]): DemoFile[] =>
  stories.flatMap(story =>
    fields.map(field => makeFile(resource, workId(resource, story), field, story.judul, sampleLines)),
  );

/** Papers, certificates and proofs of the portfolio, with their content. */
const portfolioFiles = (): DemoFile[] => [
  ...filesOf(
    resources.hki,
    hkiStories.filter(({ status, ago }) => status === 'terverifikasi' && ago > 0),
    'berkasSertifikat',
  ),
  ...filesOf(resources.jurnal, jurnalStories, 'berkasArtikel'),
  ...filesOf(resources.proceeding, proceedingStories, 'berkasMakalah', 'berkasSertifikat'),
  ...filesOf(resources.jejaring, jejaringStories, 'berkasBukti'),
];

/** The portfolio in the demo university. */
export const demo: AreaDemo = {
  rows: ({ cal, lecturers }) => portfolioDemo(cal, lecturers),
  files: portfolioFiles,
};
