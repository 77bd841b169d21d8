import { choice, datetime, integer, longtext, read, ref, resource, through } from '../kit/index.ts';
import { role } from '../roles.ts';
import { mbkmMessages } from './messages.ts';
import { tahapVerifikasi } from './tahap.ts';

/** Whoever reads a participation reads its stages. */
const along = read(through('idPendaftarMbkm'));

/** One stage of verification of a participation; written by its transitions only (docs/domain/20 §1.1 pendaftar-tahap). */
export const pendaftarTahap = resource({
  name: 'mbkm/pendaftar-tahap',
  label: 'Tahap Verifikasi',
  representation: '{tahap}',
  fields: {
    idPendaftarMbkm: ref('mbkm/pendaftar-program-mbkm', { required: true, cascade: true, label: 'Pendaftar' }),
    urutan: integer(1, 9, { required: true }),
    tahap: choice(tahapVerifikasi, { required: true }),
    status: choice(
      { menunggu: 'Menunggu', disetujui: 'Disetujui', revisi: 'Perlu perbaikan', ditolak: 'Ditolak' },
      { required: true, default: 'menunggu' },
    ),
    idUser: ref('pengaturan/user', { label: 'Diputuskan oleh' }),
    waktu: datetime(),
    catatan: longtext(),
  },
  columns: ['idPendaftarMbkm', 'urutan', 'tahap', 'status', 'idUser', 'waktu'],
  filters: ['tahap', 'status'],
  sort: ['idPendaftarMbkm', 'urutan'],
  unique: [[['idPendaftarMbkm', 'urutan'], mbkmMessages.stageThere]],
  access: {
    [role.mahasiswa]: along,
    [role.timMbkm]: along,
    [role.dosen]: along,
    [role.koordinator]: along,
    [role.mitra]: along,
    [role.penilai]: along,
    [role.outbound]: along,
    [role.bakpk]: along,
  },
  serverOnly: true,
  // Every change of a stage is part of a transition of its participation, which has the audit row.
  unaudited: true,
});
