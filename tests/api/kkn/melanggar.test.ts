import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../support/world.ts';
import { anggota, type KknPlace, openKkn, type Participant } from './place.ts';

/** The filter "melanggar komposisi" (docs/domain/30 §1.4): the same groups behind every door. */

const G = 'v3/kkn/kkn-kelompok';
type Row = Awaited<ReturnType<KknPlace['wave']>>;

let kkn: KknPlace;
let wave: Row;
/** Breaks the size, the health rule, and nothing. */
let kecil: Row;
let sakit: Row;
let baik: Row;

beforeAll(async () => {
  kkn = await openKkn();
  wave = await kkn.wave({ ukuranMin: 2, ukuranMaks: 4, minFakultas: 1, maksPerProdi: 4, minPersenGender: 0 });
  const jauh = await kkn.village(wave.id, { adaFaskes: false });
  const people: Participant[] = [];
  for (let n = 0; n < 5; n++)
    people.push(await kkn.participant(wave.id, 'disetujui', n === 3 ? { riwayat_penyakit: 'Asma' } : {}));
  const made = async (nama: string, idDesa: string | null, ...members: Participant[]) => {
    const empty = await kkn.done(await kkn.team.post(G, { idGelombang: wave.id, nama, idDesa }));
    const body = { version: empty.version, abaikanPelanggaran: true, catatan: 'Keluarga tinggal di sana.' };
    const rows = members.map((one, i) => anggota(one, i ? 'anggota' : 'ketua'));
    return kkn.done(await kkn.team.put(`v3/kkn/mengatur-kelompok/${empty.id}`, { ...body, anggota: rows }));
  };
  const [a, b, c, d, e] = people as [Participant, Participant, Participant, Participant, Participant];
  kecil = await made('Kecil', null, a);
  baik = await made('Baik', null, b, c);
  sakit = await made('Sakit', jauh.id, d, e);
});
afterAll(() => kkn.world.close());

const found = async (who: Person, filter: Record<string, unknown>) => {
  const answer = await who.get(G, { filter });
  expect(answer.statusCode, answer.body).toBe(200);
  const rows = answer.json<Row[]>();
  expect(answer.headers['content-range']).toMatch(new RegExp(`/${rows.length}$`));
  return rows.map(({ kode }) => String(kode)).sort();
};

describe('filter melanggar komposisi', () => {
  it('daftar, jumlah, ekspor, cetak, dan tindakan massal berarti kelompok yang sama', async () => {
    const filter = { idGelombang: wave.id, melanggar: true };
    const wanted = [kecil.kode, sakit.kode];
    expect(await found(kkn.team, filter)).toEqual(wanted);
    expect(await found(kkn.team, { idGelombang: wave.id, melanggar: false })).toEqual([baik.kode]);
    expect(await found(kkn.team, { ...filter, q: 'Kecil' })).toEqual([kecil.kode]);

    const sheet = await kkn.team.get(`${G}/ekspor`, { filter, format: 'csv', kolom: ['kode'] });
    expect(sheet.body.match(/KKN-\d+/g)?.sort()).toEqual(wanted);
    const print = await kkn.team.get('v3/kkn/mengatur-kelompok/cetak', { filter, jenis: 'daftar', format: 'csv' });
    expect(new Set(print.body.match(/KKN-\d+/g))).toEqual(new Set(wanted));

    const changed = await kkn.team.put(G, { filter, data: { nomorSk: '9/SK' } });
    expect(changed.json()).toMatchObject({ berhasil: 2, gagal: [] });
    const decree = async ({ id }: Row) => (await kkn.done(await kkn.team.get(`${G}/${id}`))).nomorSk;
    expect([await decree(kecil), await decree(baik), await decree(sakit)]).toEqual(['9/SK', null, '9/SK']);
    // A bulk call with a filter changes the rows that the list finds with it.
    const sought = await kkn.team.put(G, { filter: { idGelombang: wave.id, q: 'Baik' }, data: { nomorSk: '8/SK' } });
    expect(sought.json()).toMatchObject({ berhasil: 1, gagal: [] });
  });

  it('tanpa gelombang semua yang punya kelompok; DPL kelompoknya sendiri', async () => {
    const all = await found(kkn.team, { melanggar: true, id: [kecil.id, baik.id, sakit.id] });
    expect(all).toEqual([kecil.kode, sakit.kode]);
    const dpl = await kkn.supervisor(wave.id);
    expect(await found(dpl.person, { melanggar: true })).toEqual([]);
    await kkn.done(await kkn.team.put(`${G}/${kecil.id}`, { idDpl: dpl.id }));
    expect(await found(dpl.person, { melanggar: true })).toEqual([kecil.kode]);
  });

  it('tidak memberi tahu kesehatan siapa pun, dan ditolak bagi yang tidak melihat susunan', async () => {
    expect(await found(await kkn.as('HA10'), { idGelombang: wave.id, melanggar: true })).toEqual([kecil.kode]);
    const student = (await kkn.participant(wave.id)).person;
    for (const one of [student, await kkn.as('HA05')])
      expect((await one.get(G, { filter: { melanggar: true } })).statusCode).toBe(403);
    const odd = await kkn.team.get(G, { filter: { melanggar: 'ya' } });
    expect([odd.statusCode, odd.json().message]).toEqual([
      400,
      'Filter ini tidak dikenal. Hapus filter, lalu coba lagi.',
    ]);
  });
});
