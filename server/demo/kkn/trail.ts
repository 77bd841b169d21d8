import { roleNames } from '../../../resources/kit/index.ts';
import type { RowData } from '../../database/db.ts';
import { userId } from '../accounts.ts';
import type { Employee } from '../employees.ts';
import type { Actor } from '../trail.ts';
import { arif, demoSeat } from './story.ts';

/** People of the story as the history names them. */
export const studentActor = (seat: string, student: RowData): Actor => ({
  ...{ idUser: seat === demoSeat ? userId('mahasiswa') : null, namaUser: String(student.nama) },
  ...{ roleId: 'HA02', namaRole: roleNames.HA02 },
});
export const supervisorActor = (ten: readonly Employee[], position: number | undefined): Actor => ({
  ...{ idUser: position === arif ? userId('dosen') : null, namaUser: ten[position ?? -1]?.nama ?? 'DPL' },
  ...{ roleId: 'HA04', namaRole: roleNames.HA04 },
});
