import { v7 as uuidv7 } from 'uuid';
import type { Registry, Row } from '../../../resources/kit/index.ts';
import type { logAktivitas } from '../../../resources/pengaturan/logAktivitas.ts';
import { tableName } from '../database/columns.ts';
import type { Queryable } from '../database/db.ts';

type ActivityKind = Row<typeof logAktivitas>['aksi'];

/** One line of the activity log (docs/domain/10 §2.1). Never secrets, never what somebody typed into a login form. */
interface Activity {
  aksi: ActivityKind;
  ringkasan: string;
  waktu: Date;
  idUser?: string | null;
  namaUser?: string | null;
  roleId?: string | null;
  resource?: string;
  idBaris?: string;
  alamatIp?: string | null;
}
export type LogActivity = (on: Queryable, activity: Activity) => Promise<void>;

/** Writes the log through whatever runs the change, so that both are kept or neither. */
export function createActivityLog(registry: Registry): LogActivity {
  const resource = registry.find('pengaturan/log-aktivitas');
  if (!resource) return async () => undefined;
  const text = `insert into ${tableName(resource)}
    (id, waktu, id_user, nama_user, role_id, aksi, resource, id_baris, ringkasan, alamat_ip)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`;
  return async (on, { waktu, idUser, namaUser, roleId, aksi, resource: name, idBaris, ringkasan, alamatIp }) => {
    await on.query(text, [
      uuidv7(),
      waktu.toISOString(),
      idUser ?? null,
      namaUser ?? null,
      roleId ?? null,
      aksi,
      name ?? null,
      idBaris ?? null,
      ringkasan.slice(0, 300),
      alamatIp?.slice(0, 45) ?? null,
    ]);
  };
}
