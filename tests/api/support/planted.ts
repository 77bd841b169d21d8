import { registry } from '../../../resources/index.ts';
import type { Field, Resource, Role } from '../../../resources/kit/index.ts';
import { nilaiTampak } from '../../../resources/mbkm/saatNilai.ts';
import { tableName } from '../../../server/platform/database/columns.ts';
import type { World } from './world.ts';

/** Values that nobody could mistake for others, in what a role may not see and in its history. */
export interface Marks {
  word: string;
  /** Fits the smallest of the hidden columns and occurs nowhere else. */
  figure: number;
}
/** Each reader has its own: history stays. */
export const marksFor = (role: Role): Marks => ({
  word: `RAHASIA${role}`,
  figure: (51 + 2 * Number(role.slice(2))) / 100,
});

const pendaftar = registry.get('mbkm/pendaftar-program-mbkm');
const hangsOff = (r: Resource): boolean =>
  r.fields.idPendaftarMbkm?.kind === 'ref' && r.fields.idPendaftarMbkm.to === pendaftar.name;

/** Values that can be told apart in an answer: text without choices, and figures with two decimals. */
const markable = (field: Field | undefined): boolean =>
  field !== undefined &&
  !field.template &&
  (['text', 'longtext', 'phone', 'email'].includes(field.kind) || (field.kind === 'decimal' && field.scale === 2));

/** Rows that a role does not read although it reads others of the resource. */
const beyond: Readonly<Record<string, Partial<Record<Role, string>>>> = {
  'nilai/penilaian': { HA06: `jenis_penilai <> 'mitra'` },
};

export interface Planted {
  r: Resource;
  fields: readonly string[];
  /** Rows in which the role does not see them. */
  where: string;
}

/** Rows that do not show yet what opens with a relation to the person of this test. */
const unrelated: Readonly<Record<string, string>> = {
  'pertukaran/nilai-inbound': `status <> 'final'`,
  'pertukaran/mhs-inbound':
    "id_dosen_wali is distinct from (select id_pegawai from pengaturan_user where username = 'dosen')",
};

const early = `not in (${nilaiTampak.map(state => `'${state}'`).join(', ')})`;
const notFinal = (r: Resource): string =>
  r.name === pendaftar.name
    ? `status_konversi ${early}`
    : `id_pendaftar_mbkm in (select id from mbkm_pendaftar_program_mbkm where status_konversi ${early})`;

/** Fields of which a role does not see what is planted. */
export function hiddenFrom(role: Role): Planted[] {
  return registry.resources.flatMap((r): Planted[] => {
    if (r.view || r.name.startsWith('internal/')) return [];
    const names = Object.keys(r.fields).filter(name => markable(r.fields[name]));
    const rule = r.access[role];
    const found: Planted[] = [];
    const add = (fields: readonly string[], where: string) => {
      const marked = fields.filter(name => names.includes(name));
      if (marked.length) found.push({ r, fields: marked, where });
    };
    if (!rule && hangsOff(r) && !r.appendOnly) add(names, 'true');
    add(rule?.hide ?? [], 'true');
    // What opens with something else than grades is closed to the students of this test.
    if (rule?.later)
      add(rule.later.fields, r.name === pendaftar.name || hangsOff(r) ? notFinal(r) : (unrelated[r.name] ?? 'true'));
    const outside = beyond[r.name]?.[role];
    if (outside) add(names, outside);
    return found;
  });
}

const snake = (name: string): string => name.replaceAll(/[A-Z]/g, letter => `_${letter.toLowerCase()}`);

/** Puts the marks into rows and into their history, and gives them back afterwards. */
export async function plant(
  world: World,
  { r, fields, where }: Planted,
  { word, figure }: Marks,
): Promise<() => Promise<void>> {
  const table = tableName(r);
  const sets = fields.map(name =>
    r.fields[name]?.kind === 'decimal'
      ? `${snake(name)} = ${figure}`
      : `${snake(name)} = '${word}' || right(id::text, 12)`,
  );
  const before = await world.db.query<{ id: string; row: string }>(
    `select id, row_to_json(t)::text as row from ${table} t where ${where}`,
  );
  await world.db.execute(`update ${table} set ${sets.join(', ')} where ${where}`);
  const changes = Object.fromEntries(
    fields.map(name => {
      const mark = r.fields[name]?.kind === 'decimal' ? figure : word;
      return [name, { dari: mark, ke: mark }];
    }),
  );
  await world.db.execute(
    `insert into internal_riwayat (id, resource, id_baris, aksi, perubahan, versi, id_user, nama_user, role_id, nama_role, waktu)
     select gen_random_uuid(), $1, id::text, 'ubah', $2::jsonb, 9, 'uji', 'Uji', 'HA03', 'Tim MBKM', now() from ${table} where ${where}`,
    [r.name, JSON.stringify(changes)],
  );
  return async () => {
    const back = fields.map(name => `${snake(name)} = x.${snake(name)}`);
    for (const { id, row } of before)
      await world.db.execute(
        `update ${table} t set ${back.join(', ')} from json_populate_record(null::${table}, $2::json) x where t.id = $1`,
        [id, row],
      );
  };
}
