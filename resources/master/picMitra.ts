import { boolean, choice, email, ownMitra, phone, ref, resource, text, write } from '../kit/index.ts';
import { bahasa } from '../pengaturan/bahasa.ts';
import { role } from '../roles.ts';
import { masterMessages } from './messages.ts';

/** Contact persons of partners; an account gives them role HA06 (docs/domain/10 §2.4, §6 "Automatic roles"). */
export const picMitra = resource({
  name: 'master/pic-mitra',
  label: 'PIC Mitra',
  fields: {
    idMitra: ref('master/mitra', { required: true }),
    nama: text(150, { required: true, personal: 'name' }),
    jabatan: text(100, { required: true }),
    email: email({ required: true, unique: true, label: 'Surel' }),
    noHp: phone({ required: true, label: 'No. HP' }),
    bahasa: choice(bahasa, { default: 'id', help: 'Bahasa undangan dan akunnya; akun dapat menggantinya sendiri.' }),
    isUtama: boolean({ label: 'PIC utama' }),
    idUser: ref('pengaturan/user', { readOnly: true, label: 'Akun' }),
    aktif: boolean({ default: true }),
  },
  person: { account: 'idPicMitra', partner: 'idMitra' },
  retention: {
    kind: {
      label: 'PIC mitra',
      help: 'Nama, surel, nomor HP, dan akun narahubung mitra. Dihitung sejak ia dinonaktifkan.',
    },
    over: { field: 'aktif', values: [false], says: masterMessages.stillContact },
  },
  reaches: {
    by: [role.timMbkm],
    ways: { pic: { label: 'PIC mitra', path: [], as: role.mitra } },
    words: { nama: 'nama', mitra: 'idMitra', jabatan: 'jabatan' },
  },
  columns: ['nama', 'idMitra', 'jabatan', 'email', 'noHp', 'isUtama', 'idUser', 'aktif'],
  filters: ['idMitra', 'isUtama', 'aktif'],
  search: ['nama', 'email'],
  found: { group: 'PIC mitra', beside: ['jabatan', 'idMitra'] },
  sort: ['idMitra', 'nama'],
  orders: ['nama', 'jabatan'],
  merge: { by: [role.timMbkm] },
  alike: { fields: ['nama', 'email'] },
  access: { [role.timMbkm]: write(), [role.mitra]: write(ownMitra()) },
});
