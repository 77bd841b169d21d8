import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RingkasanUsaha } from '../../../resources/kwu/bacaan.ts';
import type { Person } from '../support/world.ts';
import { G, id, type KwuPlace, openKwu } from './place.ts';

/** Figures, money and map of a period's businesses (docs/domain/30 §3 /kwu), on the demo's rows. */

let kwu: KwuPlace;
beforeAll(async () => {
  kwu = await openKwu();
});
afterAll(() => kwu.world.close());

const overview = async (person: Person): Promise<RingkasanUsaha> =>
  (await kwu.done(await person.get(`${G}/ringkasan`, { idPeriode: id.periode(0) }))) as unknown as RingkasanUsaha;

describe('ringkasan usaha', () => {
  it('menghitung usaha per kategori, tahap, dan status', async () => {
    expect(await overview(kwu.team)).toMatchObject({
      jumlah: 3,
      status: { aktif: 3 },
      tahap: { awal: 2, bertumbuh: 1 },
      tanpaKoordinat: [],
      kategori: { makanan_minuman: 1, industri_kreatif: 1, manufaktur_teknologi: 1 },
    });
  });

  it('uangnya sama dengan penjumlahan sendiri dalam sen, per bulan dan per usaha', async () => {
    const rows = await kwu.db.query<{ bulan: string; usaha: string; omzet: string | null; keluar: string | null }>(
      `select to_char(l.tanggal, 'YYYY-MM') as bulan, g.nama_usaha as usaha, l.omzet::text as omzet, l.pengeluaran::text as keluar
       from kwu_log_book l join kwu_kelompok g on g.id = l.id_kelompok where l.status = 'disetujui' and g.id_periode = $1`,
      [id.periode(0)],
    );
    const cents = (text: string | null): bigint => {
      const [whole = '0', part = ''] = (text ?? '0').split('.');
      return BigInt(whole) * 100n + BigInt(part.padEnd(2, '0').slice(0, 2));
    };
    const sums = (key: 'bulan' | 'usaha', of: 'omzet' | 'keluar') => {
      const found = new Map<string, bigint>();
      for (const row of rows) found.set(row[key], (found.get(row[key]) ?? 0n) + cents(row[of]));
      return [...found].toSorted(([a], [b]) => a.localeCompare(b)).map(([name, sum]) => [name, Number(sum) / 100]);
    };
    const { bulan, titik } = await overview(kwu.team);
    expect(rows.length).toBeGreaterThan(20);
    expect(bulan.map(one => [one.bulan, one.omzet])).toEqual(sums('bulan', 'omzet'));
    expect(bulan.map(one => [one.bulan, one.pengeluaran])).toEqual(sums('bulan', 'keluar'));
    expect(bulan.map(({ omzet, pengeluaran, laba }) => omzet - pengeluaran - laba)).toEqual(bulan.map(() => 0));
    expect(titik.map(({ usaha, omzet }) => [usaha, omzet])).toEqual(sums('usaha', 'omzet'));
  });

  it('tiap usaha per bulan sama dengan penjumlahan sendiri: omzet, pengeluaran, laba, dan transaksi', async () => {
    const { titik } = await overview(kwu.team);
    expect(titik).toHaveLength(3);
    for (const { id: one } of titik) {
      const rows = await kwu.db.query<{ bulan: string; omzet: string; keluar: string; n: number }>(
        `select substr(tanggal::text, 1, 7) as bulan, coalesce(omzet, 0)::numeric(20, 2)::text as omzet,
           coalesce(pengeluaran, 0)::numeric(20, 2)::text as keluar, coalesce(jumlah_transaksi, 0) as n
         from kwu_log_book where id_kelompok = $1 and status = 'disetujui' order by tanggal`,
        [one],
      );
      const months = new Map<string, { omzet: bigint; keluar: bigint; n: number }>();
      for (const { bulan, omzet, keluar, n } of rows) {
        const so = months.get(bulan) ?? { omzet: 0n, keluar: 0n, n: 0 };
        const cents = (text: string) => BigInt(text.replace('.', ''));
        months.set(bulan, { omzet: so.omzet + cents(omzet), keluar: so.keluar + cents(keluar), n: so.n + n });
      }
      const own = [...months].map(([bulan, { omzet, keluar, n }]) => ({
        bulan,
        omzet: Number(omzet) / 100,
        pengeluaran: Number(keluar) / 100,
        laba: Number(omzet - keluar) / 100,
        transaksi: n,
      }));
      const said = (await kwu.team.get(`${G}/${one}/keuangan`)).json<object[]>();
      expect(said).toEqual(own.map(month => ({ ...month, target: expect.any(Number) })));
    }
    const { bulan } = await overview(kwu.team);
    const counted = await kwu.db.one<{ n: number }>(
      `select sum(l.jumlah_transaksi)::int as n from kwu_log_book l join kwu_kelompok g on g.id = l.id_kelompok
       where g.id_periode = $1 and l.status = 'disetujui'`,
      [id.periode(0)],
    );
    expect(bulan.reduce((sum, { transaksi }) => sum + transaksi, 0)).toBe(counted?.n);
  });

  it('diekspor dengan angka yang sama, hanya usaha dalam cakupan', async () => {
    const lines = async (person: Person) => {
      const answer = await person.get(`${G}/ringkasan/ekspor`, { idPeriode: id.periode(0), format: 'csv' });
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.body
        .trim()
        .split(/\r?\n/)
        .map(line => line.split(';'));
    };
    const [head = [], ...rows] = await lines(kwu.team);
    const at = (name: string) => head.findIndex(cell => cell.replace('\uFEFF', '') === name);
    const { titik } = await overview(kwu.team);
    expect(rows.map(row => [row[at('Usaha')], Number(row[at('Omzet')]?.replace(',', '.')), row[at('Status')]])).toEqual(
      titik.map(({ usaha, omzet }) => [usaha, omzet, 'Aktif']),
    );
    expect((await lines(await kwu.as('HA04'))).slice(1).map(row => row[at('Usaha')])).toEqual(['Kopi Lereng Arjuna']);
    const book = await kwu.team.get(`${G}/ringkasan/ekspor`, { idPeriode: id.periode(0) });
    expect(book.headers['content-type']).toContain('spreadsheetml');
    expect((await (await kwu.as('HA06')).get(`${G}/ringkasan/ekspor`, { idPeriode: id.periode(0) })).statusCode).toBe(
      403,
    );
  });

  it('hanya usaha dalam cakupan peran; tanpa periode ditolak', async () => {
    const names = async (role: 'HA02' | 'HA04' | 'HA10') =>
      (await overview(await kwu.as(role))).titik.map(({ usaha }) => usaha);
    expect(await names('HA02')).toEqual(['Kopi Lereng Arjuna']);
    expect(await names('HA04')).toEqual(['Kopi Lereng Arjuna']);
    expect(await names('HA10')).toHaveLength(3);
    expect(kwu.refusal(await kwu.team.get(`${G}/ringkasan`))).toEqual([400, 'Periode wajib dipilih.']);
    expect((await (await kwu.as('HA06')).get(`${G}/ringkasan`, { idPeriode: id.periode(0) })).statusCode).toBe(403);
  });
});
