import { errorIf, regionInside, requiredIf } from '../checkHelpers.ts';
import {
  allow,
  boolean,
  choice,
  date,
  datetime,
  decimal,
  email,
  type Fields,
  file,
  integer,
  longtext,
  match,
  messages,
  phone,
  type Row,
  read,
  ref,
  refs,
  resource,
  status,
  text,
  write,
} from '../kit/index.ts';
import { nik } from '../numbers.ts';
import { bahasa } from '../pengaturan/bahasa.ts';
import { role } from '../roles.ts';
import { sharedMessages } from '../sharedMessages.ts';
import { alurInbound, inboundGugur } from './alurInbound.ts';
import { prodiTujuan, wali, waliOrTaught } from './inboundScopes.ts';
import { pertukaranMessages } from './messages.ts';

const own = { readOnly: true } as const;
const must = { required: true } as const;
const scan = ['pdf', 'jpg', 'png'] as const;

const jalurInbound = {
  nasional: 'Nasional',
  konsorsium: 'Konsorsium',
  mandiri: 'Mandiri',
  internasional: 'Internasional',
} as const;

const fields = {
  nomorRegistrasi: text(20, { ...own, unique: true, label: 'Nomor registrasi', personal: 'number' }),
  npm: text(20, { ...own, unique: true, label: 'Nomor mahasiswa inbound', personal: 'number' }),
  idMasaStudi: ref('pertukaran/masa-studi', { ...must, fixed: true, only: { skema: 'inbound' }, label: 'Masa studi' }),
  jalur: choice(jalurInbound, must),
  jumlahSemester: integer(1, 2, { ...must, default: 1, label: 'Lama studi (semester)', unit: 'semester' }),
  namaLengkap: text(150, { ...must, label: 'Nama lengkap', personal: 'name' }),
  kewarganegaraan: choice({ WNI: 'WNI', WNA: 'WNA' }, must),
  nik: nik({}, sharedMessages.nik),
  nomorPaspor: text(20, { label: 'Nomor paspor', sensitive: 'identitas' }),
  negaraAsal: text(60, { label: 'Negara asal' }),
  jenisKelamin: choice({ L: 'Laki-laki', P: 'Perempuan' }, { ...must, label: 'Jenis kelamin', own: true }),
  tempatLahir: text(60, { ...must, label: 'Tempat lahir', personal: 'clear' }),
  tanggalLahir: date({ ...must, label: 'Tanggal lahir', years: [1900, 2100], personal: 'year' }),
  email: email({ ...must, label: 'Surel aktif', aliases: ['E-mail', 'E-mail aktif'] }),
  noHp: phone({ ...must, label: 'Nomor HP/WhatsApp' }),
  alamatAsal: longtext({ ...must, label: 'Alamat asal', personal: 'clear' }),
  idProvinsi: ref('master/provinsi', { label: 'Provinsi' }),
  idKabupaten: ref('master/kabupaten', { label: 'Kabupaten/Kota', dependsOn: { idProvinsi: 'idProvinsi' } }),
  alamatDomisili: longtext({ label: 'Alamat domisili selama studi', personal: 'clear' }),
  /** Of the page on which they registered; their account, notices and mails begin with it. */
  bahasa: choice(bahasa, { default: 'id' }),
  idKampus: ref('master/kampus', { label: 'Kampus terdaftar' }),
  namaKampusAsal: text(150, { ...must, repeats: ['{idKampus.nama}'], label: 'Perguruan tinggi asal' }),
  jenjangAsal: choice({ D3: 'D3', D4: 'D4', S1: 'S1', S2: 'S2' }, { ...must, label: 'Jenjang' }),
  namaProdiAsal: text(100, { ...must, label: 'Program studi asal' }),
  akreditasiProdiAsal: choice(
    {
      unggul: 'Unggul',
      baik_sekali: 'Baik Sekali',
      baik: 'Baik',
      a: 'A',
      b: 'B',
      c: 'C',
      internasional: 'Internasional',
      belum: 'Belum',
    },
    { label: 'Akreditasi prodi asal' },
  ),
  nimAsal: text(30, { ...must, label: 'NIM di PT asal', personal: 'number' }),
  semesterAsal: integer(2, 10, { ...must, label: 'Semester' }),
  ipk: decimal(3, 2, { ...must, min: 0, max: 4, label: 'IPK', own: true }),
  sksTempuh: integer(0, 200, { label: 'SKS ditempuh', unit: 'SKS', own: true }),
  namaPicAsal: text(100, { ...must, label: 'Koordinator MBKM PT asal', personal: 'clear' }),
  emailPicAsal: email({ ...must, label: 'Surel koordinator', aliases: ['E-mail koordinator'] }),
  jabatanPicAsal: text(80, { label: 'Jabatan koordinator' }),
  noHpPicAsal: phone({ label: 'Nomor HP koordinator' }),
  idProgramProdi: ref('master/program-prodi', { ...must, label: 'Program studi tujuan' }),
  rencanaMk: refs('pertukaran/mk-inbound', { label: 'Rencana mata kuliah' }),
  motivasi: longtext({ ...must, least: 50, personal: 'clear' }),
  kontakDaruratNama: text(100, { ...must, label: 'Kontak darurat', personal: 'clear' }),
  kontakDaruratHubungan: text(40, { ...must, label: 'Hubungan' }),
  kontakDaruratHp: phone({ ...must, label: 'Nomor HP kontak darurat' }),
  berkasFoto: file(['jpg', 'png'], 1, { label: 'Pas foto' }),
  berkasKtm: file(scan, 2, { label: 'KTM' }),
  berkasTranskrip: file(scan, 2, { label: 'Transkrip' }),
  berkasRekomendasi: file(scan, 2, { label: 'Surat rekomendasi PT asal' }),
  berkasPakta: file(scan, 2, { label: 'Pakta integritas' }),
  berkasIdentitas: file(scan, 2, { label: 'KTP/Paspor', sensitive: 'identitas' }),
  berkasAsuransi: file(scan, 2, { label: 'Asuransi', sensitive: 'kesehatan' }),
  pernyataan: boolean({ label: 'Saya menyatakan data di atas benar' }),
  rekomendasiProdi: choice(
    { menunggu: 'Menunggu', ya: 'Direkomendasikan', tidak: 'Tidak direkomendasikan' },
    { default: 'menunggu', label: 'Rekomendasi prodi' },
  ),
  catatanProdi: longtext({ label: 'Catatan prodi' }),
  idDosenWali: ref('master/pegawai', { only: { jenis: 'dosen', aktif: true }, label: 'Dosen wali' }),
  /** HMAC of the code that the registrant holds; never leaves the server. */
  kodeAksesHash: text(64, { ...own, secret: true, personal: 'clear' }),
  emailTerkonfirmasi: boolean({ ...own, label: 'Surel terkonfirmasi' }),
  tanggalDisetujui: datetime({ ...own, label: 'Tanggal disetujui' }),
  /** Agreement of the registrant: text, title, version and time. */
  idPersetujuan: ref('mbkm/persetujuan', { ...own, label: 'Teks persetujuan' }),
  judulPersetujuan: text(150, { ...own, label: 'Persetujuan' }),
  versiPersetujuan: integer(1, 10_000, { ...own, label: 'Versi persetujuan' }),
  waktuPersetujuan: datetime({ ...own, label: 'Disetujui pada' }),
  status: status(alurInbound),
} satisfies Fields;

/** Documents that a registrant must hand in; insurance only when there is one. */
export const dokumenInbound = [
  'berkasFoto',
  'berkasKtm',
  'berkasTranskrip',
  'berkasRekomendasi',
  'berkasPakta',
  'berkasIdentitas',
] as const;

/** Personal data beyond the studies, readable only by guardian and office. */
const pribadi = [
  'nik',
  'nomorPaspor',
  'tempatLahir',
  'tanggalLahir',
  'email',
  'noHp',
  'alamatAsal',
  'idProvinsi',
  'idKabupaten',
  'alamatDomisili',
  'namaPicAsal',
  'emailPicAsal',
  'jabatanPicAsal',
  'noHpPicAsal',
  'kontakDaruratNama',
  'kontakDaruratHubungan',
  'kontakDaruratHp',
  'motivasi',
  'berkasAsuransi',
  ...dokumenInbound,
] as const;

/** Years of age, by the years in which two days lie. */
const umur = (lahir: string, hari: string): number =>
  Number(hari.slice(0, 4)) - Number(lahir.slice(0, 4)) - (hari.slice(5) < lahir.slice(5) ? 1 : 0);

/** Ages that are believed (docs/domain/50 §1.2). */
const umurWajar = { min: 16, max: 60 } as const;

/** True if a date of birth gives a plausible age on the other day. */
export const umurDipercaya = (lahir: string, hari: string): boolean =>
  umur(lahir, hari) >= umurWajar.min && umur(lahir, hari) <= umurWajar.max;

/** Fields printed on certificates, receipts and reports. */
const dicetak = ['namaLengkap', 'namaKampusAsal', 'namaProdiAsal', 'nimAsal', 'tempatLahir'] as const;
/** Letters that the fonts of certificates do not have (a passport has none of them either), and pictures. */
const takTercetak = /(?![\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}])\p{L}|\p{Extended_Pictographic}/u;

const tooLong = (value: string | null | undefined, most: number, field: string) =>
  errorIf((value?.length ?? 0) > most, field, messages.text.max({ n: most }));

/** Registration and identity of a student from elsewhere (docs/domain/50 §1.2). */
export const mhsInbound = resource({
  name: 'pertukaran/mhs-inbound',
  endpoint: 'v2/mhs-luar-upn',
  alsoAt: ['v2/mhs-luar-upn/list'],
  decidedAt: [
    { path: 'verifikasi/:id', actions: ['setujui', 'revisi', 'tolak', 'rekomendasi'] },
    { path: 'verifikasi-massal', many: true, actions: ['setujui', 'revisi', 'tolak', 'rekomendasi'] },
    { path: ':id/dosen-wali', method: 'POST', actions: ['tetapkan_wali'] },
    { path: ':id/rekomendasi', method: 'POST', actions: ['rekomendasi'] },
    { path: ':id/lanjut', method: 'POST', actions: ['lanjut'] },
  ],
  label: 'Mahasiswa Inbound',
  representation: '{namaLengkap}',
  fields,
  sections: {
    Studi: ['idMasaStudi', 'jalur', 'jumlahSemester', 'idProgramProdi', 'rencanaMk', 'motivasi', 'idDosenWali'],
    'Data diri': [
      'namaLengkap',
      'kewarganegaraan',
      'nik',
      'nomorPaspor',
      'negaraAsal',
      'jenisKelamin',
      'tempatLahir',
      'tanggalLahir',
      'email',
      'noHp',
      'alamatAsal',
      'idProvinsi',
      'idKabupaten',
      'alamatDomisili',
      'bahasa',
    ],
    'Perguruan tinggi asal': [
      'idKampus',
      'namaKampusAsal',
      'jenjangAsal',
      'namaProdiAsal',
      'akreditasiProdiAsal',
      'nimAsal',
      'semesterAsal',
      'ipk',
      'sksTempuh',
      'namaPicAsal',
      'emailPicAsal',
      'jabatanPicAsal',
      'noHpPicAsal',
    ],
    'Kontak darurat': ['kontakDaruratNama', 'kontakDaruratHubungan', 'kontakDaruratHp'],
    Dokumen: [...dokumenInbound, 'berkasAsuransi', 'pernyataan'],
    'Persetujuan data pribadi': ['judulPersetujuan', 'versiPersetujuan', 'waktuPersetujuan'],
    'Rekomendasi prodi': ['rekomendasiProdi', 'catatanProdi'],
  },
  beneath: { namaLengkap: ['npm', 'nomorRegistrasi'], namaKampusAsal: 'idProgramProdi' },
  columns: ['namaLengkap', 'npm', 'namaKampusAsal', 'idProgramProdi', 'jalur', 'ipk', 'idDosenWali', 'status'],
  filters: [
    'idMasaStudi',
    'status',
    'jalur',
    'idProgramProdi',
    'idKampus',
    'kewarganegaraan',
    'rekomendasiProdi',
    'idDosenWali',
  ],
  search: ['nomorRegistrasi', 'npm', 'namaLengkap', 'nimAsal', 'namaKampusAsal'],
  told: ['riwayat', 'ringkasanKrs'],
  computedFilters: {
    diterima: { label: 'Penerimaan', words: { true: 'Diterima', false: 'Belum diterima' } },
  },
  found: { group: 'Mahasiswa inbound', beside: ['npm', 'namaKampusAsal', 'status'] },
  sort: ['-createdAt'],
  orders: ['namaLengkap', 'npm', 'namaKampusAsal', 'ipk', 'updatedAt'],
  indexes: [['idProgramProdi', 'status']],
  unique: [
    [['idMasaStudi', 'email'], pertukaranMessages.emailTerdaftar, { field: 'status', notIn: inboundGugur }],
    [
      ['idMasaStudi', 'namaKampusAsal', 'nimAsal'],
      pertukaranMessages.nimTerdaftar,
      { field: 'status', notIn: inboundGugur },
    ],
  ],
  key: ['nomorRegistrasi'],
  person: { account: 'idMhsInbound' },
  retention: {
    kind: {
      label: 'Mahasiswa inbound',
      help: 'Data diri, dokumen, dan akun mahasiswa dari perguruan tinggi lain. Dihitung sejak pendaftarannya berakhir.',
    },
    over: {
      field: 'status',
      values: ['selesai', 'ditolak', 'mengundurkan_diri'],
      says: pertukaranMessages.masihInbound,
    },
  },
  deletable: { field: 'status', in: ['draf', 'ditolak'], otherwise: pertukaranMessages.hapusDraf },
  access: {
    [role.superAdmin]: write(),
    [role.timMbkm]: allow(read().scope, ['create', 'update', 'action', 'export']),
    [role.dosen]: read(waliOrTaught, { later: { fields: pribadi, until: wali } }),
    [role.koordinator]: allow(prodiTujuan, ['update', 'action', 'export'], {
      only: ['rekomendasiProdi', 'catatanProdi'],
    }),
    [role.penilai]: read(prodiTujuan),
    [role.inbound]: allow(match('id', 'idMhsInbound'), ['update', 'action'], {
      only: ['alamatDomisili', 'noHp', 'kontakDaruratNama', 'kontakDaruratHubungan', 'kontakDaruratHp', 'berkasFoto'],
    }),
    [role.bakpk]: read(),
  },
  history: 'Pendaftaran inbound',
  check: row => ({
    ...Object.assign(
      {},
      ...dicetak.map(name => errorIf(takTercetak.test(row[name] ?? ''), name, pertukaranMessages.hurufLatin)),
    ),
    ...requiredIf(row.kewarganegaraan === 'WNI', row.nik, 'nik', sharedMessages.nik),
    ...requiredIf(row.kewarganegaraan === 'WNA', row.nomorPaspor, 'nomorPaspor'),
    ...requiredIf(row.kewarganegaraan === 'WNA', row.negaraAsal, 'negaraAsal'),
    ...regionInside(row.idKabupaten, row.idProvinsi, 'idKabupaten', 'Kabupaten/Kota'),
    ...errorIf((row.rencanaMk?.length ?? 0) > 7, 'rencanaMk', pertukaranMessages.rencanaTerlalu),
    ...tooLong(row.alamatAsal, 300, 'alamatAsal'),
    ...tooLong(row.alamatDomisili, 300, 'alamatDomisili'),
    ...errorIf((row.motivasi?.length ?? 50) < 50, 'motivasi', pertukaranMessages.motivasiPendek),
    ...tooLong(row.motivasi, 1500, 'motivasi'),
  }),
});

export type MhsInbound = Row<typeof mhsInbound>;
