import {
  all,
  allow,
  boolean,
  choicesOf,
  datetime,
  integer,
  longtext,
  ref,
  resource,
  status,
  text,
  valued,
  workflow,
} from '../../kit/index.ts';
import { kodeJenisMbkm } from '../../mbkm/jenis.ts';
import { role } from '../../roles.ts';
import { sinkronisasiMessages } from '../messages.ts';
import { pelapor } from './reporters.ts';

const counted = (state: string) => ({
  some: { resource: 'sinkronisasi/rekaman-feeder', by: 'idPengiriman', rows: valued('status', state) },
  weight: 'tell' as const,
});

/** A sending is composed, looked at, then sent in the background; whatever stopped it, it goes on from there. */
const alurPengiriman = workflow({
  initial: 'menyusun',
  states: {
    menyusun: { label: 'Menyusun', tone: 'diajukan' },
    siap: { label: 'Siap dikirim', tone: 'draf' },
    berjalan: { label: 'Mengirim', tone: 'baik' },
    terhenti: { label: 'Terhenti', tone: 'revisi' },
    selesai: { label: 'Selesai' },
  },
  actions: {
    tersusun: { label: 'Selesai disusun', from: ['menyusun'], to: 'siap', by: ['system'] },
    kirim: {
      label: 'Kirim',
      from: ['siap', 'terhenti', 'selesai'],
      to: 'berjalan',
      by: pelapor,
      needs: [{ rule: 'tidakAdaYangBerjalan' }, { rule: 'adaYangDikirim' }],
      looks: [
        { ...counted('siap'), says: sinkronisasiMessages.feeder.willBeMade },
        { ...counted('berubah'), says: sinkronisasiMessages.feeder.willChange },
        { ...counted('gagal'), says: sinkronisasiMessages.feeder.willRetry },
        { ...counted('ditolak'), says: sinkronisasiMessages.feeder.refused },
      ],
      confirm: 'Kirim ke Neo Feeder?',
      success: 'Pengiriman dimulai dalam satu menit.',
    },
    susun: {
      label: 'Susun ulang',
      from: ['siap', 'terhenti', 'selesai'],
      to: 'menyusun',
      by: pelapor,
      needs: [{ rule: 'tidakAdaYangBerjalan' }],
      success: 'Rencana disusun ulang dari data terbaru.',
    },
    hentikan: {
      label: 'Hentikan',
      from: ['menyusun', 'berjalan'],
      to: 'terhenti',
      by: pelapor,
      note: true,
      confirm: 'Hentikan? Yang sudah terkirim tetap ada di Neo Feeder, dan pengiriman dapat dilanjutkan.',
      success: 'Pengiriman dihentikan.',
    },
    terputus: { label: 'Terputus', from: ['menyusun', 'berjalan'], to: 'terhenti', by: ['system'], note: true },
    tuntas: { label: 'Selesai dikirim', from: ['berjalan'], to: 'selesai', by: ['system'] },
  },
});

/** The semester of a sending as the Feeder has it, beside what was sent from here. */
const alurBanding = workflow({
  initial: 'belum',
  states: {
    belum: { label: 'Belum dibandingkan' },
    antre: { label: 'Sedang dibandingkan', tone: 'diajukan' },
    sama: { label: 'Sama', tone: 'baik' },
    berbeda: { label: 'Berbeda', tone: 'revisi' },
    gagal: { label: 'Gagal dibandingkan', tone: 'tolak' },
  },
  actions: {
    bandingkan: {
      label: 'Bandingkan',
      from: ['belum', 'sama', 'berbeda', 'gagal'],
      to: 'antre',
      by: pelapor,
      success: 'Data semester ini dibandingkan dalam satu menit.',
    },
    sama: { label: 'Sama', from: ['antre'], to: 'sama', by: ['system'] },
    berbeda: { label: 'Berbeda', from: ['antre'], to: 'berbeda', by: ['system'], note: false },
    putus: { label: 'Gagal dibandingkan', from: ['antre'], to: 'gagal', by: ['system'], note: true },
  },
});

const counter = (label: string) => integer(0, 2_000_000_000, { readOnly: true, default: 0, label });

/** A selection of participations on its way to the ministry's Neo Feeder (docs/domain/10 §3.14). */
export const pengirimanFeeder = resource({
  name: 'sinkronisasi/pengiriman-feeder',
  label: 'Pengiriman Neo Feeder',
  representation: '{nama}',
  fields: {
    nama: text(120, { required: true, help: 'Misalnya: Genap 2025/2026, semua program.' }),
    idPeriode: ref('master/periode', { required: true, fixed: true }),
    jenis: choicesOf(kodeJenisMbkm, { required: true, fixed: true, label: 'Jenis MBKM' }),
    idProgramProdi: ref('master/program-prodi', {
      fixed: true,
      label: 'Program studi',
      help: 'Kosong berarti semua. Aktivitas kelompok dilaporkan oleh program studi ketuanya.',
    }),
    prestasi: boolean({
      fixed: true,
      label: 'Prestasi portofolio',
      help: 'Kirim juga karya mahasiswa yang terverifikasi dari tahun kalender mulainya periode: HKI, jurnal, prosiding.',
    }),
    status: status(alurPengiriman),
    jumlahRekaman: counter('Data'),
    jumlahTerkirim: counter('Terkirim'),
    jumlahGagal: counter('Gagal'),
    jumlahDitolak: counter('Ditolak'),
    disusunPada: datetime({ readOnly: true, label: 'Disusun' }),
    dikirimPada: datetime({ readOnly: true, label: 'Terakhir dikirim' }),
    pesan: longtext({ readOnly: true, label: 'Keterangan' }),
    banding: status(alurBanding, { label: 'Perbandingan' }),
    /** Of the whole semester; grows while they are read. */
    jumlahDiFeeder: counter('Data di Neo Feeder'),
    jumlahHanyaFeeder: counter('Hanya di Neo Feeder'),
    jumlahHanyaPortal: counter('Terkirim, tidak ada lagi di sana'),
    dibandingkanPada: datetime({ readOnly: true, label: 'Dibandingkan' }),
  },
  sections: {
    Pilihan: ['nama', 'idPeriode', 'jenis', 'idProgramProdi', 'prestasi'],
    Keadaan: [
      'status',
      'jumlahRekaman',
      'jumlahTerkirim',
      'jumlahGagal',
      'jumlahDitolak',
      'disusunPada',
      'dikirimPada',
      'pesan',
    ],
    'Bandingan dengan Neo Feeder': [
      'banding',
      'jumlahDiFeeder',
      'jumlahHanyaFeeder',
      'jumlahHanyaPortal',
      'dibandingkanPada',
    ],
  },
  columns: ['nama', 'idPeriode', 'jenis', 'status', 'jumlahTerkirim', 'jumlahGagal', 'jumlahDitolak', 'dikirimPada'],
  filters: ['idPeriode', 'idProgramProdi', 'status'],
  search: ['nama'],
  sort: ['-createdAt'],
  access: {
    [role.timMbkm]: allow(all, ['create', 'update', 'delete', 'export', 'action']),
    [role.bakpk]: allow(all, ['create', 'update', 'delete', 'export', 'action']),
  },
});
