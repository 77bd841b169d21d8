import type { ChangeOf, Row } from '../../../../resources/kit/index.ts';
import type { pendaftar } from '../../../../resources/mbkm/pendaftar.ts';
import type { pendaftarTahap } from '../../../../resources/mbkm/pendaftarTahap.ts';
import type { inisiasiMitra } from '../../../../resources/riset/inisiasiMitra.ts';
import type { pendaftaranRiset } from '../../../../resources/riset/pendaftaran.ts';
import type { simaris } from '../../../../resources/riset/simaris.ts';
import type { skemaMitra } from '../../../../resources/riset/skemaMitra.ts';
import { type Calendar, periodId, termCode } from '../../../demo/calendar.ts';
import { prodiId, prodis } from '../../../demo/campus.ts';
import type { Employee } from '../../../demo/employees.ts';
import { type DemoFile, demoFile, makeFile, sampleLines } from '../../../demo/files.ts';
import { idOf } from '../../../demo/ids.ts';
import { partnerId, partners } from '../../../demo/partners.ts';
import { programId } from '../../../demo/programs.ts';
import type { Student } from '../../../demo/students.ts';
import { coordinator, type Riwayat, type Step, studentActor, system, trail } from '../../../demo/trail.ts';
import { gradesOf } from './grades.ts';
import { detailId, participationId, projectId, proposalId, schemeId } from './ids.ts';
import { headOf, supervisors } from './people.ts';
import { began, daysOf, projects, proposals, type ResearcherStory, researchers, schemes, sent } from './story.ts';

export type People = ReadonlyMap<string, Student>;
const program = 'RISET';
const returned = 'Metode belum menyebut cara pengambilan sampel.';
const seated = ['diajukan', 'revisi', 'disetujui', 'berjalan', 'selesai'];
const kind = (code: string) => idOf('master/jenis-luaran', code);

export const projectRows = (cal: Calendar, lecturers: readonly Employee[]): ChangeOf<typeof simaris>[] =>
  projects.map((project, i) => {
    const { key, judul, bidang, kuota, term } = project;
    return {
      id: projectId(key),
      kodeSimaris: `SIM-${cal.year}-${String(101 + i)}`,
      judul,
      skema: 'Penelitian Terapan',
      bidangIlmu: bidang,
      tahun: cal.year,
      sumberDana: 'Dana internal universitas',
      dana: 25_000_000 + i * 5_000_000,
      idKetua: headOf(lecturers, project).id,
      anggotaDosen: [],
      idMitra: null,
      tanggalMulai: cal.day(term ? 80 : -90),
      tanggalSelesai: cal.day(term ? 260 : 80),
      kuotaMahasiswa: kuota,
      terisi: researchers.filter(each => each.jalur === 'simaris' && each.of === key && each.konfirmasi !== 'ditolak')
        .length,
      aktif: true,
    };
  });

const proposer = (key: string): string =>
  key === 'bambu' ? 'r19' : `r${13 + proposals.findIndex(each => each.key === key)}`;

export const proposalRows = (cal: Calendar, people: People): ChangeOf<typeof inisiasiMitra>[] =>
  proposals.map(({ key, nama, status, bidang, judul }) => {
    const student = people.get(proposer(key)) ?? {};
    const id = proposalId(key);
    return {
      id,
      idMahasiswa: student.id,
      npm: student.npm,
      namaMahasiswa: student.nama,
      idProgramProdi: student.idProgramProdi,
      idPeriode: periodId(termCode(cal, 1)),
      namaMitra: nama,
      idJenisMitra: idOf('master/jenis-mitra', 'umkm'),
      bidangUsaha: 'Usaha rakyat',
      alamat: 'Jalan Pasar 12',
      idProvinsi: '35',
      idKabupaten: '35.10',
      laman: null,
      telepon: '0333-412345',
      email: `${key}@usaha.example`,
      namaPic: 'Sutrisno Hadi',
      jabatanPic: 'Pengelola',
      emailPic: `pengelola.${key}@usaha.example`,
      noHpPic: '081234500123',
      judulUsulan: judul,
      bidangIlmu: bidang,
      lamaBulan: 4,
      rencanaKerjaSama: 'loa',
      ringkasan: 'Menguji cara yang lebih murah dan aman bersama pengelola, lalu menuliskan panduannya.',
      alasan: 'Mitra bersedia menyediakan tempat, bahan, dan waktu pengelola selama satu semester.',
      suratKesediaan: demoFile('riset/inisiasi-mitra', id, 'suratKesediaan').id,
      idMitra: key === 'bambu' ? partnerId('kriya') : null,
      status,
      catatan: status === 'revisi' ? 'Lampirkan surat kesediaan bertanda tangan.' : null,
    };
  });

export const schemeRows = (cal: Calendar, people: People): ChangeOf<typeof skemaMitra>[] =>
  schemes.map(({ key, mitra, term, nama, bidang, status, kuota }) => {
    const { buka, tutup, mulai, selesai } = daysOf(term);
    const initiated = key === 'bambu';
    const student = initiated ? people.get('r19') : undefined;
    const only = student
      ? [student.idProgramProdi ?? '']
      : key === 'statistik'
        ? [prodiId(prodis[11]?.kode ?? '')]
        : [];
    return {
      id: schemeId(key),
      idMitra: partnerId(mitra),
      idPeriode: periodId(termCode(cal, term)),
      namaSkema: nama,
      bidangIlmu: bidang,
      modePelaksanaan: 'luring',
      lokasi: 'Laboratorium mitra',
      kuota,
      sksMaksimal: 20,
      deskripsi: 'Mahasiswa ikut mengumpulkan data, menguji, dan menulis laporan bersama peneliti mitra.',
      kualifikasi: 'Mampu mengolah data dan menulis laporan ilmiah.',
      terisi: researchers.filter(
        each => (each.jalur === 'program' || initiated) && each.of === key && seated.includes(each.status),
      ).length,
      pembiayaan: 'mitra',
      uangSaku: initiated ? null : 750_000,
      idProgramProdi: only,
      semuaProdi: only.length === 0,
      idProdiTunggal: only.length === 1 ? only[0] : null,
      tanggalBuka: cal.day(buka),
      tanggalTutup: cal.day(tutup),
      tanggalMulai: cal.day(mulai),
      tanggalSelesai: cal.day(selesai + 10),
      idJenisLuaran: [kind('laporan_akhir')],
      pembimbingMitra: 'Dr. Laksmi Paramita',
      emailPembimbingMitra: `laksmi@${mitra}.example`,
      dokumen: null,
      status,
      sumber: initiated ? 'inisiasi' : 'mitra',
      idMahasiswa: student?.id ?? null,
      idInisiasiMitra: initiated ? proposalId('bambu') : null,
      catatan: status === 'revisi' ? 'Sebutkan luaran yang diharapkan.' : null,
    };
  });

const partnerOf = ({ jalur, of }: ResearcherStory): string | null =>
  jalur === 'simaris' ? null : jalur === 'mandiri' ? of : (schemes.find(({ key }) => key === of)?.mitra ?? null);

const supervisorOf = (lecturers: readonly Employee[], story: ResearcherStory): string | null => {
  const project = story.jalur === 'simaris' ? projects.find(({ key }) => key === story.of) : undefined;
  if (project) return headOf(lecturers, project).id;
  const accepted = began(story) || story.status === 'disetujui';
  const turns = supervisors(lecturers);
  return accepted ? (turns[Number(story.key.slice(1)) % turns.length]?.id ?? null) : null;
};

const titleOf = ({ jalur, of }: ResearcherStory): string =>
  (jalur === 'simaris' ? projects.find(({ key }) => key === of)?.judul : schemes.find(({ key }) => key === of)?.nama) ??
  'Riset Terapan';

export const participationRows = (
  cal: Calendar,
  lecturers: readonly Employee[],
  people: People,
): ChangeOf<typeof pendaftar>[] =>
  researchers.map(story => {
    const student = people.get(story.key) ?? {};
    const { daftar, mulai, selesai } = daysOf(story.term);
    const term = termCode(cal, story.term);
    const nth = researchers.filter(each => sent(each) && each.term === story.term).indexOf(story) + 1;
    const mitra = partnerOf(story);
    return {
      id: participationId(story.key),
      nomorPendaftaran: sent(story) ? `${program}-${term}-${String(nth).padStart(5, '0')}` : null,
      idMahasiswa: student.id,
      npm: student.npm,
      namaMahasiswa: student.nama,
      idProgramProdi: student.idProgramProdi,
      idProgram: programId(program),
      idPeriode: periodId(term),
      idJenisMbkm: idOf('master/jenis-mbkm', 'riset'),
      kodeJenisMbkm: 'riset',
      jalur: story.jalur,
      idMitra: mitra && partnerId(mitra),
      namaMitra: partners.find(({ key }) => key === mitra)?.nama ?? null,
      judulKegiatan: titleOf(story),
      tanggalMulai: cal.day(mulai),
      tanggalSelesai: cal.day(selesai),
      idDosenPembimbing: supervisorOf(lecturers, story),
      ...(mitra
        ? {
            namaPembimbingLapangan: 'Dr. Laksmi Paramita',
            emailPembimbingLapangan: `laksmi@${mitra}.example`,
            teleponPembimbingLapangan: '081234500777',
          }
        : {}),
      ...(sent(story)
        ? { semester: student.semester, ipk: student.ipk, sksTempuh: student.sksTempuh, sksKrs: 16 }
        : {}),
      status: story.status,
      statusKonversi: 'belum',
      tahapAktif: story.status === 'diajukan' || story.status === 'revisi' ? 'prodi' : null,
      sumberData: story.jalur === 'simaris' ? 'simaris' : 'portal',
      tanggalDaftar: cal.at(daftar, 10, 12),
      catatanTerakhir:
        story.status === 'revisi' ? returned : story.status === 'ditolak' ? 'Topik di luar bidang prodi.' : null,
      alasanMundur: story.status === 'mengundurkan_diri' ? 'Mengambil skripsi semester ini.' : null,
      ...gradesOf(story),
    };
  });

const resource = 'riset/pendaftaran';
const papers = (story: ResearcherStory): string[] => [
  ...(story.jalur === 'simaris' ? [] : ['proposal']),
  ...(story.jalur === 'mandiri' ? ['suratKesediaan'] : []),
  'transkrip',
  'krs',
];

export const detailRows = (cal: Calendar, lecturers: readonly Employee[]): ChangeOf<typeof pendaftaranRiset>[] =>
  researchers.map(story => {
    const id = detailId(story.key);
    const scheme = schemes.find(({ key }) => key === story.of);
    const project = story.jalur === 'simaris' ? projects.find(({ key }) => key === story.of) : undefined;
    const tied = story.jalur === 'program' || story.jalur === 'inisiasi_mitra';
    const written = sent(story);
    return {
      id,
      idPendaftarMbkm: participationId(story.key),
      idSkema: tied ? schemeId(story.of) : null,
      idInisiasiMitra: story.jalur === 'inisiasi_mitra' ? proposalId('bambu') : null,
      idPenelitian: project ? projectId(project.key) : null,
      bidangIlmu: project?.bidang ?? scheme?.bidang ?? 'sains',
      ...(written
        ? {
            latarBelakang: 'Data lapangan yang ada belum cukup untuk mengambil keputusan di tingkat desa.',
            tujuan: 'Mengukur keadaan sekarang dan menguji satu perbaikan yang dapat ditiru.',
            metode: 'Pengambilan sampel berulang, uji banding, dan wawancara dengan pelaku.',
            paktaIntegritas: true,
            ...Object.fromEntries(papers(story).map(name => [name, demoFile(resource, id, name).id])),
          }
        : {}),
      peranMahasiswa: story.jalur === 'inisiasi_mitra' ? null : 'Asisten peneliti',
      idJenisLuaran: [kind('laporan_akhir'), kind('artikel_jurnal')],
      lokasi: 'Laboratorium mitra',
      lokasiLuarProvinsi: false,
      idDosenUsulan: project ? headOf(lecturers, project).id : null,
      konfirmasi: story.konfirmasi ?? 'tidak_perlu',
      batasKonfirmasi: story.konfirmasi ? cal.day(story.term ? 1 : -100) : null,
    };
  });

export const registrationFiles = (): DemoFile[] => [
  ...researchers
    .filter(sent)
    .flatMap(story =>
      papers(story).map(name => makeFile(resource, detailId(story.key), name, titleOf(story), sampleLines)),
    ),
  ...proposals.map(({ key, nama }) =>
    makeFile('riset/inisiasi-mitra', proposalId(key), 'suratKesediaan', `Surat Kesediaan ${nama}`, sampleLines),
  ),
];

function stepsOf(story: ResearcherStory, student: Student | undefined, lecturers: readonly Employee[]): Step[] {
  const { daftar, mulai, selesai } = daysOf(story.term);
  const by = studentActor(student);
  const prodi = coordinator(lecturers, student ?? {});
  const { status } = story;
  const steps: Step[] = [{ action: 'buat', from: null, to: 'draf', by, day: daftar }];
  const step = (action: string, from: string, to: string, who: Step['by'], day: number, note: string | null = null) =>
    void steps.push({ action, from, to, by: who, day, note });
  if (status === 'mengundurkan_diri') step('mengundurkan_diri', 'draf', status, by, daftar + 1, 'Undangan ditolak.');
  if (!sent(story)) return steps;
  step('ajukan', 'draf', 'diajukan', by, daftar + 1);
  if (status === 'revisi') step('revisi', 'diajukan', status, prodi, daftar + 3, returned);
  if (status === 'ditolak') step('tolak', 'diajukan', status, prodi, daftar + 3, 'Topik di luar bidang prodi.');
  if (began(story) || status === 'disetujui') step('setujui', 'diajukan', 'disetujui', prodi, daftar + 4);
  if (began(story)) step('mulai', 'disetujui', 'berjalan', system, mulai, null);
  if (status === 'selesai') step('selesaikan', 'berjalan', status, prodi, Math.min(selesai, -1));
  return steps;
}

export const historyRows = (cal: Calendar, lecturers: readonly Employee[], people: People): Riwayat[] =>
  researchers.flatMap(story =>
    trail(
      cal,
      'mbkm/pendaftar-program-mbkm',
      participationId(story.key),
      stepsOf(story, people.get(story.key), lecturers),
    ),
  );

const outcome: Readonly<Record<string, Row<typeof pendaftarTahap>['status']>> = {
  diajukan: 'menunggu',
  revisi: 'revisi',
  ditolak: 'ditolak',
};

/** The one stage of each: the study programme's. */
export const stageRows = (cal: Calendar): ChangeOf<typeof pendaftarTahap>[] =>
  researchers.filter(sent).map(story => {
    const status = outcome[story.status] ?? 'disetujui';
    const waits = status === 'menunggu';
    return {
      id: idOf('mbkm/pendaftar-tahap', `riset:${story.key}`),
      idPendaftarMbkm: participationId(story.key),
      urutan: 1,
      tahap: 'prodi',
      status,
      idUser: null,
      waktu: waits ? null : cal.at(daysOf(story.term).daftar + 3, 9, 34),
      catatan: status === 'revisi' ? returned : null,
    };
  });
