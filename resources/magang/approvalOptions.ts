import type { HistoryOptions, QueueOptions, RecordView } from '../kit/index.ts';
import { registrationAnswers } from '../mbkm/formulirPendaftaran.ts';
import { ofProgramme } from '../programme/common.ts';
import { decisionOptionsOf, ownHistoryOf } from '../programme/decisions.ts';
import { role } from '../roles.ts';
import { magang } from './programme.ts';

const documents = [
  'magang.berkasCv',
  'magang.berkasTranskrip',
  'magang.berkasPaktaIntegritas',
  'magang.berkasProposal',
  'magang.berkasSuratPenerimaan',
  'magang.berkasRekomendasi',
  'magang.berkasAsuransi',
];
const filter = ofProgramme(magang);

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
        'idMitra',
        'idPicMitra',
        'magang.namaMitraUsulan',
        'magang.bidangUsahaUsulan',
        'magang.alamatMitraUsulan',
        'magang.kontakMitraUsulan',
        'magang.situsMitraUsulan',
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
    registrationAnswers,
  ],
  documents,
  stages: { field: 'tahap', resource: 'mbkm/pendaftar-tahap' },
};

/** /magang/approval and its detail: verification by stage (docs/domain/20 §3). */
export const approvalOptions: QueueOptions = {
  ...decisionOptionsOf(magang, view),
  calls: [
    {
      about: 'row',
      label: 'Jadikan mitra',
      endpoint: `${magang.endpoint}/{id}/jadikan-mitra`,
      roles: [role.superAdmin, role.timMbkm],
      when: [
        { field: 'idMitra', is: 'empty' },
        { field: 'magang.namaMitraUsulan', is: 'filled' },
      ],
      ask: { resource: 'master/mitra', fields: ['idJenisMitra', 'idKabupaten', 'email', 'telepon', 'alamat'] },
    },
  ],
};

/** /magang/riwayat: the student's own participations (docs/domain/20 §3). */
export const riwayatOptions = ownHistoryOf(magang, view);

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
      label: { [role.koordinator]: 'Disetujui, belum ada dosen pembimbing' },
      filter: { status: 'disetujui', idDosenPembimbing_null: true },
      since: 'tanggalDaftar',
      decides: true,
    },
    {
      label: { [role.koordinator]: unsent, [role.penilai]: unsent },
      filter: { statusKonversi: 'disetujui' },
      since: 'tanggalSelesai',
      decides: true,
    },
  ],
};
