import { allow, date, file, longtext, read, ref, resource, roles, screen, text, write } from '../../kit/index.ts';
import { along, mahasiswanya } from '../../mbkm/milikPeserta.ts';
import { role } from '../../roles.ts';

/** What a student may study at the host, agreed between student, host and home (docs/domain/50 §1.10). */
export const perjanjianBelajar = resource({
  name: 'pertukaran/perjanjian-belajar',
  label: 'Perjanjian Belajar',
  // Without the number: the public check page of a signed one names it so.
  representation: '{namaMahasiswa}',
  fields: {
    idPendaftarMbkm: ref('mbkm/pendaftar-program-mbkm', {
      required: true,
      fixed: true,
      cascade: true,
      unique: true,
      only: { kodeJenisMbkm: ['outbound', 'permadi'] },
      label: 'Pendaftar',
    }),
    ...mahasiswanya,
    nomor: text(60, { label: 'Nomor perjanjian', help: 'Kosong bila kampus tujuan tidak memberi nomor.' }),
    tanggal: date({ label: 'Tanggal perjanjian' }),
    berkas: file(['pdf'], 5, {
      required: true,
      label: 'Berkas perjanjian belajar',
      help: 'PDF yang sudah disepakati dengan kampus tujuan. Tim MBKM meminta tanda tangan pejabat di halaman baris ini.',
    }),
    keterangan: longtext(),
  },
  sections: {
    Peserta: ['idPendaftarMbkm', 'idMahasiswa', 'npm', 'namaMahasiswa'],
    Perjanjian: ['nomor', 'tanggal', 'berkas', 'keterangan'],
  },
  columns: ['npm', 'namaMahasiswa', 'nomor', 'tanggal', 'berkas'],
  filters: ['idPendaftarMbkm', 'tanggal'],
  search: ['npm', 'namaMahasiswa', 'nomor'],
  sort: ['-updatedAt'],
  signable: { file: 'berkas', number: 'nomor', on: 'tanggal', by: [role.timMbkm] },
  access: {
    [role.mahasiswa]: allow(along, ['create', 'update']),
    [role.outbound]: allow(along, ['create', 'update']),
    [role.timMbkm]: write(),
    [role.dosen]: read(along),
    [role.koordinator]: read(along),
    [role.bakpk]: read(along),
  },
});

export const perjanjianBelajarScreen = screen({
  path: '/pertukaran-mahasiswa/perjanjian-belajar',
  title: 'Perjanjian Belajar',
  icon: 'handshake',
  pattern: 'crud',
  resource: perjanjianBelajar.name,
  roles: roles([role.mahasiswa, role.outbound, role.timMbkm, role.dosen, role.koordinator], { read: [role.bakpk] }),
  group: 'pertukaran',
  options: {
    empty: 'Perjanjian belajar peserta outbound dan Permadi tampil di sini, beserta tanda tangan elektroniknya.',
  },
});
