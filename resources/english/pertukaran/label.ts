import { type EnumField, type Fields, labelFromName } from '../../kit/index.ts';
import { bankDokumen } from '../../master/bankDokumen.ts';
import { hariInggris } from '../../master/hariInggris.ts';
import { alurInbound } from '../../pertukaran/alurInbound.ts';
import { alurKrs, krs, krsDetail, nilaiInbound } from '../../pertukaran/krs.ts';
import { alurTahapStudi, jendela, masaStudi } from '../../pertukaran/masaStudi.ts';
import { mhsInbound } from '../../pertukaran/mhsInbound.ts';
import { mkDosen } from '../../pertukaran/mkDosen.ts';
import { alurMkInbound, mkInbound } from '../../pertukaran/mkInbound.ts';
import type { Pair } from '../pair.ts';

/** A label for each field, and for each choice of a field: one that is missing does not compile. */
type Labels<F extends Fields> = { readonly [K in keyof F]: string };
type ChoicesOf<F extends Fields> = {
  readonly [K in keyof F as F[K] extends EnumField ? K : never]: F[K] extends EnumField<infer V>
    ? Readonly<Record<V, string>>
    : never;
};

const mahasiswa: Labels<typeof mhsInbound.fields> = {
  nomorRegistrasi: 'Registration number',
  npm: 'Inbound student number',
  idMasaStudi: 'Study period',
  jalur: 'Scheme',
  jumlahSemester: 'Length of stay (semesters)',
  namaLengkap: 'Full name',
  kewarganegaraan: 'Citizenship',
  nik: 'Indonesian identity number (NIK)',
  nomorPaspor: 'Passport number',
  negaraAsal: 'Home country',
  jenisKelamin: 'Sex',
  tempatLahir: 'Place of birth',
  tanggalLahir: 'Date of birth',
  email: 'E-mail',
  noHp: 'Mobile/WhatsApp number',
  alamatAsal: 'Home address',
  idProvinsi: 'Province',
  idKabupaten: 'Regency/city',
  alamatDomisili: 'Address during the stay',
  bahasa: 'Language',
  idKampus: 'Listed university',
  namaKampusAsal: 'Home university',
  jenjangAsal: 'Level',
  namaProdiAsal: 'Home study programme',
  akreditasiProdiAsal: 'Accreditation of the study programme',
  nimAsal: 'Home student number',
  semesterAsal: 'Semester',
  ipk: 'Grade point average',
  sksTempuh: 'Credits taken',
  namaPicAsal: 'Exchange coordinator at home',
  emailPicAsal: 'E-mail of the coordinator',
  jabatanPicAsal: 'Position of the coordinator',
  noHpPicAsal: 'Phone of the coordinator',
  idProgramProdi: 'Host study programme',
  rencanaMk: 'Planned courses',
  motivasi: 'Motivation',
  kontakDaruratNama: 'Emergency contact',
  kontakDaruratHubungan: 'Relation',
  kontakDaruratHp: 'Phone of the emergency contact',
  berkasFoto: 'Photo',
  berkasKtm: 'Student card',
  berkasTranskrip: 'Transcript',
  berkasRekomendasi: 'Letter of recommendation of the home university',
  berkasPakta: 'Integrity pact',
  berkasIdentitas: 'Identity card/passport',
  berkasAsuransi: 'Insurance',
  pernyataan: 'I declare that these data are true',
  rekomendasiProdi: 'Recommendation of the study programme',
  catatanProdi: 'Note of the study programme',
  idDosenWali: 'Academic advisor',
  kodeAksesHash: 'Access code',
  emailTerkonfirmasi: 'E-mail confirmed',
  tanggalDisetujui: 'Accepted on',
  idPersetujuan: 'Consent text',
  judulPersetujuan: 'Consent',
  versiPersetujuan: 'Version of the consent',
  waktuPersetujuan: 'Agreed on',
  status: 'Status',
};

const pilihanMahasiswa: ChoicesOf<typeof mhsInbound.fields> = {
  jalur: { nasional: 'National', konsorsium: 'Consortium', mandiri: 'Independent', internasional: 'International' },
  kewarganegaraan: { WNI: 'Indonesian', WNA: 'Other' },
  jenisKelamin: { L: 'Male', P: 'Female' },
  bahasa: { id: 'Bahasa Indonesia', en: 'English' },
  jenjangAsal: { D3: 'D3 (diploma)', D4: 'D4 (applied bachelor)', S1: 'S1 (bachelor)', S2: 'S2 (master)' },
  akreditasiProdiAsal: {
    unggul: 'Excellent',
    baik_sekali: 'Very good',
    baik: 'Good',
    a: 'A',
    b: 'B',
    c: 'C',
    internasional: 'International',
    belum: 'None yet',
  },
  rekomendasiProdi: { menunggu: 'Waiting', ya: 'Recommended', tidak: 'Not recommended' },
};

const kelas: Labels<typeof mkInbound.fields> = {
  idMasaStudi: 'Study period',
  idMatkul: 'Course',
  kodeMk: 'Code',
  namaMk: 'Course name',
  sks: 'Credits',
  idProgramProdi: 'Study programme',
  kelas: 'Class',
  kuota: 'Seats',
  moda: 'Mode',
  idHari: 'Day',
  jamMulai: 'Begins',
  jamSelesai: 'Ends',
  ruang: 'Room',
  linkDaring: 'Link of the class',
  deskripsi: 'Description',
  prasyarat: 'Prerequisites',
  berkasRps: 'Syllabus',
  bobotPartisipasi: 'Weight of participation (%)',
  bobotTugas: 'Weight of assignments (%)',
  bobotUts: 'Weight of the midterm (%)',
  bobotUas: 'Weight of the final exam (%)',
  terisi: 'Taken',
  status: 'Status',
};
const pilihanKelas: ChoicesOf<typeof mkInbound.fields> = {
  moda: { luring: 'On campus', daring: 'Online', hibrida: 'Hybrid' },
};

const masa: Labels<typeof masaStudi.fields> = {
  idPeriode: 'Academic period',
  skema: 'Scheme',
  nama: 'Study period',
  pendaftaranMulai: 'Registration opens',
  pendaftaranSelesai: 'Registration closes',
  krsMulai: 'Study plan from',
  krsSelesai: 'Study plan until',
  kuliahMulai: 'Classes from',
  kuliahSelesai: 'Classes until',
  nilaiMulai: 'Grading from',
  nilaiSelesai: 'Grading until',
  batasSks: 'Most credits',
  minSks: 'Least credits',
  kuota: 'Places',
  aktif: 'Active',
};
const pilihanMasa: ChoicesOf<typeof masaStudi.fields> = {
  skema: { inbound: 'Inbound', outbound: 'Outbound', permadi: 'Permadi' },
};

const rencana: Labels<typeof krs.fields> = {
  idMhsInbound: 'Student',
  idMasaStudi: 'Study period',
  npm: 'Student number',
  semesterKe: 'Semester',
  totalSks: 'Total credits',
  jumlahMk: 'Courses',
  tanggalAjukan: 'Submitted on',
  idPenyetuju: 'Approved by',
  tanggalSetuju: 'Approved on',
  catatan: 'Note',
  status: 'Status',
};
const barisRencana: Labels<typeof krsDetail.fields> = {
  idKrs: 'Study plan',
  idMkInbound: 'Class',
  kodeMk: 'Code',
  namaMk: 'Course',
  sks: 'Credits',
  keadaan: 'State',
  alasanBatal: 'Reason',
};

const pengajar: Labels<typeof mkDosen.fields> = {
  idMkInbound: 'Class',
  idPegawai: 'Lecturer',
  peran: 'Role',
  sksBeban: 'Teaching load (credits)',
};
const pilihanPengajar: ChoicesOf<typeof mkDosen.fields> = {
  peran: { pengampu: 'Responsible lecturer', anggota: 'Member' },
};

const nilai: Labels<typeof nilaiInbound.fields> = {
  idKrsDetail: 'Course',
  kehadiran: 'Attendance (%)',
  nilaiPartisipasi: 'Participation',
  nilaiTugas: 'Assignments',
  nilaiUts: 'Midterm',
  nilaiUas: 'Final exam',
  nilaiAkhir: 'Score',
  nilaiHuruf: 'Grade',
  nilaiMutu: 'Points',
  catatan: 'Note',
  status: 'Status',
};

const dokumen: Labels<typeof bankDokumen.fields> = {
  judul: 'Title',
  kategori: 'Category',
  nomorDokumen: 'Document number',
  tanggalTerbit: 'Published on',
  idJenisMbkm: 'Kind of programme',
  idPeriode: 'Academic period',
  idProgramProdi: 'Study programme',
  deskripsi: 'Description',
  berkas: 'File',
  versi: 'Version',
  untukRole: 'For roles',
  untukSemua: 'For everybody',
  tampil: 'Shown',
  jumlahUnduh: 'Downloads',
};
const pilihanDokumen: ChoicesOf<typeof bankDokumen.fields> = {
  kategori: {
    panduan: 'Guide',
    template: 'Template',
    surat: 'Letter',
    materi_pembekalan: 'Briefing material',
    formulir: 'Form',
    lainnya: 'Other',
  },
};

/** The resources that inbound students see, with their names and the labels of their fields. */
const dibaca = [
  [mhsInbound, 'Inbound student', mahasiswa],
  [mkInbound, 'Inbound class', kelas],
  [masaStudi, 'Study period', masa],
  [krs, 'Study plan', rencana],
  [krsDetail, 'Course of the study plan', barisRencana],
  [mkDosen, 'Lecturer of the class', pengajar],
  [nilaiInbound, 'Grade', nilai],
  [bankDokumen, 'Document', dokumen],
] as const;

/** English labels of the resources that inbound students see, by resource and field. */
export const labelInggris: Readonly<Record<string, { name: string; fields: Readonly<Record<string, string>> }>> =
  Object.fromEntries(dibaca.map(([{ name }, said, fields]) => [name, { name: said, fields }]));

type States<W extends { states: object }> = Readonly<Record<keyof W['states'], string>>;

export const keadaanInbound: States<typeof alurInbound> = {
  draf: 'Draft',
  diajukan: 'Submitted',
  revisi: 'To be corrected',
  disetujui: 'Accepted',
  ditolak: 'Rejected',
  berjalan: 'Studying',
  selesai: 'Finished',
  mengundurkan_diri: 'Withdrawn',
};
const keadaanKrs: States<typeof alurKrs> = {
  draf: 'Draft',
  diajukan: 'Submitted',
  disetujui: 'Approved',
  revisi: 'To be corrected',
};
const keadaanKelas: States<typeof alurMkInbound> = { draf: 'Draft', dibuka: 'Open', ditutup: 'Closed' };
const tahap: States<typeof alurTahapStudi> = {
  belum: 'Not open yet',
  pendaftaran: 'Registration',
  krs: 'Study plan',
  kuliah: 'Classes',
  nilai: 'Grading',
  selesai: 'Finished',
};
/** How a window is named inside a sentence. */
const sebutan: Readonly<Record<keyof typeof jendela, string>> = {
  pendaftaran: 'registration',
  krs: 'the study plan',
  kuliah: 'classes',
  nilai: 'grading',
};

type ActionsOf<W extends { actions: object }> = Readonly<Record<keyof W['actions'], string>>;

/** Steps, as histories and buttons name them. */
const langkahInbound: ActionsOf<typeof alurInbound> = {
  tunda: 'Waiting for the e-mail to be confirmed',
  konfirmasi: 'E-mail confirmed',
  setujui: 'Accept',
  revisi: 'Ask for corrections',
  tolak: 'Reject',
  ajukan_ulang: 'Submit again',
  mulai: 'Begin',
  selesaikan: 'Finish',
  lanjut: 'Go on for another semester',
  rekomendasi: 'Recommendation of the study programme',
  tetapkan_wali: 'Name the guardian',
  undur_diri: 'Withdraw',
};
const langkahKelas: ActionsOf<typeof alurMkInbound> = { buka: 'Open', tutup: 'Close' };

const ofActions = (alur: { actions: object }, words: Readonly<Record<string, string>>): Pair[] =>
  Object.entries(alur.actions).flatMap(([code, action]: [string, { label: string }]): Pair[] => {
    const said = words[code];
    return said === undefined ? [] : [[action.label, said]];
  });
const ofStates = (alur: { states: object }, words: Readonly<Record<string, string>>): Pair[] =>
  Object.entries(alur.states).flatMap(([code, state]: [string, { label: string }]): Pair[] => {
    const said = words[code];
    return said === undefined ? [] : [[state.label, said]];
  });
const ofChoices = (fields: Fields, words: Readonly<Record<string, Readonly<Record<string, string>>>>): Pair[] =>
  Object.entries(words).flatMap(([name, choices]) => {
    const field = fields[name];
    if (field?.kind !== 'enum') return [];
    return Object.entries(choices).map(([code, said]): Pair => [field.choices[code] ?? code, said]);
  });

const ofFields = (fields: Fields, words: Readonly<Record<string, string>>): Pair[] =>
  Object.entries(words).flatMap(([name, said]): Pair[] => {
    const field = fields[name];
    return field ? [[field.label ?? labelFromName(name), said]] : [];
  });

/** Labels of fields, as refusals say them in a sentence. */
export const pasanganIsian: readonly Pair[] = dibaca.flatMap(([{ fields }, , said]) => ofFields(fields, said));

/** Names of states, choices, windows and days in both languages: what stands in chips, choices and sentences. */
export const pasanganLabel: readonly Pair[] = [
  ...ofStates(alurInbound, keadaanInbound),
  // A plan is approved where a registration is accepted: the plan's word for what both have.
  ...ofStates(alurKrs, keadaanKrs),
  ...ofStates(alurMkInbound, keadaanKelas),
  ...ofStates(alurTahapStudi, tahap),
  ...ofActions(alurInbound, langkahInbound),
  ...ofActions(alurMkInbound, langkahKelas),
  ...ofChoices(mhsInbound.fields, pilihanMahasiswa),
  ...ofChoices(mkInbound.fields, pilihanKelas),
  ...ofChoices(masaStudi.fields, pilihanMasa),
  ...ofChoices(mkDosen.fields, pilihanPengajar),
  ...ofChoices(bankDokumen.fields, pilihanDokumen),
  ...Object.entries(jendela).flatMap(([kunci, { sebut }]): Pair[] => {
    const said = Object.entries(sebutan).find(([lain]) => lain === kunci)?.[1];
    return said ? [[sebut, said]] : [];
  }),
  ...dibaca.map(([{ label }, said]): Pair => [label, said]),
  ...hariInggris,
];

/** English labels and choices of the registration form, by field. */
export const labelPendaftaran: Readonly<Record<string, string>> = mahasiswa;
export const pilihanInggris: Readonly<Record<string, Readonly<Record<string, string>>>> = pilihanMahasiswa;
