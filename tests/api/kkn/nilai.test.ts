import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LembarKelompok } from '../../../resources/nilai/lembar.ts';
import { cal } from '../magang/place.ts';
import type { Person } from '../support/world.ts';
import { type KknPlace, openKkn, type Running, runningGroup } from './place.ts';

/** Sheets of a group of KKN and what they come to (docs/domain/30 §1.13, §4.5; scenario 8). */

const G = 'v3/kkn/menilai-kkn';
let kkn: KknPlace;
let run: Running;

beforeAll(async () => {
  kkn = await openKkn();
  // The wave ends tomorrow: sheets are open.
  run = await runningGroup(kkn, { tanggalBerangkat: cal.day(-30), tanggalSelesai: cal.day(1) });
});
afterAll(() => kkn.world.close());

const sheet = async (who: Person, jenisPenilai: string) =>
  (await who.get(`${G}/lembar`, { idKelompok: run.idKelompok, jenisPenilai })).json<LembarKelompok>().anggota;

/** The same grade on every component of every member's sheet, with the note that unlikely ones need. */
type Body = Record<string, unknown>;
async function grade(
  who: Person,
  jenisPenilai: string,
  angka: number,
  over: Body = {},
  member = (_: number): Body => ({}),
) {
  const seen = await sheet(who, jenisPenilai);
  const anggota = seen.map(({ idPendaftarMbkm, version, rincian }, i) => ({
    idPendaftarMbkm,
    version,
    catatan: 'Sesuai pengamatan di lapangan.',
    rincian: rincian.map(({ idKomponenPenilaian }) => ({ idKomponenPenilaian, nilai: angka })),
    ...member(i),
  }));
  return who.put(`${G}/lembar`, { idKelompok: run.idKelompok, jenisPenilai, aksi: 'kirim', anggota, ...over });
}
async function form(userId: string): Promise<string | undefined> {
  const { berkasFormulir } = await kkn.documents(userId, 'berkasFormulir');
  await kkn.db.execute(`update internal_berkas set resource = 'nilai/penilaian' where id = $1`, [berkasFormulir]);
  return berkasFormulir;
}
const seenBy = async (who: Person) =>
  (await who.get(`v3/kkn/pendaftaran/${run.ketua.id}`)).json<Record<string, unknown>>();

describe('nilai KKN (skenario 8)', () => {
  it('DPL, pembimbing desa lewat formulirnya, dan Tim MBKM menjadi satu nilai; mahasiswa belum melihatnya', async () => {
    const { dpl, ketua } = run;
    const own = await grade(dpl.person, 'dosen', 80);
    expect(own.statusCode, own.body).toBe(200);
    const unsigned = await grade(dpl.person, 'mitra', 90, { diwakilkan: true });
    expect(unsigned.statusCode).toBe(422);
    const account = await kkn.db.one<{ id: string }>('select id from pengaturan_user where id_pegawai = $1', [
      dpl.idPegawai,
    ]);
    // A signed form for each member.
    const forms = [await form(String(account?.id)), await form(String(account?.id))];
    const village = await grade(dpl.person, 'mitra', 90, { diwakilkan: true }, i => ({ berkasFormulir: forms[i] }));
    expect(village.statusCode, village.body).toBe(200);
    expect((await seenBy(kkn.team)).nilaiAkhir).toBeNull();
    const team = await grade(kkn.team, 'tim', 70);
    expect(team.statusCode, team.body).toBe(200);
    expect(await seenBy(kkn.team)).toMatchObject({
      nilaiDosen: 80,
      nilaiMitra: 90,
      nilaiTim: 70,
      nilaiAkhir: 79,
      nilaiHuruf: 'B+',
    });
    expect(await seenBy(ketua.person)).toMatchObject({ nilaiAkhir: null, nilaiHuruf: null });
  });
});
