import { registry } from '../../../resources/index.ts';
import type { Programme, Role } from '../../../resources/kit/index.ts';
import { tableName } from '../../../server/platform/database/columns.ts';

/** A call of one's own that changes a row, as tests/api/platform/versions.test.ts asks it without a version. */
export interface OwnCall {
  /** `PUT /api/…/{id}`; the path's parameter is the row. */
  call: string;
  as: Role;
  /** SQL that finds the row's id among the demo data. */
  row: string;
  /** Body of the call. */
  body: (id: string) => Record<string, unknown>;
}

export const one = (id: string) => ({ items: [{ id }] });

/** SQL of the first participation of a kind for which something holds. */
export const participationIn = (kind: string, where: string): string =>
  `select id from mbkm_pendaftar_program_mbkm where kode_jenis_mbkm = '${kind}' and ${where} order by id limit 1`;

/** The calls that every programme has by its declaration. */
export function callsOf({ endpoint, kinds: [kind], log, weekly, outputs }: Programme): OwnCall[] {
  const at = (where: string) => participationIn(String(kind), where);
  const decided = [log, weekly, outputs].flatMap((each): OwnCall[] => {
    if (!each) return [];
    const r = registry.get(each.resource);
    return [
      {
        call: `PUT /api/${r.endpoint}/verifikasi`,
        as: 'HA04',
        row: `select id from ${tableName(r)} limit 1`,
        body: id => ({ ...one(id), aksi: 'setujui' }),
      },
    ];
  });
  return [
    {
      call: `PUT /api/${endpoint}`,
      as: 'HA03',
      row: at(`status = 'diajukan'`),
      body: id => ({ id, catatan: 'Uji.' }),
    },
    {
      call: `PUT /api/${endpoint}/{id}`,
      as: 'HA03',
      row: at(`status = 'diajukan'`),
      body: () => ({ catatan: 'Uji.' }),
    },
    { call: `DELETE /api/${endpoint}/{id}`, as: 'HA03', row: at(`status = 'draf'`), body: () => ({}) },
    {
      call: `PUT /api/${endpoint}/approval`,
      as: 'HA05',
      row: at(`status = 'diajukan'`),
      body: id => ({ ...one(id), aksi: 'setujui' }),
    },
    { call: `PUT /api/${endpoint}/selesaikan`, as: 'HA03', row: at(`status = 'berjalan'`), body: one },
    ...decided,
  ];
}
