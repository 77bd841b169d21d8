import type { QueueOptions } from '../kit/index.ts';
import { stepQueueOf } from '../programme/stepQueue.ts';
import { krs } from './krs.ts';
import { dokumenInbound, mhsInbound } from './mhsInbound.ts';

const root = '/pertukaran-mahasiswa';
export const rincianPendaftar = `${root}/verifikasi/detail/:id`;
export const rincianKrs = `${root}/inbound/approve-krs/detail-krs/:id`;

/** /verifikasi: registrations, with the guardian that an approval needs (docs/domain/50 §3). */
export const antreanPendaftar: QueueOptions = {
  ...stepQueueOf({
    resource: mhsInbound,
    decisions: ['setujui', 'revisi', 'tolak'],
    together: ['setujui'],
    path: `${root}/verifikasi`,
    task: 'Pendaftaran inbound menunggu verifikasi',
    since: 'updatedAt',
    columns: [
      'namaLengkap',
      'nomorRegistrasi',
      'namaKampusAsal',
      'idProgramProdi',
      'jalur',
      'ipk',
      'rekomendasiProdi',
      'idDosenWali',
      'status',
    ],
    card: { title: 'namaLengkap', subtitle: 'namaKampusAsal', facts: ['idProgramProdi', 'jalur', 'ipk'] },
    sections: Object.entries(mhsInbound.sections)
      .filter(([title]) => title !== 'Dokumen')
      .map(([title, fields]) => ({ title, fields })),
    documents: [...dokumenInbound, 'berkasAsuransi'],
    beside: ['tetapkan_wali', 'rekomendasi'],
  }),
};

/** /inbound/approve-krs for guardians, coordinators and Tim MBKM. */
export const antreanKrs: QueueOptions = {
  ...stepQueueOf({
    resource: krs,
    decisions: ['setujui', 'revisi', 'buka'],
    together: ['setujui'],
    later: ['buka'],
    path: `${root}/inbound/approve-krs`,
    task: 'KRS inbound menunggu persetujuan',
    since: 'tanggalAjukan',
    columns: ['npm', 'idMhsInbound', 'idMasaStudi', 'jumlahMk', 'tanggalAjukan', 'status'],
    card: { title: 'idMhsInbound', subtitle: 'npm', facts: ['jumlahMk', 'tanggalAjukan'] },
    sections: Object.entries(krs.sections).map(([title, fields]) => ({ title, fields })),
  }),
  detailPath: rincianKrs,
  // docs/domain/50 §4 "SKS check"
  warn: { field: 'totalSks', title: 'Maaf' },
};
