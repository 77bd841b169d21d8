import { boolean, integer, ref, resource, text, write } from '../kit/index.ts';
import { role } from '../roles.ts';
import { pengaturanMessages } from './messages.ts';

/** Role × menu: the flags that narrow the policy (docs/domain/10 §1, §2.1). */
export const menuUser = resource({
  name: 'pengaturan/menu-user',
  label: 'Hak Akses Menu',
  withheldFromSystems: true,
  stays: 'all',
  representation: '{roleId}',
  fields: {
    roleId: ref('pengaturan/role', { required: true, cascade: true, label: 'Peran' }),
    menuId: ref('pengaturan/menu', { required: true, cascade: true, label: 'Menu' }),
    app: text(1, { required: true, default: '1', label: 'Aplikasi' }),
    posisiSubMenu: text(1, { required: true, default: '1', label: 'Posisi' }),
    urut: integer(0, 9999, { label: 'Urutan', help: 'Kosongkan untuk mengikuti susunan menu.' }),
    canRead: boolean({ label: 'Lihat' }),
    canCreate: boolean({ label: 'Tambah' }),
    canUpdate: boolean({ label: 'Ubah' }),
    canDelete: boolean({ label: 'Hapus' }),
    canImport: boolean({ label: 'Impor' }),
    canExport: boolean({ label: 'Ekspor' }),
    canAction: boolean({ label: 'Aksi' }),
  },
  filters: ['roleId', 'menuId'],
  sort: ['roleId', 'urut'],
  unique: [[['roleId', 'menuId'], pengaturanMessages.menuThere]],
  access: { [role.superAdmin]: write() },
});
