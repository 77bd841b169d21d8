import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../../../resources/index.ts';
import { tableName } from '../../../../server/platform/database/columns.ts';
import { cal, openPlace, type Place } from '../../magang/place.ts';
import type { Person } from '../../support/world.ts';

/** A step of a row that belongs to something that is over or not open is not offered, and is refused in words. */
let place: Place;
beforeAll(async () => {
  place = await openPlace();
});
afterAll(() => place.world.close());

interface Case {
  resource: string;
  step: string;
  /** Columns with which the step is offered; over the row `t`. */
  ready: string;
  /** Which rows, over `t`. */
  where?: string;
  /** Statement that ends what the row belongs to ($1 = the row). */
  over: string;
  says: string;
  /** Actor of the step; default: Tim MBKM. `of` is the column that names the account. */
  by?: { role: string; account: 'idPegawai' | 'idProgramProdi' | 'idMhsInbound'; of: string };
}

const past = `'${cal.day(-1)}'`;
const participation = (kind: string, key: string, parent: string, table: string, day: string, detail: string) => ({
  resource: 'mbkm/pendaftar-program-mbkm',
  step: 'setujui',
  where: `t.kode_jenis_mbkm = '${kind}' and exists (select 1 from ${detail} d where d.id_pendaftar_mbkm = t.id and d.${key} is not null)
    and exists (select 1 from mbkm_pendaftar_tahap s where s.id_pendaftar_mbkm = t.id and s.tahap = 'prodi')`,
  ready: `status = 'diajukan', tahap_aktif = 'prodi'`,
  over: `update ${table} set ${day} = ${past} where id = (select d.${key} from ${detail} d where d.id_pendaftar_mbkm = $1)`,
  says: parent,
  by: { role: 'HA05', account: 'idProgramProdi', of: 't.id_program_prodi' } as const,
});

const cases: readonly Case[] = [
  {
    resource: 'magang/program-ditawarkan',
    step: 'setujui',
    ready: `status = 'diajukan', tanggal_tutup = '2099-01-01'`,
    over: `update master_mitra set status = 'nonaktif' where id = (select id_mitra from magang_program_ditawarkan where id = $1)`,
    says: 'Mitra ini tidak aktif.',
  },
  {
    resource: 'magang/program-ditawarkan',
    step: 'buka',
    ready: `status = 'ditutup', tanggal_tutup = '2099-01-01'`,
    where: `not exists (select 1 from master_mitra m where m.id = t.id_mitra and m.status = 'nonaktif')`,
    over: `update master_periode set status = 'ditutup' where id = (select id_periode from magang_program_ditawarkan where id = $1)`,
    says: 'Periode ini sudah ditutup.',
  },
  {
    resource: 'riset/skema-mitra',
    step: 'ajukan',
    ready: `status = 'draf'`,
    where: `not exists (select 1 from master_periode p where p.id = t.id_periode and p.status = 'ditutup')`,
    over: `update master_mitra set status = 'nonaktif' where id = (select id_mitra from riset_skema_mitra where id = $1)`,
    says: 'Mitra ini tidak aktif.',
  },
  {
    resource: 'kwu/kelompok',
    step: 'setujui',
    ready: `status = 'diajukan'`,
    where: `exists (select 1 from kwu_pengaturan a where a.id = t.id_pengaturan and a.tanggal_selesai >= '${cal.day(0)}')`,
    over: `update kwu_pengaturan set tanggal_selesai = ${past} where id = (select id_pengaturan from kwu_kelompok where id = $1)`,
    says: 'Kegiatan KWU periode ini sudah berakhir.',
  },
  {
    resource: 'komcad/pendaftaran',
    step: 'rekomendasikan',
    where: `exists (select 1 from mbkm_pendaftar_program_mbkm p join komcad_program o on o.id = t.id_program_komcad
      where p.id = t.id and p.status = 'diajukan' and o.tanggal_selesai_latsarmil >= '${cal.day(0)}')`,
    ready: `tahap = 'administrasi', status_pendaftaran = 'diajukan'`,
    over: `update komcad_program set tanggal_selesai_latsarmil = ${past} where id = (select id_program_komcad from komcad_pendaftaran where id = $1)`,
    says: 'Latsarmil gelombang ini sudah berakhir.',
    by: { role: 'HA05', account: 'idProgramProdi', of: 't.id_program_prodi' },
  },
  {
    resource: 'kkn/memilih-dospem',
    step: 'terima',
    ready: `status = 'diajukan'`,
    where: `exists (select 1 from kkn_kkn_kelompok g join kkn_gelombang w on w.id = g.id_gelombang
      where g.id = t.id_kelompok and g.status = 'disetujui' and g.id_dpl is null and w.status <> 'selesai')`,
    over: `update kkn_gelombang set status = 'selesai' where id = (select g.id_gelombang from kkn_memilih_dospem q
      join kkn_kkn_kelompok g on g.id = q.id_kelompok where q.id = $1)`,
    says: 'Gelombang yang sudah selesai hanya dapat dibaca.',
    by: { role: 'HA04', account: 'idPegawai', of: '(select d.id_pegawai from kkn_dpl d where d.id = t.id_dpl)' },
  },
  {
    ...participation('outbound', 'id_masa_studi', '', 'pertukaran_masa_studi', 'kuliah_selesai', 'pertukaran_outbound'),
    says: 'Perkuliahan masa studi ini sudah berakhir.',
  },
  {
    ...participation('riset', 'id_skema', '', 'riset_skema_mitra', 'tanggal_selesai', 'riset_pendaftaran'),
    says: 'Kegiatan skema riset ini sudah berakhir.',
  },
  // Its study period ends last: all that belongs to it follows.
  {
    resource: 'pertukaran/krs',
    step: 'setujui',
    ready: `status = 'diajukan'`,
    over: `update pertukaran_masa_studi set nilai_selesai = ${past} where id = (select id_masa_studi from pertukaran_krs where id = $1)`,
    where: `exists (select 1 from pertukaran_masa_studi m where m.id = t.id_masa_studi and m.nilai_selesai >= '${cal.day(0)}')`,
    says: 'Masa studi ini sudah berakhir.',
  },
  {
    resource: 'pertukaran/mhs-inbound',
    step: 'setujui',
    ready: `status = 'diajukan'`,
    where: `exists (select 1 from pertukaran_masa_studi m where m.id = t.id_masa_studi and m.kuliah_selesai >= '${cal.day(0)}')`,
    over: `update pertukaran_masa_studi set kuliah_selesai = ${past} where id = (select id_masa_studi from pertukaran_mhs_inbound where id = $1)`,
    says: 'Perkuliahan masa studi ini sudah berakhir.',
  },
  {
    resource: 'pertukaran/mk-inbound',
    step: 'buka',
    ready: `status = 'ditutup'`,
    where: `exists (select 1 from pertukaran_masa_studi m where m.id = t.id_masa_studi and m.kuliah_selesai >= '${cal.day(0)}')`,
    over: `update pertukaran_masa_studi set kuliah_selesai = ${past} where id = (select id_masa_studi from pertukaran_mk_inbound where id = $1)`,
    says: 'Perkuliahan masa studi ini sudah berakhir.',
  },
];

describe.each(cases)('$resource $step', ({ resource, step, ready, where = 'true', over, says, by }) => {
  it(`"${says}"`, async () => {
    const r = registry.get(resource);
    const row = await place.db.one<{ id: string; of: string }>(
      `select t.id, ${by?.of ?? 'null'} as of from ${tableName(r)} t where ${where} order by t.id limit 1`,
    );
    if (!row) throw new Error('Tanpa baris contoh.');
    await place.db.execute(`update ${tableName(r)} set ${ready} where id = $1`, [row.id]);
    let person: Person = await place.as('HA03');
    if (by) {
      if (by.account === 'idPegawai')
        await place.db.execute('update pengaturan_user set id_pegawai = null where id_pegawai = $1', [row.of]);
      person = await place.enter(by.role, { [by.account]: row.of });
    }
    const path = `${r.endpoint}/${row.id}`;
    expect((await person.get(path)).json().aksi).toContain(step);
    await place.db.execute(over, [row.id]);
    expect((await person.get(path)).json().aksi).not.toContain(step);
    const refused = await person.post(`${path}/aksi/${step}`, { catatan: 'Uji.' });
    expect([refused.statusCode, refused.json().message]).toEqual([409, says]);
  });
});
