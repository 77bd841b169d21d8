import type { Role } from '../../../../resources/kit/index.ts';
import type { PetunjukPendaftar } from '../../../../resources/pertukaran/bacaanKrs.ts';
import { dokumenInbound, mhsInbound } from '../../../../resources/pertukaran/mhsInbound.ts';
import { role } from '../../../../resources/roles.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import type { DbRow } from '../../../platform/database/db.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import { findRow } from '../../../platform/engine/read.ts';
import { notFound } from '../../../platform/errors.ts';

/** Roles that decide on registrations, recommend, or read them. */
export const hintReaders: readonly Role[] = [role.superAdmin, role.timMbkm, role.koordinator, role.bakpk];

interface Twin extends DbRow {
  id: string;
  nomorRegistrasi: string;
  nama: string;
  masa: string;
  status: string;
  email: boolean;
  nik: boolean;
  nim: boolean;
}

/** Possible duplicates: same e-mail, NIK, or campus and student number, in any study period. */
const twinsSql = `select o.id, o.nomor_registrasi, o.nama_lengkap as nama, m.nama as masa, o.status,
    o.email = s.email as email, coalesce(o.nik = s.nik, false) as nik,
    lower(o.nama_kampus_asal) = lower(s.nama_kampus_asal) and lower(o.nim_asal) = lower(s.nim_asal) as nim
  from pertukaran_mhs_inbound s join pertukaran_mhs_inbound o on o.id <> s.id
    and (o.email = s.email or o.nik = s.nik
      or (lower(o.nama_kampus_asal) = lower(s.nama_kampus_asal) and lower(o.nim_asal) = lower(s.nim_asal)))
  join pertukaran_masa_studi m on m.id = o.id_masa_studi
  where s.id = $1 order by o.created_at desc limit 10`;

const same = { email: 'surel', nik: 'NIK', nim: 'kampus dan NIM' } as const;

/**
 * GET M/{id}/petunjuk: what Tim MBKM looks at before deciding: documents that are missing, and registrations of what may
 * be the same person (docs/domain/50 §3 "verifikasi").
 * @throws HttpError 403, 404
 */
export async function hintsOf(engine: Engine, caller: Caller, id: string): Promise<PetunjukPendaftar> {
  const row = await findRow(engine, engine.db, caller, mhsInbound, id, 'read');
  if (!row) throw notFound();
  // Registrations of other study programmes are the office's matter.
  const whole = caller.baseRole !== role.koordinator;
  const twins = whole ? await engine.db.query<Twin>(twinsSql, [id]) : [];
  return {
    dokumen: dokumenInbound.map(name => ({
      nama: name,
      label: mhsInbound.fields[name].label ?? name,
      ada: row[name] !== null,
    })),
    kembar: twins.map(({ email, nik, nim, ...twin }) => ({
      ...twin,
      sama: Object.entries({ email, nik, nim }).flatMap(([key, equal]) =>
        equal ? Object.entries(same).flatMap(([name, word]) => (name === key ? [word] : [])) : [],
      ),
    })),
  };
}
