import { roleNames } from '../../../../resources/kit/index.ts';
import { role } from '../../../../resources/roles.ts';
import { userId } from '../../../demo/accounts.ts';
import type { Employee } from '../../../demo/employees.ts';
import type { Actor } from '../../../demo/trail.ts';
import type { RowData } from '../../../platform/database/db.ts';
import { arif, demoSeat } from './story.ts';

/** People of the story as the history names them. */
export const studentActor = (seat: string, student: RowData): Actor => ({
  idUser: seat === demoSeat ? userId('mahasiswa') : null,
  namaUser: String(student.nama),
  roleId: role.mahasiswa,
  namaRole: roleNames[role.mahasiswa],
});
export const supervisorActor = (ten: readonly Employee[], position: number | undefined): Actor => ({
  idUser: position === arif ? userId('dosen') : null,
  namaUser: ten[position ?? -1]?.nama ?? 'DPL',
  roleId: role.dosen,
  namaRole: roleNames[role.dosen],
});
