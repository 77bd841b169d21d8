import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saidText } from '../../../resources/kit/index.ts';
import type { PapanBersama } from '../../../resources/kkn/papan.ts';
import { kknRefusals } from '../../../resources/kkn/refusals.ts';
import type { Person } from '../support/world.ts';
import { type KknPlace, openKkn, type Participant } from './place.ts';

/** Proposals of groups (docs/domain/30 §2, §4.2, scenario 3). */

const U = 'v3/kkn/mengatur-kelompok/usulan';
let kkn: KknPlace;
beforeAll(async () => {
  kkn = await openKkn();
});
afterAll(() => kkn.world.close());

interface Proposal {
  id: string;
  version: number;
  status: string;
  skor: number;
  kelompok: {
    kunci: string;
    idDesa: string;
    idKetua: string | null;
    anggota: string[];
    pelanggaran: { pesan: string }[];
  }[];
  tidakTertempatkan: { idPendaftarMbkm: string; alasan: string }[];
  peringatan: string[];
}

interface Wave {
  id: string;
  people: Participant[];
}

/** A wave with six approved participants and villages for groups of three. */
async function waveOf(villages = 2, over: Record<string, unknown> = {}): Promise<Wave> {
  const { id } = await kkn.wave({ ukuranMin: 2, ukuranMaks: 3, minPersenGender: 0, maksPerProdi: 10, ...over });
  for (let n = 0; n < villages; n++) await kkn.village(id, { kuotaMahasiswa: 4 });
  await kkn.supervisor(id, { maksKelompok: 2 });
  const people: Participant[] = [];
  for (let n = 0; n < 6; n++) people.push(await kkn.participant(id, 'disetujui', { bersedia_jadi_ketua: n % 2 === 0 }));
  return { id, people };
}

const make = async (idGelombang: string, benih = 'satu'): Promise<Proposal> => {
  const answer = await kkn.team.post(U, { idGelombang, benih });
  expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)]);
  return answer.json<Proposal>();
};
const read = async (id: string): Promise<Proposal> => (await kkn.team.get(`${U}/${id}`)).json<Proposal>();
const refusal = (answer: { statusCode: number; json(): { message: string } }) => [
  answer.statusCode,
  answer.json().message,
];

describe('usulan kelompok', () => {
  it('membagi semua peserta, sama untuk benih yang sama, dan menjadi kelompok setelah diterapkan', async () => {
    const wave = await waveOf();
    const first = await make(wave.id);
    expect(first.kelompok.map(it => it.anggota.length)).toEqual([3, 3]);
    expect(first.kelompok.flatMap(it => it.anggota).sort()).toEqual(wave.people.map(it => it.id).sort());
    expect(first.tidakTertempatkan).toEqual([]);
    const again = await make(wave.id);
    expect(again.kelompok).toEqual(first.kelompok);
    expect(await kkn.db.query('select 1 from kkn_kkn_kelompok where id_gelombang = $1', [wave.id])).toEqual([]);

    const applied = await kkn.team.post(`${U}/${first.id}/terapkan`, { version: first.version });
    expect([applied.statusCode, applied.json()]).toEqual([200, { kelompokDibuat: 2 }]);
    const groups = (
      await kkn.team.get(`v3/kkn/kkn-kelompok?filter=${encodeURIComponent(JSON.stringify({ idGelombang: wave.id }))}`)
    ).json<{ kode: string; status: string; asal: string; idDpl: string | null }[]>();
    expect(groups.map(it => [it.kode, it.status, it.asal, it.idDpl !== null])).toEqual([
      ['KKN-01', 'disetujui', 'otomatis', true],
      ['KKN-02', 'disetujui', 'otomatis', true],
    ]);
    // The other proposal was made of participants who now have a group.
    expect(refusal(await kkn.team.post(`${U}/${again.id}/terapkan`, { version: again.version }))).toEqual([
      409,
      'Data peserta berubah sejak usulan dibuat. Hitung ulang usulan.',
    ]);
    expect(refusal(await kkn.team.post(U, { idGelombang: wave.id }))).toEqual([
      422,
      'Semua peserta yang disetujui sudah berkelompok.',
    ]);
  });

  it('memindah, menukar, dan mengurungkan; yang terlambat diberi tahu dan tidak ada yang hilang', async () => {
    const wave = await waveOf();
    const made = await make(wave.id);
    const [one, two] = made.kelompok;
    const who = one?.anggota[0];
    const moved = await kkn.team.put(`${U}/${made.id}/pindah`, {
      version: made.version,
      idPendaftarMbkm: who,
      keKelompok: two?.kunci,
    });
    expect(moved.statusCode).toBe(200);
    const after = moved.json<Proposal>();
    const changed = after.kelompok.find(it => it.kunci === two?.kunci);
    expect(changed?.anggota).toContain(who);
    expect(changed?.pelanggaran.map(it => it.pesan)).toEqual(['Anggota 4 orang, maksimal 3.']);
    expect(after.skor).toBeGreaterThan(made.skor);
    const late = await kkn.team.put(`${U}/${made.id}/pindah`, {
      version: made.version,
      idPendaftarMbkm: two?.anggota[0],
      keKelompok: one?.kunci,
    });
    expect(refusal(late)).toEqual([409, 'Data sudah diubah pengguna lain. Muat ulang, lalu coba lagi.']);
    expect((await read(made.id)).kelompok.find(it => it.kunci === two?.kunci)?.anggota).toHaveLength(4);

    expect(refusal(await kkn.team.post(`${U}/${made.id}/terapkan`, { version: after.version }))[0]).toBe(422);
    const silent = await kkn.team.post(`${U}/${made.id}/terapkan`, {
      version: after.version,
      abaikanPelanggaran: true,
    });
    expect(silent.json().errors).toEqual({ catatan: 'Catatan wajib diisi.' });

    const back = await kkn.team.put(`${U}/${made.id}/urungkan`, { version: after.version });
    expect(back.json<Proposal>().skor).toBe(made.skor);
    const restored = await read(made.id);
    expect(restored.kelompok).toEqual(made.kelompok);
    expect(refusal(await kkn.team.put(`${U}/${made.id}/urungkan`, { version: restored.version }))).toEqual([
      409,
      'Tidak ada perubahan yang dapat diurungkan.',
    ]);

    const swapped = await kkn.team.put(`${U}/${made.id}/pindah`, {
      version: restored.version,
      idPendaftarMbkm: who,
      keKelompok: two?.kunci,
      tukarDengan: two?.anggota[1],
    });
    expect(swapped.json<Proposal>().kelompok.map(it => it.anggota.length)).toEqual([3, 3]);
    const out = await kkn.team.put(`${U}/${made.id}/pindah`, {
      version: restored.version + 1,
      idPendaftarMbkm: who,
      keKelompok: null,
    });
    expect(out.json<Proposal>().tidakTertempatkan).toEqual([
      { idPendaftarMbkm: who, alasan: 'Dikeluarkan dari kelompok.' },
    ]);
  });

  it('dua orang saling melihat dan mendengar perubahan; urungan hanya menyentuh milik sendiri', async () => {
    const wave = await waveOf();
    const made = await make(wave.id);
    const [one, two] = made.kelompok;
    const [a, b] = [one?.anggota[0], two?.anggota[0]];
    const other = await kkn.enter('HA03');
    const names = await kkn.db.query<{ id: string; name: string }>('select id::text as id, name from pengaturan_user');
    const otherName = names.find(({ id }) => id === other.userId)?.name;
    const open = async (who: Person, sejak: number) => {
      const answer = await who.post(`${U}/${made.id}/buka`, { sejak });
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json<PapanBersama>();
    };
    const move = (who: Person, version: number, id: string | undefined, to: string | null | undefined) =>
      who.put(`${U}/${made.id}/pindah`, { version, idPendaftarMbkm: id, keKelompok: to });
    const undo = (who: Person, version: number) => who.put(`${U}/${made.id}/urungkan`, { version });
    let { version } = made;

    expect((await open(kkn.team, version)).orang).toEqual([]);
    const [teamName, ...more] = (await open(other, version)).orang;
    expect([names.some(({ name }) => name === teamName), more]).toEqual([true, []]);
    expect(await open(kkn.team, version)).toEqual({ status: 'draf', version, orang: [otherName], perubahan: null });

    expect((await move(kkn.team, version, a, null)).json()).toMatchObject({ dapatDiurungkan: 1 });
    const late = await move(other, version, b, null);
    expect([late.statusCode, late.json().version]).toEqual([409, version + 1]);
    expect((await open(other, version)).perubahan).toMatchObject({
      version: version + 1,
      dapatDiurungkan: 0,
      tidakTertempatkan: [{ idPendaftarMbkm: a }],
      langkah: [{ oleh: teamName, orang: [a], kelompok: [] }],
    });
    expect((await move(other, version + 1, b, null)).statusCode).toBe(200);
    version += 2;
    const back = (await undo(kkn.team, version)).json<Proposal>();
    expect(back.tidakTertempatkan.map(it => it.idPendaftarMbkm)).toEqual([b]);
    const groups = (await read(made.id)).kelompok.map(it => it.anggota);
    expect(groups).toEqual([one?.anggota, two?.anggota.filter(id => id !== b)]);
    expect(refusal(await undo(kkn.team, version + 1))).toEqual([409, 'Tidak ada perubahan yang dapat diurungkan.']);

    expect((await move(kkn.team, version + 1, b, one?.kunci)).statusCode).toBe(200);
    version += 2;
    expect(refusal(await undo(other, version))).toEqual([409, kknRefusals.changedByOthers.text]);
    expect((await open(other, version - 1)).perubahan?.dapatDiurungkan).toBe(0);
    expect((await open(other, -100)).perubahan?.langkah).toBeNull();

    kkn.world.clock.now = new Date(kkn.world.clock.now.getTime() + 31_000);
    expect((await open(kkn.team, version)).orang).toEqual([]);
    await (await kkn.as('HA01')).post('sistem/pekerjaan/bersihkan-sesi/jalankan');
    expect(await kkn.db.query('select id_user::text as id from internal_kehadiran')).toHaveLength(1);
    expect((await wave.people[0]?.person.post(`${U}/${made.id}/buka`, { sejak: version }))?.statusCode).toBe(403);
    expect((await (await kkn.enter('HA05')).post(`${U}/${made.id}/buka`, { sejak: version })).statusCode).toBe(403);
    expect((await kkn.team.post(`${U}/${wave.id}/buka`, { sejak: version })).statusCode).toBe(404);
    expect((await kkn.team.post(`${U}/${made.id}/buka`, {})).json().errors).toHaveProperty('sejak');
  });

  it('dengan catatan diterapkan walau melanggar, dan catatannya berada di riwayat kelompok', async () => {
    const wave = await waveOf(2, { maksPerProdi: 2 });
    const made = await make(wave.id);
    const sentence = expect.stringMatching(/^Prodi .+ berisi 3 orang, maksimal 2\.$/);
    expect(made.kelompok.map(it => it.pelanggaran.map(one => one.pesan))).toEqual([[sentence], [sentence]]);
    const { version } = made;
    const refused = await kkn.team.post(`${U}/${made.id}/terapkan`, { version });
    expect([refused.statusCode, refused.json().pelanggaran]).toEqual([
      422,
      made.kelompok.map(it => ({ kunci: it.kunci, aturan: 'prodi', pesan: sentence })),
    ]);
    const applied = await kkn.team.post(`${U}/${made.id}/terapkan`, {
      version,
      abaikanPelanggaran: true,
      catatan: 'Satu keluarga.',
    });
    expect(applied.json()).toEqual({ kelompokDibuat: 2 });
    const noted = await kkn.db.query<{ catatan: string }>(
      `select h.catatan from internal_riwayat h join kkn_kkn_kelompok g on g.id::text = h.id_baris
       where g.id_gelombang = $1 and h.aksi = 'ubah'`,
      [wave.id],
    );
    expect(noted.filter(({ catatan }) => saidText(catatan ?? '') === 'Melanggar susunan: Satu keluarga.')).toHaveLength(
      2,
    );
  });

  it('menyebut kekurangan tempat dan siapa yang tidak tertempatkan', async () => {
    const wave = await waveOf(1);
    const made = await make(wave.id);
    expect(made.peringatan).toEqual(['Kuota desa kurang 3 tempat.']);
    expect(made.tidakTertempatkan.map(it => it.alasan)).toEqual(
      Array.from({ length: 3 }, () => 'Kuota semua desa sudah terisi.'),
    );
  });

  it('ditolak dengan kata yang jelas, dan hanya untuk Tim MBKM', async () => {
    const empty = await kkn.wave();
    const post = async (body: Record<string, unknown>) => refusal(await kkn.team.post(U, body));
    expect(await post({ idGelombang: empty.id })).toEqual([422, 'Belum ada peserta yang disetujui.']);
    expect((await post({}))[0]).toBe(422);
    expect((await post({ idGelombang: 'x' }))[0]).toBe(422);
    const wave = await waveOf();
    const made = await make(wave.id);
    expect((await kkn.team.put(`${U}/${made.id}/pindah`, { keKelompok: null })).statusCode).toBe(428);
    const nobody = { version: made.version, idPendaftarMbkm: made.id, keKelompok: null };
    expect((await kkn.team.put(`${U}/${made.id}/pindah`, nobody)).json().errors).toEqual({
      idPendaftarMbkm: 'Peserta tidak ada dalam usulan ini.',
    });
    expect((await kkn.team.get(`${U}/0190b1c2-0000-7000-8000-000000000000`)).statusCode).toBe(404);
    expect((await wave.people[0]?.person.get(`${U}/${made.id}`))?.statusCode).toBe(403);
    expect((await kkn.team.delete(`${U}/${made.id}`, { version: made.version })).statusCode).toBe(200);
    expect((await kkn.team.get(`${U}/${made.id}`)).statusCode).toBe(404);
  });

  it('kelompok gelombang dibaca dengan susunan dan pelanggarannya, dan siapa yang belum berkelompok', async () => {
    const wave = await waveOf(1);
    const made = await make(wave.id);
    await kkn.team.post(`${U}/${made.id}/terapkan`, { version: made.version });
    const read = await kkn.team.get(`v3/kkn/mengatur-kelompok?idGelombang=${wave.id}`);
    expect(read.json()).toMatchObject({
      kelompok: [{ id: expect.any(String), kunci: 'KKN-01', pelanggaran: [] }],
      peserta: made.tidakTertempatkan.map(({ idPendaftarMbkm }) => ({ idPendaftarMbkm })),
    });
    const [group] = read.json().kelompok;
    expect(group.komposisi.L + group.komposisi.P).toBe(3);
    expect((await kkn.team.get('v3/kkn/mengatur-kelompok')).statusCode).toBe(400);
  });

  it('satu gelombang dihitung sekali pada satu waktu, dapat dihentikan, dan yang ditinggal prosesnya ditandai gagal', async () => {
    const wave = await waveOf();
    const begun = async (ago: string) => {
      const one = await kkn.db.one<{ id: string }>(
        `insert into kkn_usulan_kelompok (id, id_gelombang, benih, status, kemajuan, pertahankan_mandiri, skor, created_at, updated_at)
         values (gen_random_uuid(), $1, 'lain', 'menghitung', 40, true, 0, $2::timestamptz, $2::timestamptz - $3::interval) returning id::text as id`,
        [wave.id, kkn.world.clock.now, ago],
      );
      return read(one?.id ?? '');
    };
    const running = await begun('1 second');
    expect(running).toMatchObject({ status: 'menghitung', kemajuan: 40 });
    expect(refusal(await kkn.team.post(U, { idGelombang: wave.id }))).toEqual([
      409,
      'Usulan gelombang ini sedang dihitung.',
    ]);
    expect(refusal(await kkn.team.post(`${U}/${running.id}/terapkan`, { version: running.version }))[0]).toBe(409);
    expect((await kkn.team.delete(`${U}/${running.id}`, { version: running.version })).statusCode).toBe(200);
    await make(wave.id);
    expect(await begun('2 minutes')).toMatchObject({
      status: 'gagal',
      pesan: 'Penghitungan terhenti. Hitung ulang usulan.',
    });
    await make(wave.id);
    const list = await kkn.team.get(`${U}?idGelombang=${wave.id}`);
    expect(list.json<Proposal[]>().map(it => it.status)).toEqual(expect.arrayContaining(['gagal', 'draf', 'draf']));
  });

  it('dua orang menerapkan bersamaan: satu berhasil', async () => {
    const wave = await waveOf();
    const made = await make(wave.id);
    const apply = () => kkn.team.post(`${U}/${made.id}/terapkan`, { version: made.version });
    const answers = await Promise.all([apply(), apply(), apply()]);
    expect(answers.map(it => it.statusCode).sort()).toEqual([200, 409, 409]);
    const groups = await kkn.db.query('select 1 from kkn_kkn_kelompok where id_gelombang = $1', [wave.id]);
    expect(groups).toHaveLength(2);
  });
});
