import { all, allow, choice, integer, resource, text } from '../kit/index.ts';
import { role } from '../roles.ts';
import { masterMessages } from './messages.ts';

/** Words and colours of the states of KKN and KWU groups (docs/domain/30 §1.15); the workflows own the codes. */
export const statusKelompok = resource({
  name: 'master/status-kelompok',
  endpoint: 'v3/master/status-kelompok',
  label: 'Status Kelompok',
  stays: 'all',
  fields: {
    jenis: choice({ kkn: 'KKN', kwu: 'Kewirausahaan' }, { required: true, fixed: true }),
    kode: text(20, { required: true, fixed: true }),
    nama: text(60, { required: true }),
    urut: integer(0, 9999, { default: 0, label: 'Urutan' }),
    warna: choice(
      { default: 'Abu-abu', info: 'Biru', warning: 'Kuning', success: 'Hijau', error: 'Merah' },
      { required: true, default: 'default' },
    ),
  },
  columns: ['jenis', 'urut', 'kode', 'nama', 'warna'],
  filters: ['jenis'],
  search: ['kode', 'nama'],
  small: true,
  sort: ['jenis', 'urut'],
  unique: [[['jenis', 'kode'], masterMessages.codeTaken]],
  access: { [role.superAdmin]: allow(all, ['update', 'export']) },
  lookup: { columns: ['jenis', 'kode', 'nama', 'urut', 'warna'] },
});
