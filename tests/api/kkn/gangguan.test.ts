// @module-tag semua: disturbances and races; platform/engine asks the same of one resource
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addParticipants } from '../../e2e/kkn/gelombang.ts';
import { cal, N } from '../magang/place.ts';
import { anggota, type KknPlace, openKkn, type Participant, type Running, runningGroup } from './place.ts';

/** Disturbances of a running wave: its days move, somebody leaves, many want one place. */

const L = 'v3/kkn/laporan-harian';
const G = 'v3/kkn/kkn-kelompok';
let kkn: KknPlace;
let running: Running;
beforeAll(async () => {
  kkn = await openKkn();
  running = await runningGroup(kkn);
});
afterAll(() => kkn.world.close());

const entry = (who: Participant, tanggal: string) => ({
  idKlien: uuidv7(),
  aksi: 'simpan',
  fields: {
    idPendaftarMbkm: who.id,
    tanggal,
    jamMulai: '08:00',
    jamSelesai: '10:00',
    judul: 'Menanam mangrove',
    uraian: 'Menanam seratus bibit mangrove bersama kelompok tani di pesisir.',
    hasil: 'Seratus bibit',
  },
});
const send = async (who: Participant, ...laporan: ReturnType<typeof entry>[]) => {
  const answer = await who.person.post(`${L}/kirim-banyak`, { laporan });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ hasil: { hasil: string; pesan: string | null }[] }>().hasil;
};
const participation = (one: Participant) =>
  kkn.db.one<{ status: string; mulai: string; selesai: string }>(
    `select status, tanggal_mulai::text as mulai, tanggal_selesai::text as selesai
     from mbkm_pendaftar_program_mbkm where id = $1`,
    [one.id],
  );

describe('gelombang yang tanggalnya berubah', () => {
  it('tidak meninggalkan log di luar tanggalnya, dan membawa peserta serta sasaran lognya', async () => {
    const { idGelombang, idKelompok, ketua } = running;
    expect(await send(ketua, entry(ketua, cal.day(-6)))).toMatchObject([{ hasil: 'dibuat' }]);
    const at = `v3/kkn/gelombang/${idGelombang}`;
    // People are in it: a note and its name come along.
    const { nama: ketikNama } = await kkn.done(await kkn.team.get(at));
    const meant = { catatan: 'Jadwal kabupaten berubah.', ketikNama };
    const later = await kkn.team.put(at, { ...meant, tanggalBerangkat: cal.day(-5) });
    expect([later.statusCode, later.json().message]).toEqual([409, 'Ada 1 log di luar tanggal baru.']);
    const target = async () => {
      const { anggota: members } = (await running.dpl.person.get(`${L}/cakupan?idKelompok=${idKelompok}`)).json<{
        anggota: { idPendaftarMbkm: string; target: number }[];
      }>();
      return members.find(({ idPendaftarMbkm }) => idPendaftarMbkm === ketua.id)?.target ?? 0;
    };
    const before = await target();
    expect(await participation(ketua)).toMatchObject({ mulai: cal.day(-20), selesai: cal.day(20) });
    await kkn.done(await kkn.team.put(at, { ...meant, tanggalBerangkat: cal.day(-13), tanggalSelesai: cal.day(13) }));
    expect(await participation(ketua)).toMatchObject({ mulai: cal.day(-13), selesai: cal.day(13) });
    expect(await target()).toBeLessThan(before);
    // An entry of the device for a day outside the wave is refused alone.
    expect(await send(ketua, entry(ketua, cal.day(-16)), entry(ketua, cal.day(-2)))).toMatchObject([
      { hasil: 'ditolak', pesan: expect.stringContaining('Tanggal di luar masa pelaksanaan KKN.') },
      { hasil: 'dibuat' },
    ]);
    // On the day of its first log the wave may still begin.
    await kkn.done(await kkn.team.put(at, { ...meant, tanggalBerangkat: cal.day(-6) }));
    expect(await participation(ketua)).toMatchObject({ mulai: cal.day(-6) });
  });
});

describe('mahasiswa yang keluar sementara lognya berjalan', () => {
  it('tidak lagi anggota dan tidak menulis; lognya tetap ada bagi Tim MBKM dan tidak menunggu DPL lagi', async () => {
    const { anggota: dua, dpl, idKelompok, ketua } = running;
    expect(await send(dua, entry(dua, cal.day(-1)))).toMatchObject([{ hasil: 'dibuat' }]);
    await kkn.db.execute(`update kkn_laporan_harian set status = 'diajukan' where id_pendaftar_mbkm = $1`, [dua.id]);
    const team = await kkn.db.one<{ id: string }>(`select id from pengaturan_user where username = 'timmbkm'`);
    const letter = await kkn.documents(team?.id ?? '', 'suratMundur');
    await kkn.db.execute('update internal_berkas set resource = $2 where id = $1', [letter.suratMundur, N]);
    await kkn.done(await kkn.team.post(`${N}/${dua.id}/aksi/mundurkan`, { catatan: 'Sakit.', ...letter }));
    expect(await participation(dua)).toMatchObject({ status: 'mengundurkan_diri' });
    const group = await kkn.done(await kkn.team.get(`${G}/${idKelompok}`));
    expect(group.anggota).toMatchObject([{ statusAnggota: 'bergabung' }, { statusAnggota: 'keluar' }]);
    const [refused] = await send(dua, entry(dua, cal.day(-2)));
    expect(refused?.hasil).toBe('ditolak');
    const seen = async (who: typeof kkn.team) =>
      (await who.get(L, { filter: { idPendaftarMbkm: dua.id } })).json<unknown[]>();
    expect(await seen(kkn.team)).toHaveLength(1);
    expect(await seen(dpl.person)).toEqual([]);
    const { anggota: members } = (await dpl.person.get(`${L}/cakupan?idKelompok=${idKelompok}`)).json<{
      anggota: { idPendaftarMbkm: string }[];
    }>();
    expect(members.map(({ idPendaftarMbkm }) => idPendaftarMbkm)).toEqual([ketua.id]);
  });
});

describe('tempat terakhir sebuah desa', () => {
  it('diperoleh tepat satu dari yang dipindahkan bersamaan; kuota mahasiswanya tidak pernah terlampaui', async () => {
    const wave = await kkn.wave({ ukuranMaks: 40, minFakultas: 1, maksPerProdi: 40, minPersenGender: 0 });
    const desa = await kkn.village(wave.id, { kuotaMahasiswa: 3 });
    const [first = '', second = '', ...others] = await addParticipants(kkn, wave.id, 52);
    const group = await kkn.done(
      await kkn.team.post(G, {
        idGelombang: wave.id,
        nama: 'Tepi',
        idDesa: desa.id,
        anggota: [anggota({ id: first }, 'ketua'), anggota({ id: second })],
      }),
    );
    const answers = await Promise.all(
      others.map(idPendaftarMbkm =>
        kkn.team.put('v3/kkn/mengatur-kelompok/pindah', { idPendaftarMbkm, keKelompok: group.id, catatan: 'Uji.' }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(49);
    expect(await kkn.done(await kkn.team.get(`v3/kkn/desa/${desa.id}`))).toMatchObject({ terisi: 3, sisaKuota: 0 });
    const inside = await kkn.db.one<{ n: number }>(
      'select count(*)::int as n from kkn_kkn_kelompok_anggota where parent_id = $1',
      [group.id],
    );
    expect(inside?.n).toBe(3);
  });
});
