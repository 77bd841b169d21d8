import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '../../../resources/kit/index.ts';
import { businessId } from '../../../server/areas/kwu/demo/ids.ts';
import { G, type KwuPlace, openKwu } from './place.ts';

/** The demo data of KWU (docs/domain/30 §5) keeps the product's own rules. */

let kwu: KwuPlace;
beforeAll(async () => {
  kwu = await openKwu();
});
afterAll(() => kwu.world.close());

const counted = (sql: string) => kwu.db.query<{ status: string; n: number }>(`${sql} group by 1 order by 1`);

describe('data contoh KWU', () => {
  it('memuat usaha dan profil dalam setiap keadaan, 60 logbook, 3 laporan, 6 luaran, satu periode dinilai', async () => {
    expect(await counted('select status, count(*)::int as n from kwu_kelompok')).toEqual([
      { status: 'aktif', n: 3 },
      { status: 'diajukan', n: 1 },
      { status: 'disetujui', n: 5 },
      { status: 'draf', n: 1 },
      { status: 'revisi', n: 1 },
      { status: 'selesai', n: 1 },
    ]);
    const profiles = await counted('select status, count(*)::int as n from kwu_profile');
    expect(profiles.map(({ status }) => status)).toEqual([
      'diajukan',
      'disetujui',
      'disetujui_dpl',
      'ditolak',
      'draf',
      'revisi',
    ]);
    const [counts] = await kwu.db.query(
      `select (select count(*)::int from kwu_log_book) as log, (select count(*)::int from kwu_laporan) as laporan,
         (select count(*)::int from kwu_luaran) as luaran,
         (select count(*)::int from mbkm_pendaftar_program_mbkm where kode_jenis_mbkm = 'kwu' and nilai_akhir is not null) as dinilai`,
    );
    expect(counts).toEqual({ log: 60, laporan: 3, luaran: 6, dinilai: 3 });
  });

  it('anggota membawa kelompok dan pembimbingnya seperti yang ditulis server', async () => {
    const wrong = await kwu.db.query(
      `select t.npm from kwu_kelompok_anggota m join kwu_kelompok g on g.id = m.parent_id
       join mbkm_pendaftar_program_mbkm t on t.id = m.id_pendaftar_mbkm join kwu_pendaftaran_kwu p on p.id_pendaftar_mbkm = t.id
       where p.id_kelompok is distinct from g.id or t.jalur <> g.jenis or t.id_periode <> g.id_periode
         or t.id_dosen_pembimbing is distinct from case when g.status in ('aktif', 'selesai') then g.id_pegawai_dpl end`,
    );
    expect(wrong).toEqual([]);
  });

  it('laporan memuat jumlah logbook yang disetujui', async () => {
    const wrong = await kwu.db.query(
      `select l.id from kwu_laporan l where (l.total_omzet, l.total_biaya) is distinct from (
         (select sum(b.omzet) from kwu_log_book b where b.id_kelompok = l.id_kelompok and b.status = 'disetujui'),
         (select sum(b.pengeluaran) from kwu_log_book b where b.id_kelompok = l.id_kelompok and b.status = 'disetujui'))`,
    );
    expect(wrong).toEqual([]);
  });

  it.each<[Role, number]>([
    ['HA02', 1],
    ['HA03', 12],
    ['HA04', 4],
    ['HA10', 12],
  ])('%s melihat usaha yang menjadi urusannya: %s', async (role, jumlah) => {
    const rows = (await (await kwu.as(role)).get(G)).json<{ id: string }[]>();
    expect(rows).toHaveLength(jumlah);
  });

  it('mahasiswa contoh memimpin Kopi Lereng Arjuna, dengan keuangan tiga bulan', async () => {
    const student = await kwu.as('HA02');
    const months = (await student.get(`${G}/${businessId('kopi')}/keuangan`)).json<
      { omzet: number; target: number }[]
    >();
    expect(months.filter(({ omzet }) => omzet > 0).length).toBeGreaterThan(2);
    expect(months.every(({ target }) => target === months[0]?.target && target > 0)).toBe(true);
  });
});
