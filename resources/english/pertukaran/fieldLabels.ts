import type { EnumField, Fields } from '../../kit/index.ts';
import type { bankDokumen } from '../../master/bankDokumen.ts';
import type { krs, krsDetail, nilaiInbound } from '../../pertukaran/krs.ts';
import type { masaStudi } from '../../pertukaran/masaStudi.ts';
import type { mhsInbound } from '../../pertukaran/mhsInbound.ts';
import type { mkDosen } from '../../pertukaran/mkDosen.ts';
import type { mkInbound } from '../../pertukaran/mkInbound.ts';

/** A label for each field, and for each choice of a field: one that is missing does not compile. */
type Labels<F extends Fields> = { readonly [K in keyof F]: string };
type ChoicesOf<F extends Fields> = {
  readonly [K in keyof F as F[K] extends EnumField ? K : never]: F[K] extends EnumField<infer V>
    ? Readonly<Record<V, string>>
    : never;
};

export const mahasiswa: Labels<typeof mhsInbound.fields> = {
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

export const pilihanMahasiswa: ChoicesOf<typeof mhsInbound.fields> = {
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

export const kelas: Labels<typeof mkInbound.fields> = {
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
export const pilihanKelas: ChoicesOf<typeof mkInbound.fields> = {
  moda: { luring: 'On campus', daring: 'Online', hibrida: 'Hybrid' },
};

export const masa: Labels<typeof masaStudi.fields> = {
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
  idFormulir: 'Registration form',
  aktif: 'Active',
};
export const pilihanMasa: ChoicesOf<typeof masaStudi.fields> = {
  skema: { inbound: 'Inbound', outbound: 'Outbound', permadi: 'Permadi' },
};

export const rencana: Labels<typeof krs.fields> = {
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
export const barisRencana: Labels<typeof krsDetail.fields> = {
  idKrs: 'Study plan',
  idMkInbound: 'Class',
  kodeMk: 'Code',
  namaMk: 'Course',
  sks: 'Credits',
  keadaan: 'State',
  alasanBatal: 'Reason',
};

export const pengajar: Labels<typeof mkDosen.fields> = {
  idMkInbound: 'Class',
  idPegawai: 'Lecturer',
  peran: 'Role',
  sksBeban: 'Teaching load (credits)',
};
export const pilihanPengajar: ChoicesOf<typeof mkDosen.fields> = {
  peran: { pengampu: 'Responsible lecturer', anggota: 'Member' },
};

export const nilai: Labels<typeof nilaiInbound.fields> = {
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

export const dokumen: Labels<typeof bankDokumen.fields> = {
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
export const pilihanDokumen: ChoicesOf<typeof bankDokumen.fields> = {
  kategori: {
    panduan: 'Guide',
    template: 'Template',
    surat: 'Letter',
    materi_pembekalan: 'Briefing material',
    formulir: 'Form',
    lainnya: 'Other',
  },
};
