import type { ChangeOf } from '../../../../resources/kit/index.ts';
import type { pendaftaranKomcad } from '../../../../resources/komcad/pendaftaran.ts';
import type { programKomcad } from '../../../../resources/komcad/program.ts';
import type { pendaftar } from '../../../../resources/mbkm/pendaftar.ts';
import { type Calendar, periodId, termCode } from '../../../demo/calendar.ts';
import { conversionSteps, convertedFields } from '../../../demo/converted.ts';
import type { Employee } from '../../../demo/employees.ts';
import { idOf } from '../../../demo/ids.ts';
import { mobile, personName } from '../../../demo/names.ts';
import { partnerId } from '../../../demo/partners.ts';
import { programId } from '../../../demo/programs.ts';
import { random } from '../../../demo/random.ts';
import type { Student } from '../../../demo/students.ts';
import { coordinator, type Riwayat, type Step, studentActor, system, team, trail } from '../../../demo/trail.ts';
import { convertedOf } from './conversion.ts';
import { openingId, participationId } from './ids.ts';
import { supervisors } from './people.ts';
import { cameTo, finalGrade, openingOf, openings, type RecruitStory, recruits, stages } from './story.ts';

type People = ReadonlyMap<string, Student>;
const program = 'KOMCAD';
const partner = 'kodam';
const returned = 'Foto KTP buram. Unggah ulang.';
const filling = ['diajukan', 'revisi', 'disetujui', 'berjalan', 'selesai'];

export const openingRows = (cal: Calendar): ChangeOf<typeof programKomcad>[] =>
  openings.map(({ key, nama, matra, nth, term, kuota, daftar, seleksi, latsarmil, tempat }) => ({
    id: openingId(key),
    idProgram: programId(program),
    idPeriode: periodId(termCode(cal, term)),
    nama,
    gelombang: nth,
    matra,
    idMitra: partnerId(partner),
    kuota,
    terisi: recruits.filter(each => each.opening === key && filling.includes(each.status)).length,
    nomorSuratKemhan: `B/${100 + openings.findIndex(each => each.key === key)}/KOMCAD/${cal.year}`,
    tanggalSuratKemhan: cal.day(daftar[0] - 14),
    tanggalBuka: cal.day(daftar[0]),
    tanggalTutup: cal.day(daftar[1]),
    tanggalMulaiSeleksi: cal.day(seleksi[0]),
    tanggalSelesaiSeleksi: cal.day(seleksi[1]),
    lokasiSeleksi: `Ajendam ${tempat}`,
    tanggalMulaiLatsarmil: cal.day(latsarmil[0]),
    tanggalSelesaiLatsarmil: cal.day(latsarmil[1]),
    lokasiLatsarmil: `Rindam ${tempat}`,
    sksMaksimal: 20,
    semesterMin: 3,
    ipkMin: 2.5,
    usiaMin: 18,
    usiaMaks: 35,
    tinggiMinPria: 160,
    tinggiMinWanita: 155,
    deskripsi: null,
    aktif: true,
  }));

const sent = ({ status }: RecruitStory): boolean => status !== 'draf';
/** Day on which somebody registered. */
const registered = (story: RecruitStory): number => openingOf(story).daftar[0] + 2 + (Number(story.key.slice(1)) % 7);

const huruf = (nilai: number): readonly [string, number] =>
  nilai >= 85 ? ['A', 4] : nilai >= 80 ? ['A-', 3.75] : nilai >= 75 ? ['B+', 3.5] : ['B', 3];

export function gradesOf({ tahap, nilai }: RecruitStory): ChangeOf<typeof pendaftar> {
  if (tahap !== 'selesai' || !nilai) return {};
  const [nilaiHuruf, nilaiMutu] = huruf(finalGrade(nilai));
  return { nilaiMitra: nilai[0], nilaiDosen: nilai[1], nilaiAkhir: finalGrade(nilai), nilaiHuruf, nilaiMutu };
}

const supervisorOf = (lecturers: readonly Employee[], story: RecruitStory): Employee | undefined =>
  cameTo(story, 'latsarmil') ? supervisors(lecturers)[Number(story.key.slice(1)) % 2] : undefined;

export const participationRows = (
  cal: Calendar,
  lecturers: readonly Employee[],
  people: People,
): ChangeOf<typeof pendaftar>[] =>
  recruits.map(story => {
    const student = people.get(story.key) ?? {};
    const { term, latsarmil } = openingOf(story);
    const nth = recruits.filter(each => sent(each) && openingOf(each).term === term).indexOf(story) + 1;
    return {
      id: participationId(story.key),
      nomorPendaftaran: sent(story) ? `${program}-${termCode(cal, term)}-${String(nth).padStart(5, '0')}` : null,
      idMahasiswa: student.id,
      npm: student.npm,
      namaMahasiswa: student.nama,
      idProgramProdi: student.idProgramProdi,
      idProgram: programId(program),
      idPeriode: periodId(termCode(cal, term)),
      idJenisMbkm: idOf('master/jenis-mbkm', 'komcad'),
      kodeJenisMbkm: 'komcad',
      jalur: 'reguler',
      idMitra: partnerId(partner),
      namaMitra: 'Resimen Induk Brawijaya',
      tanggalMulai: cal.day(latsarmil[0]),
      tanggalSelesai: cal.day(latsarmil[1]),
      idDosenPembimbing: supervisorOf(lecturers, story)?.id ?? null,
      ...(sent(story)
        ? { semester: student.semester, ipk: student.ipk, sksTempuh: student.sksTempuh, sksKrs: 16 }
        : {}),
      status: story.status,
      tahapAktif: null,
      statusKonversi: 'belum',
      sumberData: 'portal',
      tanggalDaftar: cal.at(registered(story), 10, 5),
      catatanTerakhir: story.status === 'revisi' ? returned : null,
      alasanMundur: story.status === 'mengundurkan_diri' ? 'Jadwal bertumpuk dengan ujian.' : null,
      ...gradesOf(story),
      ...convertedFieldsOf(cal, lecturers, story, student),
    };
  });

function convertedFieldsOf(
  cal: Calendar,
  lecturers: readonly Employee[],
  story: RecruitStory,
  student: Student,
): ChangeOf<typeof pendaftar> {
  const converted = convertedOf(lecturers, story, student);
  return converted ? convertedFields(cal, converted) : {};
}

export const detailRows = (
  cal: Calendar,
  lecturers: readonly Employee[],
  people: People,
): ChangeOf<typeof pendaftaranKomcad>[] =>
  recruits.map((story, i) => {
    const student = people.get(story.key) ?? {};
    const rng = random(`komcad:${story.key}`);
    const id = participationId(story.key);
    const woman = student.jenisKelamin === 'P';
    return {
      id,
      idPendaftarMbkm: id,
      idProgramKomcad: openingId(story.opening),
      idMahasiswa: student.id,
      npm: student.npm,
      namaMahasiswa: student.nama,
      idProgramProdi: student.idProgramProdi,
      idDosenPembimbing: supervisorOf(lecturers, story)?.id ?? null,
      statusPendaftaran: story.status,
      tahap: story.tahap,
      nik: `3578${String(10_01_04_0000 + i * 37).padStart(12, '0')}`,
      tempatLahir: student.tempatLahir ?? 'Surabaya',
      tanggalLahir: student.tanggalLahir ?? `${cal.year - 21}-04-17`,
      jenisKelamin: student.jenisKelamin,
      agama: student.agama ?? 'Islam',
      golonganDarah: 'O',
      statusPernikahan: 'belum',
      tinggiBadan: (woman ? 157 : 166) + (i % 12),
      beratBadan: 52 + (i % 20),
      riwayatPenyakit: 'Tidak ada',
      motivasi: 'Saya ingin mengabdi kepada negara, melatih kedisiplinan, dan membawa pengalaman itu ke kampus.',
      alamat: student.alamat ?? 'Jalan Raya 1',
      idKelurahan: student.idKelurahan ?? null,
      noHp: student.noHp ?? mobile(rng),
      email: student.email ?? student.emailKampus ?? null,
      namaOrangTua: student.namaOrangTua ?? personName(rng, 'L'),
      hubungan: 'ayah',
      noHpOrangTua: student.noHpOrangTua ?? mobile(rng),
      pernyataanSukarela: sent(story),
      pernyataanHukum: sent(story),
      nomorRegistrasiKemhan: cameTo(story, 'seleksi') ? `KCAD-${cal.year}-${String(1000 + i)}` : null,
      ...(cameTo(story, 'latsarmil')
        ? { nomorSiswa: `NS-${String(100 + i)}`, kompi: i % 2 ? 'B' : 'A', peleton: String(1 + (i % 3)) }
        : {}),
      ...(cameTo(story, 'penilaian')
        ? {
            judulLaporan: 'Laporan Latihan Dasar Kemiliteran',
            ringkasanLaporan: 'Pelaksanaan latihan, kegiatan harian, dan refleksi pribadi selama latsarmil.',
          }
        : {}),
    };
  });

/** History of the participation's own states. */
function statusSteps(story: RecruitStory, student: Student | undefined, lecturers: readonly Employee[]): Step[] {
  const { seleksi, latsarmil } = openingOf(story);
  const by = studentActor(student);
  const prodi = coordinator(lecturers, student ?? {});
  const day = registered(story);
  const steps: Step[] = [{ action: 'buat', from: null, to: 'draf', by, day }];
  if (!sent(story)) return steps;
  steps.push({ action: 'ajukan', from: 'draf', to: 'diajukan', by, day: day + 1 });
  if (story.status === 'revisi')
    steps.push({ action: 'revisi', from: 'diajukan', to: 'revisi', by: prodi, day: day + 2, note: returned });
  if (story.status === 'ditolak')
    steps.push({
      action: 'tolak',
      from: 'diajukan',
      to: 'ditolak',
      by: team,
      day: seleksi[1],
      note: 'Tidak memenuhi syarat jasmani.',
    });
  if (story.status === 'mengundurkan_diri')
    steps.push({
      action: 'mengundurkan_diri',
      from: 'diajukan',
      to: 'mengundurkan_diri',
      by,
      day: seleksi[0],
      note: 'Jadwal bertumpuk dengan ujian.',
    });
  if (cameTo(story, 'lulus') && story.status !== 'ditolak')
    steps.push({ action: 'setujui', from: 'diajukan', to: 'disetujui', by: team, day: Math.min(seleksi[1], -1) });
  if (cameTo(story, 'latsarmil'))
    steps.push({ action: 'mulai', from: 'disetujui', to: 'berjalan', by: system, day: latsarmil[0], hour: 0 });
  if (story.status === 'selesai')
    steps.push({ action: 'selesaikan', from: 'berjalan', to: 'selesai', by: team, day: latsarmil[1] + 20 });
  const converted = convertedOf(lecturers, story, student ?? {});
  return [...steps, ...(converted ? conversionSteps(converted) : [])].toSorted((a, b) => a.day - b.day);
}

export const historyRows = (cal: Calendar, lecturers: readonly Employee[], people: People): Riwayat[] =>
  recruits.flatMap(story =>
    trail(
      cal,
      'mbkm/pendaftar-program-mbkm',
      participationId(story.key),
      statusSteps(story, people.get(story.key), lecturers),
    ),
  );

/** The stages that somebody has come through, as the led row's history has them. */
function stageSteps(story: RecruitStory, student: Student | undefined, lecturers: readonly Employee[]): Step[] {
  const { seleksi, latsarmil } = openingOf(story);
  const by = studentActor(student);
  const day = registered(story);
  const step = (action: string, from: string, to: string, who: Step['by'], on: number): Step => ({
    action,
    from,
    to,
    by: who,
    day: Math.min(on, -1),
    column: 'tahap',
  });
  const way = [
    step('rekomendasikan', 'administrasi', 'direkomendasikan', coordinator(lecturers, student ?? {}), day + 3),
    step('terbitkan_ijin', 'direkomendasikan', 'ijin_terbit', team, day + 5),
    step('verifikasi_bukti', 'ijin_terbit', 'seleksi', team, seleksi[0] - 2),
    step('unggah_kelulusan', 'seleksi', 'verifikasi_kelulusan', by, seleksi[1]),
    step('terima_kelulusan', 'verifikasi_kelulusan', 'lulus', team, seleksi[1]),
    step('mulai_latsarmil', 'lulus', 'latsarmil', system, latsarmil[0]),
    step('selesai_latsarmil', 'latsarmil', 'pelaporan', team, latsarmil[1]),
    step('terima_laporan', 'pelaporan', 'penilaian', team, latsarmil[1] + 10),
    step('finalkan', 'penilaian', 'selesai', team, latsarmil[1] + 20),
  ];
  const made: Step = { action: 'buat', from: null, to: 'administrasi', by, day, column: 'tahap' };
  return [made, ...way.filter(({ to }) => stages.some(stage => stage === to && cameTo(story, stage)))];
}

export const stageRows = (cal: Calendar, lecturers: readonly Employee[], people: People): Riwayat[] =>
  recruits.flatMap(story =>
    trail(cal, 'komcad/pendaftaran', participationId(story.key), stageSteps(story, people.get(story.key), lecturers)),
  );
