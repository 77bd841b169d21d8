import {
  actor,
  allow,
  boolean,
  both,
  choice,
  datetime,
  type Fields,
  file,
  longtext,
  match,
  money,
  ownMembers,
  type Row,
  read,
  ref,
  resource,
  status,
  text,
  through,
  valued,
} from '../kit/index.ts';
import { alurPeriksa, tanpaDraf } from '../mbkm/alurPeriksa.ts';
import { jabatan } from '../programme/groupMembers.ts';
import { role } from '../roles.ts';
import { anggotaKwu } from './anggota.ts';
import { kwuMessages } from './messages.ts';

const own = through('idKelompok', ownMembers(anggotaKwu));
const leads = through('idKelompok', ownMembers(anggotaKwu, jabatan.ketua));
const dpl = through('idKelompok', match('idPegawaiDpl', 'idPegawai'));

export const jenisLaporan = { kemajuan: 'Kemajuan', akhir: 'Akhir', keuangan: 'Keuangan' } as const;

/** The leader hands it in, the DPL looks through it (docs/domain/30 §1.21). */
export const alurLaporanKwu = alurPeriksa({
  ajukan: { success: 'Laporan diajukan kepada DPL.' },
  setujui: { confirm: 'Setujui laporan ini?', success: 'Laporan disetujui.' },
  revisi: { success: 'Laporan dikembalikan untuk diperbaiki.' },
  pengaju: [actor(role.mahasiswa, leads)],
});

const fields = {
  idKelompok: ref('kwu/kelompok', { required: true, fixed: true, cascade: true, label: 'Usaha' }),
  jenis: choice(jenisLaporan, { required: true, fixed: true }),
  ringkasan: longtext({ required: true }),
  totalOmzet: money({ label: 'Total omzet', help: 'Dari logbook yang disetujui.' }),
  totalBiaya: money({ label: 'Total biaya', help: 'Dari logbook yang disetujui.' }),
  alasanKoreksi: text(500, { label: 'Alasan koreksi', help: 'Wajib bila angka berbeda dari logbook.' }),
  berkas: file(['pdf'], 15, { label: 'Berkas laporan' }),
  terlambat: boolean({ readOnly: true, label: 'Terlambat' }),
  tanggalDiajukan: datetime({ readOnly: true, label: 'Diajukan' }),
  status: status(alurLaporanKwu),
} satisfies Fields;

const handedIn = tanpaDraf(through('idKelompok'));

/** The three reports of a business: progress, end and money (docs/domain/30 §1.21). */
export const laporanKwu = resource({
  name: 'kwu/laporan',
  endpoint: 'v4/kwu/laporan',
  label: 'Laporan KWU',
  representation: '{jenis} {idKelompok}',
  fields,
  sections: {
    Laporan: ['idKelompok', 'jenis', 'ringkasan'],
    Keuangan: ['totalOmzet', 'totalBiaya', 'alasanKoreksi'],
    Berkas: ['berkas'],
  },
  columns: ['idKelompok', 'jenis', 'totalOmzet', 'totalBiaya', 'tanggalDiajukan', 'terlambat', 'status'],
  filters: ['idKelompok', 'jenis', 'status', 'terlambat'],
  history: 'laporan',
  sort: ['-tanggalDiajukan'],
  orders: ['createdAt', 'updatedAt'],
  unique: [[['idKelompok', 'jenis'], kwuMessages.reportTwice]],
  access: {
    [role.mahasiswa]: allow(own, ['create', 'update', 'export', 'action'], {
      writeScope: both(leads, valued('status', 'draf', 'revisi')),
    }),
    [role.timMbkm]: read(),
    [role.dosen]: allow(both(dpl, handedIn), ['export', 'action']),
    [role.koordinator]: read(handedIn),
    [role.penilai]: read(handedIn),
    [role.bakpk]: read(handedIn),
  },
});

export type LaporanKwu = Row<typeof laporanKwu>;
