import type { HistoryOptions, ListTask, QueueOptions, RecordView } from '../kit/index.ts';
import { peringatan } from '../mbkm/peringatan.ts';
import { rekapKonversi, suratPengantar } from '../mbkm/prints.ts';
import { jenisMagang } from './jalurMagang.ts';

const documents = [
  ...['magang.berkasCv', 'magang.berkasTranskrip', 'magang.berkasPaktaIntegritas', 'magang.berkasProposal'],
  ...['magang.berkasSuratPenerimaan', 'magang.berkasRekomendasi', 'magang.berkasAsuransi'],
];
const columns = ['npm', 'namaMahasiswa', 'idProgramProdi', 'idProgram', 'jalur', 'namaMitra', 'tanggalDaftar'];
/** A task that those who decide on registrations watch. */
const watched = (label: string): ListTask => ({
  label: { HA01: label, HA03: label, HA05: label, HA06: label },
  decides: false,
});
const filter = { kodeJenisMbkm: jenisMagang };

/** A participation as the people who decide on it see it. */
const view: RecordView = {
  parts: { magang: 'magang/pendaftar-magang' },
  sections: [
    {
      title: 'Mahasiswa',
      fields: ['npm', 'namaMahasiswa', 'idProgramProdi', 'semester', 'ipk', 'sksTempuh', 'sksKrs'],
    },
    {
      title: 'Program',
      fields: [
        'nomorPendaftaran',
        'idProgram',
        'idPeriode',
        'jalur',
        'idProgramDitawarkan',
        'tanggalMulai',
        'tanggalSelesai',
      ],
    },
    {
      title: 'Mitra',
      fields: [
        ...['idMitra', 'idPicMitra', 'magang.namaMitraUsulan', 'magang.bidangUsahaUsulan'],
        ...['magang.alamatMitraUsulan', 'magang.kontakMitraUsulan', 'magang.situsMitraUsulan'],
      ],
    },
    {
      title: 'Kegiatan',
      fields: [
        'magang.posisi',
        'judulKegiatan',
        'magang.deskripsiTugas',
        'magang.skemaKerja',
        'magang.jamPerMinggu',
        'magang.uangSaku',
      ],
    },
    {
      title: 'Pembimbing lapangan',
      fields: ['namaPembimbingLapangan', 'emailPembimbingLapangan', 'teleponPembimbingLapangan'],
    },
  ],
  documents,
  stages: { field: 'tahap', resource: 'mbkm/pendaftar-tahap' },
};

/** /magang/approval and its detail: verification by stage (docs/domain/20 §3). */
export const approvalOptions: QueueOptions = {
  filter,
  tabs: [
    {
      key: 'menunggu',
      label: 'Menunggu Saya',
      filter: { status: 'diajukan' },
      byRole: {
        HA01: { tahapAktif: 'mbkm' },
        HA03: { tahapAktif: 'mbkm' },
        HA05: { tahapAktif: 'prodi' },
        HA06: { tahapAktif: 'mitra' },
      },
      sort: ['tanggalDaftar', 'ASC'],
      bulk: true,
      task: {
        label: {
          HA01: 'Pendaftar menunggu Tim MBKM',
          HA03: 'Pendaftar menunggu Tim MBKM',
          HA05: 'Pendaftar menunggu program studi',
          HA06: 'Pendaftar menunggu mitra',
        },
        decides: true,
      },
    },
    {
      key: 'tahap-lain',
      label: 'Tahap Lain',
      filter: { status: 'diajukan' },
      byRole: {
        HA01: { tahapAktif_neq: 'mbkm' },
        HA03: { tahapAktif_neq: 'mbkm' },
        HA05: { tahapAktif_neq: 'prodi' },
        HA06: { tahapAktif_neq: 'mitra' },
      },
      sort: ['tanggalDaftar', 'ASC'],
      bulk: false,
      task: watched('Menunggu tahap lain'),
    },
    {
      key: 'revisi',
      label: 'Revisi',
      filter: { status: 'revisi' },
      sort: ['updatedAt', 'DESC'],
      bulk: false,
      task: watched('Dikembalikan, menunggu perbaikan mahasiswa'),
    },
    {
      key: 'disetujui',
      label: 'Disetujui',
      filter: { status: ['disetujui', 'berjalan', 'selesai'] },
      sort: ['updatedAt', 'DESC'],
      bulk: false,
    },
    { key: 'ditolak', label: 'Ditolak', filter: { status: 'ditolak' }, sort: ['updatedAt', 'DESC'], bulk: false },
  ],
  columns: [...columns, 'status', 'tahapAktif'],
  card: { title: 'namaMahasiswa', subtitle: 'npm', facts: ['idProgramProdi', 'idProgram', 'namaMitra'] },
  waiting: { since: 'tanggalDaftar', soonDays: 3, lateDays: 7 },
  listPath: '/magang/approval',
  detailPath: '/magang/approval/detail/:id',
  actions: ['setujui', 'revisi', 'tolak'],
  onBehalf: {
    roles: ['HA01', 'HA03'],
    filter: { status: 'diajukan', tahapAktif: 'mitra' },
    text: 'Anda memutuskan atas nama mitra; catatan wajib diisi.',
  },
  bulk: { endpoint: 'magang/pendaftar-program-mbkm/approval', actions: ['setujui'] },
  detail: {
    ...view,
    requirements: {
      endpoint: 'magang/pendaftar-program-mbkm/cek-pendaftar-magang',
      params: {
        idMahasiswa: 'idMahasiswa',
        idProgram: 'idProgram',
        idPeriode: 'idPeriode',
        idProgramDitawarkan: 'idProgramDitawarkan',
      },
      chips: [{ kode: 'sks', label: 'SKS KRS' }],
      // A partner reads no study results.
      roles: ['HA01', 'HA03', 'HA05'],
    },
    warnings: { field: 'peringatan', words: peringatan },
  },
  extra: [
    {
      label: 'Jadikan Mitra',
      endpoint: 'magang/pendaftar-program-mbkm/{id}/jadikan-mitra',
      roles: ['HA01', 'HA03'],
      when: [
        { field: 'idMitra', is: 'empty' },
        { field: 'magang.namaMitraUsulan', is: 'filled' },
      ],
      ask: { resource: 'master/mitra', fields: ['idJenisMitra', 'idKabupaten', 'email', 'telepon', 'alamat'] },
    },
  ],
  prints: suratPengantar,
};

/** /magang/riwayat: the student's own participations (docs/domain/20 §3). */
export const riwayatOptions: HistoryOptions = {
  filter,
  columns: ['nomorPendaftaran', 'idProgram', 'idPeriode', 'namaMitra', 'status', 'statusKonversi'],
  card: { title: 'idProgram', subtitle: 'nomorPendaftaran', facts: ['idPeriode', 'namaMitra', 'idDosenPembimbing'] },
  listPath: '/magang/riwayat',
  actions: ['mengundurkan_diri'],
  asks: {
    mengundurkan_diri: {
      note: 'Alasan pengunduran diri',
      file: 'suratMundur',
      fileWhen: { field: 'status', in: ['disetujui'] },
    },
  },
  prints: [...suratPengantar, ...rekapKonversi],
  returned: 'catatanTerakhir',
  stepper: ['draf', 'diajukan', 'disetujui', 'berjalan', 'selesai'],
  view,
  export: false,
};

const unsent = 'Paket disetujui, nilai belum dikirim';

/** /magang/riwayat/pendaftar and its detail: decisions on registrations in one's scope (docs/domain/20 §3). */
export const riwayatPendaftarOptions: HistoryOptions = {
  filter,
  columns: ['npm', 'namaMahasiswa', 'status', 'idProgramProdi', 'idProgram', 'jalur', 'namaMitra', 'tanggalDaftar'],
  card: { title: 'namaMahasiswa', subtitle: 'npm', facts: ['idProgramProdi', 'idProgram', 'namaMitra'] },
  listPath: '/magang/riwayat/pendaftar',
  detailPath: '/magang/riwayat/pendaftar/detail/:id',
  actions: [],
  prints: [],
  stepper: ['diajukan', 'disetujui', 'berjalan', 'selesai'],
  view,
  export: true,
  tasks: [
    {
      label: { HA05: 'Disetujui, belum ada dosen pembimbing' },
      filter: { status: 'disetujui', idDosenPembimbing_null: true },
      since: 'tanggalDaftar',
      decides: true,
    },
    {
      label: { HA05: unsent, HA07: unsent },
      filter: { statusKonversi: 'disetujui' },
      since: 'tanggalDaftar',
      decides: true,
    },
    { label: { HA04: 'Bimbingan berjalan' }, filter: { status: 'berjalan' }, since: 'tanggalDaftar', decides: false },
    { label: { HA04: 'Bimbingan selesai' }, filter: { status: 'selesai' }, since: 'tanggalDaftar', decides: false },
  ],
};
