import { errorIf } from '../checkHelpers.ts';
import { boolean, choice, integer, ref, resource, rows, text, write } from '../kit/index.ts';
import { role } from '../roles.ts';
import { pengaturanMessages } from './messages.ts';

/** Position of a menu: in the drawer, where it also gives access, or only as a tile of the dashboard. */
export const posisiMenu = { '1': 'Menu samping', '2': 'Kotak' } as const;

/** The drawer and the list of pages that exist; only Super Admin (docs/domain/10 §2.1, §3.2). */
export const menu = resource({
  name: 'pengaturan/menu',
  endpoint: 'menu',
  label: 'Menu',
  withheldFromSystems: true,
  stays: 'all',
  representation: '{name}',
  fields: {
    idParent: ref('pengaturan/menu', { label: 'Menu induk' }),
    name: text(80, { required: true, label: 'Nama' }),
    title: text(80, { required: true, label: 'Judul' }),
    link: text(150, { unique: pengaturanMessages.linkTaken, label: 'Tautan' }),
    icon: text(40, { label: 'Ikon' }),
    urut: integer(0, 9999, { required: true, default: 0, label: 'Urutan' }),
    app: text(1, { required: true, default: '1', label: 'Aplikasi' }),
    posisiSubMenu: choice(posisiMenu, {
      required: true,
      default: '1',
      label: 'Posisi',
      help: 'Kotak tampil di Dashboard saja dan tidak membuka hak akses atas halamannya.',
    }),
    resources: rows(
      { resource: text(80, { required: true, label: 'Sumber data' }) },
      { label: 'Sumber data', help: 'Yang pertama adalah sumber utama.' },
    ),
    hiddenInMenu: boolean({ label: 'Sembunyikan' }),
    mewarisi: boolean({ label: 'Ikut hak induk' }),
    aktif: boolean({ default: true }),
    bawaan: boolean({ readOnly: true }),
  },
  columns: ['name', 'title', 'link', 'idParent', 'urut', 'hiddenInMenu', 'aktif'],
  filters: ['idParent', 'app', 'posisiSubMenu', 'aktif'],
  search: ['name', 'title', 'link'],
  small: true,
  sort: ['urut'],
  key: ['link'],
  access: { [role.superAdmin]: write() },
  builtIn: { field: 'bawaan', message: pengaturanMessages.menuStays, lockedFields: ['link'] },
  sortable: true,
  check: row =>
    errorIf(
      Boolean(row.link) && !/^(\/[\w:./-]*|https?:\/\/\S+)$/.test(row.link ?? ''),
      'link',
      pengaturanMessages.linkUnknown,
    ),
});
