import { type Fields, phone, read, ref, resource, text, through } from '../kit/index.ts';
import { role } from '../roles.ts';
import { olehTim, selamaTerbuka } from './alurGelombang.ts';
import { kknMessages } from './messages.ts';

const fields = {
  idKelompok: ref('kkn/kkn-kelompok', {
    required: true,
    unique: kknMessages.contactTwice,
    cascade: true,
    label: 'Kelompok',
  }),
  idPegawai: ref('master/pegawai', { required: true, only: { aktif: true }, label: 'PIC' }),
  noHp: phone({ label: 'No. HP', help: 'Kosongkan untuk memakai nomor pada data pegawai.' }),
  jabatan: text(80),
} satisfies Fields;

/** Contact of a group among the staff (docs/domain/30 §1.5). */
export const picKelompok = resource({
  name: 'kkn/pic-kelompok',
  endpoint: 'v3/kkn/pic-kelompok',
  label: 'PIC Kelompok',
  representation: '{idPegawai}',
  fields,
  columns: ['idKelompok', 'idPegawai', 'noHp', 'jabatan'],
  filters: ['idKelompok', 'idPegawai'],
  computedFilters: { idGelombang: { label: 'Gelombang', words: {}, offered: true, ref: ref('kkn/gelombang') } },
  sort: ['idKelompok'],
  access: {
    [role.mahasiswa]: read(through('idKelompok')),
    ...olehTim(through('idKelompok', selamaTerbuka)),
    [role.dosen]: read(through('idKelompok')),
    [role.koordinator]: read(through('idKelompok')),
    [role.penilai]: read(through('idKelompok')),
    [role.bakpk]: read(),
  },
});
