import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { KelompokSaya } from '../../../resources/kkn/kelompokSaya.ts';
import { demandId } from '../../../server/demo/outputs.ts';
import { cal } from '../magang/place.ts';
import type { Person } from '../support/world.ts';
import { anggota, type KknPlace, openKkn, type Running, runningGroup } from './place.ts';

/** Sentences of docs/domain/30 that no scenario goes through: logs, decisions that are told, a wave that is over. */

const L = 'v3/kkn/laporan-harian';
const W = 'v3/kkn/laporan-tugas-mingguan';
const O = 'v3/kkn/kkn-luaran';
const closed = [409, 'Gelombang yang sudah selesai hanya dapat dibaca.'];

let kkn: KknPlace;
let run: Running;

beforeAll(async () => {
  kkn = await openKkn();
  run = await runningGroup(kkn);
});
afterAll(() => kkn.world.close());

type Answer = Awaited<ReturnType<Person['get']>>;
const refusal = (answer: Answer) => [answer.statusCode, answer.json<{ message: string }>().message];
const entry = (tanggal: string, over: Record<string, unknown> = {}) => ({
  idKlien: uuidv7(),
  idPendaftarMbkm: run.ketua.id,
  tanggal,
  jamMulai: '08:00',
  jamSelesai: '10:00',
  judul: 'Menanam mangrove',
  hasil: 'Seratus bibit',
  ...over,
  uraian: over.uraian ?? 'Menanam seratus bibit mangrove bersama kelompok tani di pesisir.',
});

/** Titles of what somebody was told. */
async function told(who: { userId: string }): Promise<string[]> {
  const rows = await kkn.db.query<{ judul: string }>(
    'select judul from notifikasi where id_user = $1 order by created_at, id',
    [who.userId],
  );
  return rows.map(({ judul }) => judul);
}

describe('log harian (§1.9)', () => {
  it('di luar masa KKN atau belum terjadi ditolak dengan satu kalimat', async () => {
    for (const tanggal of [cal.day(-21), cal.day(21), cal.day(1)]) {
      const answer = await run.ketua.person.post(L, entry(tanggal));
      expect([answer.statusCode, answer.json().errors]).toEqual([
        422,
        { tanggal: 'Tanggal di luar masa pelaksanaan KKN.' },
      ]);
    }
  });

  it('dihapus selama draf saja, juga setelah dikembalikan tidak', async () => {
    const { ketua, dpl } = run;
    const made = await kkn.done(await ketua.person.post(L, entry(cal.day(-1))));
    await kkn.db.execute(`update kkn_laporan_harian set status = 'diajukan' where id = $1`, [made.id]);
    await kkn.done(
      await dpl.person.post(`${L}/${made.id}/aksi/revisi`, { catatan: 'Lengkapi', version: made.version }),
    );
    expect(refusal(await ketua.person.delete(`${L}/${made.id}`))).toEqual([
      409,
      'Hanya laporan berstatus draf yang dapat dihapus.',
    ]);
    const draft = await kkn.done(await ketua.person.post(L, entry(cal.day(-2))));
    expect((await ketua.person.delete(`${L}/${draft.id}`)).statusCode).toBe(200);
  });

  it('ditemukan menurut judul dan uraiannya, disaring menurut kelompoknya', async () => {
    const { ketua, idKelompok } = run;
    const uraian = 'Bersama ibu-ibu kami merajut jaring pukat yang koyak di balai nelayan.';
    const made = await kkn.done(await ketua.person.post(L, entry(cal.day(-3), { judul: 'Jaring', uraian })));
    for (const q of ['pukat', 'jaring koyak']) {
      const found = await kkn.team.get(L, { filter: JSON.stringify({ q, idKelompok }) });
      expect(found.json<{ id: string }[]>().map(({ id }) => id)).toEqual([made.id]);
    }
  });
});

describe('laporan mingguan (§1.10)', () => {
  it('diajukan dengan minimal satu tugas, dan kelompoknya diberi tahu keputusannya (§4.10)', async () => {
    const { ketua, anggota: lain, dpl, idKelompok } = run;
    const ringkasan = 'Pekan ini kelompok mendata layanan desa dan melatih pelaku usaha. '.repeat(3);
    const made = await kkn.done(
      await ketua.person.post(W, { idKelompok, mingguKe: 1, ringkasan, rencanaMingguDepan: 'Melanjutkan' }),
    );
    const empty = await ketua.person.post(`${W}/${made.id}/aksi/ajukan`, { version: made.version });
    expect([empty.statusCode, empty.json().errors]).toEqual([422, { tugas: 'Isi minimal satu tugas.' }]);
    const group = await kkn.done(await kkn.team.get(`v3/kkn/kkn-kelompok/${idKelompok}`));
    const [member] = group.anggota as { id: string }[];
    const tugas = [{ uraianTugas: 'Mendata warga', idAnggota: member?.id, realisasiPersen: 10 }];
    await kkn.done(await ketua.person.put(`${W}/${made.id}`, { tugas, version: made.version }));
    const sent = await kkn.done(await ketua.person.post(`${W}/${made.id}/aksi/ajukan`, {}));
    const judged = await dpl.person.put(`${W}/verifikasi`, {
      items: [{ id: made.id, version: sent.version }],
      aksi: 'setujui',
      skor: 80,
    });
    expect(judged.json()).toMatchObject({ berhasil: [made.id] });
    for (const { person } of [ketua, lain]) expect(await told(person)).toContain('Laporan mingguan disetujui');
  });
});

describe('luaran (§1.12)', () => {
  it('tautan yang sudah dipakai menyebut kelompoknya; keputusan diberitahukan kepada anggota', async () => {
    const { ketua, anggota: lain, dpl } = run;
    const tautan = 'https://video.example.ac.id/satu-film';
    const film = (who: Running['ketua']) => ({
      idPendaftarMbkm: who.id,
      idSyaratLuaran: demandId('kkn', 'Video kegiatan KKN'),
      judul: 'Film',
      tautan,
    });
    const first = await kkn.done(await ketua.person.post(O, film(ketua)));
    const sent = await kkn.done(await ketua.person.post(`${O}/${first.id}/aksi/ajukan`, {}));
    await kkn.done(await dpl.person.post(`${O}/${first.id}/aksi/setujui`, { version: sent.version }));
    for (const { person } of [ketua, lain]) expect(await told(person)).toContain('Luaran disetujui');

    const other = await runningGroup(kkn);
    const second = await kkn.done(await other.ketua.person.post(O, film(other.ketua)));
    const group = await kkn.done(await kkn.team.get(`v3/kkn/kkn-kelompok/${run.idKelompok}`));
    const refused = await other.ketua.person.post(`${O}/${second.id}/aksi/ajukan`, { version: second.version });
    expect(refused.json().errors).toEqual({
      tautan: `Tautan ini sudah dipakai sebagai luaran ${String(group.kode)} ${String(group.nama)}.`,
    });
  });
});

describe('kelompok (§4.6, §4.10)', () => {
  it('memberi tahu siapa yang dimasukkan Tim MBKM, lewat pintu mana pun; tanpa ketua ia mengatakannya', async () => {
    const { team } = kkn;
    const wave = await kkn.wave({ minFakultas: 1, minPersenGender: 0 });
    const [satu, dua] = [await kkn.participant(wave.id), await kkn.participant(wave.id)];
    const lain = await kkn.participant(wave.id);
    const group = await kkn.done(
      await team.post('v3/kkn/kkn-kelompok', {
        idGelombang: wave.id,
        nama: 'Baru',
        anggota: [satu, lain].map(one => anggota(one)),
      }),
    );
    await kkn.done(
      await team.put(`v3/kkn/kkn-kelompok/${group.id}`, {
        anggota: [satu, lain, dua].map(one => anggota(one)),
      }),
    );
    expect(await told(dua.person)).toEqual(['Kelompok KKN Anda']);
    const own = async () => (await satu.person.get('v3/kkn/kkn-kelompok/milik')).json<KelompokSaya>().kelompok;
    expect(await own()).toMatchObject({ adaKetua: false });
    const { version } = await kkn.done(await team.get(`v3/kkn/kkn-kelompok/${group.id}`));
    await kkn.done(await team.put(`v3/kkn/mengatur-kelompok/${group.id}/ketua`, { idKetua: dua.id, version }));
    expect(await own()).toMatchObject({ adaKetua: true });
  });
});

describe('gelombang yang selesai (§4.6)', () => {
  it('hanya dibaca, apa pun yang menjadi bagiannya; Super Admin masih mengubahnya', async () => {
    const over = await runningGroup(kkn);
    const { team } = kkn;
    const log = await kkn.done(
      await over.ketua.person.post(L, { ...entry(cal.day(-1)), idPendaftarMbkm: over.ketua.id }),
    );
    const group = await kkn.done(await team.get(`v3/kkn/kkn-kelompok/${over.idKelompok}`));
    await kkn.db.execute(`update kkn_gelombang set status = 'selesai' where id = $1`, [over.idGelombang]);
    const dpl = `v3/kkn/dpl/${over.dpl.id}`;
    const village = `v3/kkn/desa/${String(group.idDesa)}`;
    const pic = await kkn.db.one<{ id: string }>('select id from kkn_pic_kelompok where id_kelompok = $1', [group.id]);
    const tried = [
      await team.put(dpl, { bidangKeahlian: 'Perikanan' }),
      await team.put(village, { alamatPosko: 'Balai desa' }),
      await team.put(`v3/kkn/kkn-kelompok/${group.id}`, { nama: 'Lain' }),
      await team.post(`v3/kkn/kkn-kelompok/${group.id}/aksi/mulai`, {}),
      await team.put(`v3/kkn/mengatur-kelompok/${group.id}`, { dikunci: true, version: group.version }),
      await team.put(`v3/kkn/mengatur-kelompok/${group.id}/ketua`, { divisi: [], version: group.version }),
      await team.put('v3/kkn/mengatur-kelompok/pindah', {
        idPendaftarMbkm: over.anggota.id,
        keKelompok: null,
        catatan: 'Pindah',
      }),
      await team.delete(`v3/kkn/pic-kelompok/${pic?.id}`),
      await over.ketua.person.put(`${L}/${log.id}`, { judul: 'Lain' }),
      await over.ketua.person.post(W, {
        idKelompok: group.id,
        mingguKe: 1,
        ringkasan: 'x'.repeat(120),
        rencanaMingguDepan: 'y',
      }),
      await over.ketua.person.post(O, {
        idPendaftarMbkm: over.ketua.id,
        idSyaratLuaran: demandId('kkn', 'Video kegiatan KKN'),
        judul: 'Film',
      }),
    ];
    expect(tried.map(refusal)).toEqual(tried.map(() => closed));
    expect((await (await kkn.as('HA01')).put(village, { alamatPosko: 'Balai desa' })).statusCode).toBe(200);
  });
});
