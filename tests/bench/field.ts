import { registry } from '../../resources/index.ts';
import { column, tableName } from '../../server/platform/database/columns.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { number, option, report } from './compare.ts';
import { type Field, fillField } from './fieldData.ts';
import { type PlainCall, plainPage, timingsOf } from './ratios.ts';
import type { Served } from './servers.ts';

/**
 * A KKN wave in the field (3,000 students, 300 groups, 120,000 daily logs with photos, 5,100 weekly reports): every list,
 * queue, matrix and recap against the plainest SQL that has the same to say. Options: --kelompok=300
 */

/** Nothing takes more than this many times the bare SQL. */
const most = 3;
const lecturer = 'dosen';

type Named = PlainCall & { name: string };

/** A page in the default order with its count. */
function page(name: string, resource: string, filter: object, where: string, values: unknown[]): Named {
  const r = registry.get(resource);
  const order = [
    ...r.sort.map(key => `t.${column(key.replace(/^-/, ''))}${key.startsWith('-') ? ' desc' : ''}`),
    't.id',
  ];
  const fields = r.columns.filter(field => r.fields[field]?.kind !== 'rows');
  const query = new URLSearchParams({
    range: '[0,24]',
    filter: JSON.stringify(filter),
    embed: '1',
    kolom: JSON.stringify(fields),
  });
  const from = `from ${tableName(r)} t where ${where} order by ${order.join(', ')} limit 25`;
  return { name, path: `/api/${r.endpoint}?${query}`, sql: plainPage(r, fields, from, where), values };
}

const json = (rows: string): string => `select coalesce(json_agg(x), '[]')::text as isi from (${rows}) x`;
const H = 'kkn/laporan-harian';
const W = 'kkn/laporan-tugas-mingguan';

/** What Tim MBKM opens. */
const ofTeam = ({ idGelombang, idKelompok, idPendaftar }: Field): Named[] => {
  const filter = { idGelombang };
  const wave = [idGelombang];
  return [
    page('daftar kelompok', 'kkn/kkn-kelompok', filter, 't.id_gelombang = $1', wave),
    page('daftar desa', 'kkn/desa', filter, 't.id_gelombang = $1', wave),
    page('daftar DPL', 'kkn/dpl', filter, 't.id_gelombang = $1', wave),
    page('daftar log harian', H, {}, 'true', []),
    page('log satu kelompok', H, { idKelompok }, 't.id_kelompok = $1', [idKelompok]),
    page('log satu peserta', H, { idPendaftarMbkm: idPendaftar }, 't.id_pendaftar_mbkm = $1', [idPendaftar]),
    page('antrean log', H, { status: 'diajukan' }, `t.status = 'diajukan'`, []),
    page('daftar mingguan', W, {}, 'true', []),
    page('antrean mingguan', W, { status: 'diajukan' }, `t.status = 'diajukan'`, []),
    {
      name: 'peserta satu gelombang',
      path: `/api/v3/kkn/mhs?${new URLSearchParams({ range: '[0,24]', filter: JSON.stringify(filter) })}`,
      sql: `with h as materialized (select t.id, t.npm, t.nama_mahasiswa, t.id_program_prodi, t.status, g.id as kelompok, g.kode, g.nama, g.id_desa, g.id_dpl
          from kkn_pendaftaran p join mbkm_pendaftar_program_mbkm t on t.id = p.id_pendaftar_mbkm
          join kkn_kkn_kelompok g on g.id = p.id_kelompok where p.id_gelombang = $1 order by g.kode, t.nama_mahasiswa, t.id limit 25)
        select (${json(`select h.*, r.nama as prodi, d.desa, l.nama as dpl,
            (select count(distinct tanggal) from kkn_laporan_harian x where x.id_pendaftar_mbkm = h.id and x.status = 'disetujui') as log,
            (select count(*) from kkn_laporan_tugas_mingguan x where x.id_kelompok = h.kelompok and x.status = 'disetujui') as mingguan,
            (select count(*) from kkn_kkn_luaran x where x.status = 'disetujui' and (x.id_kelompok = h.kelompok or x.id_pendaftar_mbkm = h.id)) as luaran
          from h join master_program_prodi r on r.id = h.id_program_prodi left join kkn_desa d on d.id = h.id_desa
            left join kkn_dpl l on l.id = h.id_dpl`)}) as isi,
          (select count(*) from kkn_pendaftaran where id_gelombang = $1) as total`,
      values: wave,
    },
    {
      name: 'matriks mingguan',
      path: `/api/v3/kkn/laporan-tugas-mingguan/matriks?idGelombang=${idGelombang}`,
      sql: json(`select g.id, g.kode || ' ' || g.nama as nama, l.nama as dpl, m.laporan from kkn_kkn_kelompok g
        join kkn_dpl l on l.id = g.id_dpl join (select id_kelompok, json_agg(json_build_object('id', id, 'mingguKe', minggu_ke,
          'status', status, 'skor', skor, 'terlambat', terlambat) order by minggu_ke) as laporan
          from kkn_laporan_tugas_mingguan group by 1) m on m.id_kelompok = g.id where g.id_gelombang = $1 order by g.kode`),
      values: wave,
    },
    {
      name: 'susunan semua kelompok',
      path: `/api/v3/kkn/mengatur-kelompok?idGelombang=${idGelombang}`,
      sql: json(`select g.id, g.kode, g.nama, g.id_desa, g.id_dpl, json_agg(json_build_object('id', t.id, 'npm', t.npm,
          'jk', s.jenis_kelamin, 'prodi', r.nama, 'fakultas', f.nama, 'butuh', p.kebutuhan_khusus)) as anggota
        from kkn_kkn_kelompok g join kkn_kkn_kelompok_anggota m on m.parent_id = g.id
        join mbkm_pendaftar_program_mbkm t on t.id = m.id_pendaftar_mbkm join kkn_pendaftaran p on p.id_pendaftar_mbkm = t.id
        join master_mahasiswa s on s.id = t.id_mahasiswa join master_program_prodi r on r.id = t.id_program_prodi
        left join master_siamik_fakjur f on f.id = r.id_fakultas where g.id_gelombang = $1 group by g.id order by g.kode`),
      values: wave,
    },
    {
      name: 'peta desa',
      path: `/api/v3/kkn/desa/peta?idGelombang=${idGelombang}`,
      sql: json(`select d.id, d.desa, d.kecamatan, d.lintang, d.bujur, d.kuota_mahasiswa, d.terisi, d.sinyal,
          (select json_agg(g.kode) from kkn_kkn_kelompok g where g.id_desa = d.id) as kelompok
        from kkn_desa d where d.id_gelombang = $1 order by d.kecamatan, d.desa`),
      values: wave,
    },
    {
      name: 'rekap nilai',
      path: `/api/v3/kkn/menilai-kkn/rekap?${new URLSearchParams({ filter: JSON.stringify(filter) })}`,
      sql: json(`select g.kode, g.nama, t.id, t.npm, t.nama_mahasiswa, t.nilai_akhir, t.nilai_huruf, (select json_agg(json_build_object(
          'jenis', n.jenis_penilai, 'nilai', n.nilai_angka, 'status', n.status)) from nilai_penilaian n where n.id_pendaftar_mbkm = t.id) as nilai
        from kkn_kkn_kelompok g join kkn_kkn_kelompok_anggota m on m.parent_id = g.id
        join mbkm_pendaftar_program_mbkm t on t.id = m.id_pendaftar_mbkm where g.id_gelombang = $1 order by g.kode, t.nama_mahasiswa`),
      values: wave,
    },
  ];
};

/** What a DPL with three groups and thirty students opens in the morning. */
const ofLecturer = ({ idKelompok, idDpl }: Field): Named[] => {
  const own = `t.id_kelompok in (select id from kkn_kkn_kelompok where id_dpl = $1) and t.status = 'diajukan'`;
  return [
    page('DPL: antrean log', H, { status: 'diajukan' }, own, [idDpl]),
    page('DPL: antrean mingguan', W, { status: 'diajukan' }, own, [idDpl]),
    {
      name: 'DPL: kelompok yang menunggu',
      path: '/api/v3/kkn/laporan-harian/kelompok',
      sql: json(`select g.id, g.kode || ' ' || g.nama as nama, count(distinct m.id_pendaftar_mbkm) as anggota, count(t.id) as menunggu,
          min(t.tanggal_diajukan) as terlama from kkn_kkn_kelompok g join kkn_kkn_kelompok_anggota m on m.parent_id = g.id
        left join kkn_laporan_harian t on t.id_pendaftar_mbkm = m.id_pendaftar_mbkm and t.status = 'diajukan'
        where g.id_dpl = $1 group by g.id`),
      values: [idDpl],
    },
    {
      name: 'DPL: cakupan satu kelompok',
      path: `/api/v3/kkn/laporan-harian/cakupan?idKelompok=${idKelompok}`,
      sql: json(`select p.id, p.npm, p.nama_mahasiswa, count(distinct l.tanggal) filter (where l.status = 'disetujui') as disetujui,
          count(*) filter (where l.status = 'diajukan') as menunggu, count(*) filter (where l.terlambat) as terlambat
        from kkn_kkn_kelompok_anggota m join mbkm_pendaftar_program_mbkm p on p.id = m.id_pendaftar_mbkm
        left join kkn_laporan_harian l on l.id_pendaftar_mbkm = p.id where m.parent_id = $1 group by p.id`),
      values: [idKelompok],
    },
  ];
};

/** Fills a wave and reports each call as a multiple of the bare SQL. */
export async function measureField(
  db: Db,
  databaseUrl: string,
  portal: Served,
  login: (portal: string, username?: string) => Promise<string>,
): Promise<void> {
  const groups = option('kelompok', 300);
  const field = await db.unhurried(0, () => fillField(db, groups, lecturer));
  const counted = await db.one<{ orang: number; log: number; minggu: number }>(
    `select (select count(*)::int from kkn_pendaftaran) as orang, (select count(*)::int from kkn_laporan_harian) as log,
       (select count(*)::int from kkn_laporan_tugas_mingguan) as minggu`,
  );
  console.log(
    `${number(groups)} kelompok, ${number(counted?.orang ?? 0)} peserta, ${number(counted?.log ?? 0)} log, ${number(counted?.minggu ?? 0)} laporan mingguan`,
  );
  for (const [username, calls] of [
    [undefined, ofTeam(field)],
    [lecturer, ofLecturer(field)],
  ] as const)
    for (const { name, ours, bare, ratio } of await timingsOf(
      calls,
      databaseUrl,
      portal.url,
      await login(portal.url, username),
    ))
      report(
        name,
        `${ours.toFixed(1)} dan ${bare.toFixed(1)} ms: ${ratio.toFixed(1)}×`,
        `≤ ${most}× SQL polos`,
        ratio <= most,
      );
}
