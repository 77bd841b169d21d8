import { all, boolean, integer, read, ref, resource, text, write } from '../kit/index.ts';
import { role } from '../roles.ts';
import { pengaturanMessages } from './messages.ts';

const reader = read(all);

/** Roles; one made by an administrator has the policy of its base role (docs/domain/10 §1, §2.1). */
export const peran = resource({
  name: 'pengaturan/role',
  endpoint: 'roles',
  label: 'Peran',
  withheldFromSystems: true,
  stays: 'all',
  representation: '{name}',
  id: { pattern: /^HA\d\d$/, message: pengaturanMessages.roleCode, label: 'Kode', max: 4, proposed: true },
  fields: {
    name: text(60, { required: true, unique: pengaturanMessages.roleTaken, label: 'Nama peran' }),
    urut: integer(1, 99, { required: true, label: 'Urutan' }),
    idRoleDasar: ref('pengaturan/role', {
      label: 'Peran dasar',
      only: { isSystem: true },
      help: 'Kosongkan untuk Mahasiswa, yang jangkauannya paling sempit. Peran baru belum memiliki hak menu.',
    }),
    deskripsi: text(300),
    isSystem: boolean({ readOnly: true, label: 'Bawaan' }),
    aktif: boolean({ default: true }),
  },
  columns: ['urut', 'name', 'idRoleDasar', 'deskripsi', 'isSystem', 'aktif'],
  filters: ['idRoleDasar', 'isSystem', 'aktif'],
  search: ['id', 'name'],
  small: true,
  sort: ['urut'],
  access: {
    [role.superAdmin]: write(),
    [role.mahasiswa]: reader,
    [role.timMbkm]: reader,
    [role.dosen]: reader,
    [role.koordinator]: reader,
    [role.mitra]: reader,
    [role.penilai]: reader,
    [role.inbound]: reader,
    [role.outbound]: reader,
    [role.bakpk]: reader,
  },
  lookup: { columns: ['name'] },
  builtIn: { field: 'isSystem', message: pengaturanMessages.roleStays, lockedFields: ['idRoleDasar'] },
  sortable: true,
  // Names of roles stand in lists, notices and documents of everybody (docs/domain/10 §2.1).
  readWithoutMenu: true,
});
