import type { ChangeOf } from '../../resources/kit/index.ts';
import type { user } from '../../resources/pengaturan/user.ts';
import type { RowData } from '../platform/database/db.ts';
import type { Calendar } from './calendar.ts';
import { idOf } from './ids.ts';

/** Invitations of accounts whose people have not come in yet: one on its way, one refused. */
export function invitationRows(cal: Calendar, users: readonly ChangeOf<typeof user>[]): RowData[] {
  const states: Readonly<Record<string, RowData>> = {
    baru: { status: 'terkirim', terkirimPada: cal.at(-2, 8, 15) },
    terblokir: { status: 'gagal', kesalahan: '550 5.1.1 Alamat tidak dikenal.' },
  };
  return users.flatMap(({ id, username, email }) => {
    const state = states[username ?? ''];
    return state
      ? [{ id: idOf('pengaturan/undangan', username ?? ''), idUser: id, kepada: email, percobaan: 1, ...state }]
      : [];
  });
}
