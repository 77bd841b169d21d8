import { choice, read, ref, resource, text } from '../kit/index.ts';
import { role } from '../roles.ts';
import { jenjang, siamikFields } from './siamik.ts';

/** Mirror of faculties, departments and study programmes; only synchronisation writes (docs/domain/10 §2.2). */
export const siamikFakjur = resource({
  name: 'master/siamik-fakjur',
  label: 'Fakultas dan Jurusan SIAMIK',
  fields: {
    kode: text(10, { required: true, unique: true }),
    jenis: choice({ fakultas: 'Fakultas', jurusan: 'Jurusan', prodi: 'Program studi' }, { required: true }),
    nama: text(150, { required: true }),
    namaInggris: text(150),
    singkatan: text(20),
    jenjang: choice(jenjang),
    idInduk: ref('master/siamik-fakjur'),
    ...siamikFields(),
  },
  columns: ['kode', 'nama', 'jenis', 'jenjang', 'idInduk', 'terakhirSinkron', 'aktif'],
  filters: ['jenis', 'jenjang', 'idInduk', 'aktif'],
  search: ['kode', 'nama'],
  small: true,
  sort: ['kode'],
  access: { [role.timMbkm]: read(), [role.bakpk]: read() },
  lookup: { columns: ['kode', 'nama', 'jenis', 'idInduk'] },
  serverOnly: true,
});
