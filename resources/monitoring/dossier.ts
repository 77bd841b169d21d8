import type { DossierOptions, DossierPart, DossierTab, Role } from '../kit/index.ts';
import { jenisLewatMagang } from '../mbkm/jenis.ts';
import { peringatan } from '../mbkm/peringatan.ts';

const staff: readonly Role[] = ['HA01', 'HA03', 'HA05', 'HA07', 'HA10'];
const supervisors: readonly Role[] = [...staff, 'HA04'];
const students: readonly Role[] = ['HA02', 'HA09'];
const throughMagang = { field: 'kodeJenisMbkm', in: jenisLewatMagang } as const;

const profile: DossierPart = {
  kind: 'one',
  resource: 'master/mahasiswa',
  by: 'idMahasiswa',
  sections: [
    { title: 'Data diri', fields: ['npm', 'nama', 'idProgramProdi', 'angkatan', 'jenisKelamin', 'statusAkademik'] },
    { title: 'Akademik', fields: ['semester', 'ipk', 'sksLulus', 'sksTempuh', 'idDosenWali'] },
    { title: 'Kontak', fields: ['emailKampus', 'email', 'noHp'] },
  ],
};

const placement: DossierPart = {
  kind: 'fields',
  sections: [
    {
      title: 'Kegiatan',
      fields: [
        ...['nomorPendaftaran', 'idProgram', 'idPeriode', 'jalur', 'judulKegiatan', 'magang.posisi'],
        ...['tanggalMulai', 'tanggalSelesai', 'magang.skemaKerja', 'magang.jamPerMinggu'],
      ],
    },
    {
      title: 'Pendampingan',
      fields: [
        ...['idMitra', 'idPicMitra', 'idDosenPembimbing'],
        ...['namaPembimbingLapangan', 'emailPembimbingLapangan', 'teleponPembimbingLapangan'],
      ],
    },
  ],
};

const registration: readonly DossierPart[] = [
  {
    kind: 'fields',
    sections: [
      {
        title: 'Pendaftaran',
        fields: ['tanggalDaftar', 'semester', 'ipk', 'sksTempuh', 'sksKrs', 'magang.deskripsiTugas', 'alasanMundur'],
      },
      {
        title: 'Mitra usulan',
        fields: [
          ...['magang.namaMitraUsulan', 'magang.bidangUsahaUsulan', 'magang.alamatMitraUsulan'],
          ...['magang.kontakMitraUsulan', 'magang.situsMitraUsulan'],
        ],
      },
    ],
  },
  { kind: 'stages', field: 'tahap', resource: 'mbkm/pendaftar-tahap', since: 'tanggalDaftar' },
  {
    kind: 'documents',
    fields: [
      ...['magang.berkasCv', 'magang.berkasTranskrip', 'magang.berkasPaktaIntegritas', 'magang.berkasProposal'],
      ...['magang.berkasSuratPenerimaan', 'magang.berkasRekomendasi', 'magang.berkasAsuransi', 'suratMundur'],
    ],
  },
];

const logbook: readonly DossierPart[] = [
  { kind: 'hours', endpoint: 'magang/logbook-magang/ringkasan', title: 'Jam per pekan' },
  {
    kind: 'rows',
    list: {
      resource: 'magang/logbook-magang',
      by: { idPendaftarMbkm: 'id' },
      columns: ['tanggal', 'kegiatan', 'durasiJam', 'tempat', 'parafMitra', 'status'],
      sort: ['tanggal', 'DESC'],
      empty: 'Kegiatan yang dicatat mahasiswa akan tampil di sini.',
    },
  },
];

const outputs: DossierPart = {
  kind: 'rows',
  list: {
    resource: 'magang/luaran-magang',
    by: { idPendaftarMbkm: 'id' },
    columns: ['idJenisLuaran', 'judul', 'tanggalUnggah', 'revisiKe', 'persenKemiripan', 'status'],
    sort: ['tanggalUnggah', 'DESC'],
    empty: 'Laporan akhir dan luaran lain akan tampil di sini.',
  },
};

const grades: readonly DossierPart[] = [
  {
    kind: 'fields',
    sections: [
      {
        title: 'Nilai program',
        fields: ['nilaiMitra', 'nilaiDosen', 'nilaiTim', 'nilaiAkhir', 'nilaiHuruf', 'nilaiMutu'],
      },
    ],
  },
  {
    kind: 'rows',
    list: {
      resource: 'magang/penilaian',
      by: { idPendaftarMbkm: 'id' },
      columns: ['jenisPenilai', 'nilaiAngka', 'diwakilkan', 'waktuKirim', 'status'],
      sort: ['jenisPenilai', 'ASC'],
      empty: 'Nilai dari mitra dan dosen akan tampil di sini.',
    },
  },
];

const conversion: readonly DossierPart[] = [
  {
    kind: 'fields',
    sections: [
      {
        title: 'Konversi',
        fields: [
          ...['statusKonversi', 'statusReviewNilai', 'idPaketKonversi', 'totalSksDiajukan', 'totalSksDiakui'],
          ...['ipsKonversi', 'tanggalFinal', 'statusSiamik', 'pesanSiamik'],
        ],
      },
    ],
  },
  {
    kind: 'rows',
    list: {
      resource: 'magang/matkul-paket-konversi-terpilih-final',
      by: { idPendaftarMbkm: 'id' },
      columns: ['idMatkulPaketKonversi', 'sksDiakui', 'adalahMatkulKkn', 'nilaiAngka', 'nilaiHuruf', 'nilaiMutu'],
      empty: 'Mata kuliah tampil di sini setelah paket konversi disetujui.',
    },
  },
];

const notes: DossierPart = {
  kind: 'rows',
  list: {
    resource: 'mbkm/catatan-monitoring',
    by: { idPendaftarMbkm: 'id' },
    columns: ['tanggal', 'metode', 'kondisi', 'temuan', 'idPenulis', 'selesaiDitindaklanjuti'],
    sort: ['tanggal', 'DESC'],
    empty: 'Hasil kunjungan dan pemantauan akan tampil di sini.',
  },
  add: {
    label: 'Tambah catatan',
    fields: ['tanggal', 'metode', 'kondisi', 'temuan', 'rekomendasi', 'tindakLanjut', 'berkas'],
  },
  edit: {
    by: 'idPenulis',
    fields: ['temuan', 'kondisi', 'rekomendasi', 'tindakLanjut', 'selesaiDitindaklanjuti'],
  },
};

/** Where the chapters of a dossier go on, by the list that it belongs to. */
export type DossierPaths = { paket?: string; penilaian?: string; konversi?: string };

const links = (label: string, path: string | undefined): DossierPart[] =>
  path ? [{ kind: 'links', links: [{ label, path }] }] : [];

/** The tabs of docs/domain/20 §3; each role gets those that are its business, and the server decides what is in them. */
export const dossierTabs = ({ paket, penilaian, konversi }: DossierPaths): readonly DossierTab[] => [
  { key: 'profil', label: 'Profil', parts: [placement, profile] },
  { key: 'pendaftaran', label: 'Pendaftaran', roles: [...supervisors, ...students], parts: registration },
  { key: 'logbook', label: 'Logbook', when: throughMagang, parts: logbook },
  { key: 'luaran', label: 'Luaran', when: throughMagang, parts: [outputs] },
  { key: 'penilaian', label: 'Penilaian', parts: [...grades, ...links('Buka penilaian', penilaian)] },
  {
    key: 'konversi',
    label: 'Konversi',
    roles: [...supervisors, ...students],
    parts: [...conversion, ...links('Buka paket konversi', paket), ...links('Buka penilaian konversi', konversi)],
  },
  { key: 'catatan', label: 'Catatan', roles: supervisors, parts: [notes] },
  { key: 'riwayat', label: 'Riwayat', parts: [{ kind: 'timeline' }] },
];

/** A dossier behind a list, or behind several. */
export const dossierOptions = (lists: readonly string[], detailPath: string, paths: DossierPaths): DossierOptions => ({
  lists,
  detailPath,
  parts: { magang: 'magang/pendaftar-magang' },
  stepper: ['diajukan', 'disetujui', 'berjalan', 'selesai'],
  actions: ['mulai', 'selesaikan', 'mengundurkan_diri', 'mundurkan'],
  asks: {
    mengundurkan_diri: {
      note: 'Alasan pengunduran diri',
      file: 'suratMundur',
      fileWhen: { field: 'status', in: ['disetujui'] },
    },
    mundurkan: {
      note: 'Alasan pengunduran diri',
      file: 'suratMundur',
      fileWhen: { field: 'status', in: ['berjalan'] },
    },
  },
  prints: [
    {
      label: 'Surat Pengantar',
      endpoint: 'mbkm/pendaftar-program-mbkm/{id}/cetak/surat-pengantar',
      when: [{ field: 'status', in: ['disetujui', 'berjalan', 'selesai'] }],
    },
    {
      label: 'Rekap Konversi',
      endpoint: 'mbkm/pendaftar-program-mbkm/{id}/cetak/rekap-konversi',
      when: [{ field: 'statusKonversi', in: ['final', 'revisi_nilai'] }],
    },
  ],
  warnings: { field: 'peringatan', words: peringatan },
  supervisor: ['HA01', 'HA03', 'HA05'],
  tabs: dossierTabs(paths),
});
