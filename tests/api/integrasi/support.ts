import type { Person, World } from '../support/world.ts';
import { person } from '../support/world.ts';

interface Row {
  id: string;
  version: number;
}

/** What a key reaches of one kind of data, as the form sends it. */
export interface Line {
  sumber: string;
  akses: string[];
  kolom?: string[];
  saringKolom?: string;
  saringNilai?: string[];
  saringKolom2?: string;
  saringNilai2?: string[];
}

/** A key made by the Super Admin; default: as Tim MBKM, answered for by that account, until 2027. */
export async function makeKey(
  { db, app }: World,
  admin: Person,
  nama: string,
  cakupan: readonly Line[],
  more: Record<string, unknown> = {},
): Promise<{ key: Row; system: Person; secret: string }> {
  const owner = await db.one<{ id: string }>(`select id from pengaturan_user where username = 'timmbkm'`);
  const made = await admin.post('integrasi/kunci-api', {
    nama,
    peran: 'HA03',
    idUser: owner?.id,
    berlakuSampai: '2027-12-31',
    batasPerMenit: 6000,
    cakupan,
    ...more,
  });
  if (made.statusCode !== 201) throw new Error(made.body);
  const key = made.json<Row>();
  const answer = await admin.post(`integrasi/kunci-api/${key.id}/rahasia`, { version: key.version });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  const secret = answer.json<{ rahasia: string }>().rahasia;
  return { key: { ...key, version: key.version + 1 }, system: person(app, secret), secret };
}
