import { inOrder } from '../checkHelpers.ts';
import { allow, boolean, choice, date, match, ref, resource, through, write } from '../kit/index.ts';
import { role } from '../roles.ts';
import { pengaturanMessages } from './messages.ts';

const own = allow(match('idUser', 'userId'), []);

/** The roles of an account, each with the study programme or partner it is held for (docs/domain/10 §2.1). */
export const userRole = resource({
  name: 'pengaturan/user-role',
  label: 'Peran Pengguna',
  withheldFromSystems: true,
  stays: 'own',
  representation: '{idRole}',
  fields: {
    idUser: ref('pengaturan/user', { required: true, fixed: true, cascade: true, label: 'Pengguna' }),
    idRole: ref('pengaturan/role', { required: true, label: 'Peran' }),
    idProgramProdi: ref('master/program-prodi', { help: 'Wajib untuk Koordinator dan Tim Konversi dan Penilai.' }),
    idMitra: ref('master/mitra', { help: 'Wajib untuk PIC Mitra.' }),
    isUtama: boolean({ label: 'Peran utama' }),
    berlakuMulai: date(),
    berlakuSampai: date(),
    asal: choice({ manual: 'Manual', otomatis: 'Otomatis' }, { readOnly: true, default: 'manual' }),
  },
  columns: ['idUser', 'idRole', 'idProgramProdi', 'idMitra', 'isUtama', 'berlakuMulai', 'berlakuSampai', 'asal'],
  filters: ['idUser', 'idRole', 'idProgramProdi', 'idMitra', 'asal'],
  sort: ['idUser', '-isUtama', 'idRole'],
  unique: [[['idUser', 'idRole', 'idProgramProdi', 'idMitra'], pengaturanMessages.roleHeld]],
  deletable: [
    { field: 'asal', in: ['manual'], otherwise: pengaturanMessages.automatic },
    { field: 'isUtama', in: [false], otherwise: pengaturanMessages.mainRoleStays },
  ],
  access: {
    [role.superAdmin]: write(),
    [role.mahasiswa]: own,
    [role.timMbkm]: write(through('idUser')),
    [role.dosen]: own,
    [role.koordinator]: own,
    [role.mitra]: own,
    [role.penilai]: own,
    [role.inbound]: own,
    [role.outbound]: own,
    [role.bakpk]: own,
  },
  check: row => inOrder(row.berlakuMulai, row.berlakuSampai, 'berlakuSampai', { sameDay: true }),
});
