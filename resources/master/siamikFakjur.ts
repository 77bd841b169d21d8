import { choice, read, ref, resource, text, write } from '../kit/index.ts';
import { role } from '../roles.ts';
import { jenjang, siamikFields, siamikRows } from './siamik.ts';

const fields = {
  kode: text(10, { required: true, unique: true }),
  jenis: choice({ fakultas: 'Fakultas', jurusan: 'Jurusan', prodi: 'Program studi' }, { required: true }),
  nama: text(150, { required: true }),
  namaInggris: text(150),
  singkatan: text(20),
  jenjang: choice(jenjang),
  idInduk: ref('master/siamik-fakjur', { only: { jenis: ['fakultas', 'jurusan'] }, label: 'Bagian dari' }),
  ...siamikFields(),
};

/** Mirror of faculties, departments and study programmes; written by hand, by import or by synchronisation (docs/domain/10 §2.2). */
export const siamikFakjur = resource({
  name: 'master/siamik-fakjur',
  label: 'Fakultas dan Jurusan',
  fields,
  columns: ['kode', 'nama', 'jenis', 'jenjang', 'idInduk', 'terakhirSinkron', 'aktif'],
  filters: ['jenis', 'jenjang', 'idInduk', 'aktif'],
  search: ['kode', 'nama'],
  small: true,
  sort: ['kode'],
  access: { [role.timMbkm]: write(), [role.bakpk]: read() },
  lookup: { columns: ['kode', 'nama', 'jenis', 'idInduk'] },
  builtIn: siamikRows(fields),
});
