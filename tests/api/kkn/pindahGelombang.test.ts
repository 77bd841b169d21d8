import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cal, N } from '../magang/place.ts';
import { anggota, jabatanId, type KknPlace, openKkn, type Participant } from './place.ts';

/** Participants change to another wave (docs/domain/30 §4.6). */

const path = 'v3/kkn/pindah-gelombang';
const G = 'v3/kkn/kkn-kelompok';
type Row = Record<string, unknown> & { id: string; version: number };
type Group = Row & { anggota: { idPendaftarMbkm: string; statusAnggota: string; idJenisAnggota: string }[] };

const rules = { ukuranMin: 2, ukuranMaks: 4, minFakultas: 1, maksPerProdi: 4, minPersenGender: 0 };
let kkn: KknPlace;
let dari: Row;
let ke: Row;

const opened = async (over: Record<string, unknown> = {}) => {
  const wave = await kkn.wave({ ...rules, ...over });
  return kkn.done(await kkn.team.post(`v3/kkn/gelombang/${wave.id}/aksi/buka`, { version: wave.version }));
};
const row = async (one: { id: string }) => kkn.done(await kkn.team.get(`${N}/${one.id}`));
const own = async ({ id }: { id: string }) =>
  (await kkn.done(await kkn.team.get(`v3/kkn/pendaftaran/${id}`))).kkn as Record<string, unknown>;
const items = (...people: { id: string }[]) =>
  Promise.all(people.map(async one => ({ id: one.id, version: (await row(one)).version })));
const move = async (people: { id: string }[], over: Record<string, unknown> = {}) =>
  kkn.team.post(path, { items: await items(...people), keGelombang: ke.id, catatan: 'Sakit tipus.', ...over });
const undo = async (bukti: unknown) => (await kkn.team.post(`ubah-banyak/${String(bukti)}/urungkan`, {})).json();
const told = async (person: Pick<KknPlace['team'], 'get'>) =>
  (await person.get('notifikasi')).json<{ isi: string }[]>().map(({ isi }) => isi);
const set = (one: { id: string }, sql: string) =>
  kkn.db.execute(`update mbkm_pendaftar_program_mbkm set ${sql} where id = $1`, [one.id]);

/** A fixed group of `n`, its leader first. */
async function fixedGroup(n = 3) {
  const people: Participant[] = [];
  for (let i = 0; i < n; i++) people.push(await kkn.participant(dari.id));
  const [dpl, desa] = [await kkn.supervisor(dari.id), await kkn.village(dari.id)];
  const made = await kkn.done(
    await kkn.team.post(G, {
      idGelombang: dari.id,
      nama: 'Melati',
      idDesa: desa.id,
      idDpl: dpl.id,
      anggota: people.map((one, i) => anggota(one, i === 0 ? 'ketua' : 'anggota')),
    }),
  );
  const pic = await kkn.db.one<{ id: string }>('select id from master_pegawai where aktif limit 1');
  await kkn.done(
    await kkn.team.post('v3/kkn/pic-kelompok', { idKelompok: made.id, idPegawai: pic?.id, noHp: '081200000009' }),
  );
  await kkn.done(await kkn.team.post(`${G}/${made.id}/aksi/tetapkan`, {}));
  const group = async () => (await kkn.done(await kkn.team.get(`${G}/${made.id}`))) as Group;
  const member = async ({ id }: { id: string }) =>
    (await group()).anggota.find(({ idPendaftarMbkm }) => idPendaftarMbkm === id);
  return {
    id: made.id,
    kode: String(made.kode),
    dpl,
    people: people as [Participant, Participant, Participant, Participant],
    member,
  };
}

beforeAll(async () => {
  kkn = await openKkn();
  dari = await opened();
  ke = await opened({
    tanggalBerangkat: cal.day(60),
    tanggalSelesai: cal.day(95),
    batasProposal: cal.day(70),
    batasLuaran: cal.day(100),
    batasNilai: cal.day(105),
  });
});
afterAll(() => kkn.world.close());

describe('pindah gelombang', () => {
  it('menunjukkan akibat dalam angka, memindahkan dengan alasan, memberi tahu, dan diurungkan seluruhnya', async () => {
    const group = await fixedGroup();
    const [ketua, dua] = group.people;
    const desa = await kkn.village(dari.id);
    await kkn.db.execute('update kkn_pendaftaran set pilihan_desa1 = $2 where id_pendaftar_mbkm = $1', [
      ketua.id,
      desa.id,
    ]);
    const seen = await move([ketua, dua], { coba: true, catatan: undefined });
    expect(seen.statusCode, seen.body).toBe(200);
    expect(seen.json()).toMatchObject({ berhasil: [ketua.id, dua.id], gagal: [] });
    expect(seen.json().akibat.map(({ kode, n }: { kode: string; n: number }) => [kode, n])).toEqual([
      ['leaving', 2],
      ['leaderless', 1],
      ['small', 1],
      ['unsupervised', 2],
      ['choices', 1],
    ]);
    expect((await row(ketua)).idDosenPembimbing).toBe(group.dpl.idPegawai);

    const bare = await move([ketua], { catatan: ' ', keGelombang: '' });
    expect([bare.statusCode, Object.keys(bare.json().errors).sort()]).toEqual([422, ['catatan', 'keGelombang']]);

    const before = await row(ketua);
    const done = await move([ketua]);
    expect(done.json(), done.body).toEqual({ berhasil: [ketua.id], gagal: [], bukti: [expect.any(String)] });
    expect(await row(ketua)).toMatchObject({
      idDosenPembimbing: null,
      tanggalMulai: ke.tanggalBerangkat,
      tanggalSelesai: ke.tanggalSelesai,
    });
    expect(await own(ketua)).toMatchObject({ idGelombang: ke.id, idKelompok: null, pilihanDesa1: null });
    expect(await group.member(ketua)).toMatchObject({ statusAnggota: 'keluar' });
    const words = `${dari.nama} ke ${ke.nama}`;
    expect((await told(ketua.person)).filter(isi => isi.includes('KKN') || isi.includes(words))).toEqual(
      expect.arrayContaining([expect.stringContaining(`Anda dipindahkan dari ${words}.`)]),
    );
    expect(await told(group.dpl.person)).toEqual(
      expect.arrayContaining([expect.stringContaining(`pindah dari ${words} dan tidak lagi Anda bimbing.`)]),
    );
    const history = (await kkn.team.get(`${N}/${ketua.id}/riwayat`)).json<Record<string, unknown>[]>();
    expect(history).toContainEqual(
      expect.objectContaining({ catatan: expect.stringMatching(/Pindah dari .* Sakit tipus\./), namaRole: 'Tim MBKM' }),
    );
    const receipts = (await kkn.team.get(`ubah-banyak?daftar=${N}`)).json().bukti;
    expect(receipts[0]).toMatchObject({ id: done.json().bukti[0], berubah: 1, bolehUrung: true });
    const opened = (await kkn.team.get(`ubah-banyak/${receipts[0].id}`)).json();
    expect(opened).toMatchObject({ total: 1, baris: [{ id: ketua.id }] });

    expect(await undo(done.json().bukti[0])).toMatchObject({ berhasil: 1, gagal: [] });
    const back = await row(ketua);
    for (const name of ['idDosenPembimbing', 'tanggalMulai', 'tanggalSelesai', 'idPeriode', 'status'])
      expect(back[name], name).toBe(before[name]);
    expect(await own(ketua)).toMatchObject({ idGelombang: dari.id, idKelompok: group.id, pilihanDesa1: desa.id });
    expect(await group.member(ketua)).toMatchObject({
      statusAnggota: 'bergabung',
      idJenisAnggota: jabatanId('ketua'),
    });
    expect(await told(ketua.person)).toContain(`Anda kembali terdaftar pada ${dari.nama}.`);
  });

  it('tidak diurungkan setelah masuk kelompok baru, menulis log, atau kelompok lamanya penuh; disebut sebabnya', async () => {
    const group = await fixedGroup(4);
    const [, satu, dua, tiga] = group.people;
    const done = (await move([satu, dua, tiga])).json();
    expect(done.berhasil).toHaveLength(3);
    const baru = await kkn.done(
      await kkn.team.post(G, {
        idGelombang: ke.id,
        nama: 'Kenanga',
        anggota: [anggota(satu, 'ketua'), anggota(await kkn.participant(ke.id))],
      }),
    );
    kkn.world.clock.now = new Date(kkn.world.clock.now.getTime() + 60_000);
    await kkn.db.execute(
      `insert into kkn_laporan_harian (id, id_klien, id_pendaftar_mbkm, tanggal, judul, uraian, hasil, status, jam_mulai, jam_selesai, created_at)
       values (gen_random_uuid(), gen_random_uuid()::text, $1, $2, 'Rapat', 'Rapat desa', 'Notulen', 'draf', '08:00', '09:00', $3)`,
      [dua.id, ke.tanggalBerangkat, kkn.world.clock.now],
    );
    const left = await undo(done.bukti[0]);
    expect(left.berhasil).toBe(1);
    expect(Object.fromEntries(left.gagal.map(({ id, pesan }: { id: string; pesan: string }) => [id, pesan]))).toEqual({
      [satu.id]: `Sudah masuk kelompok ${String(baru.kode)} Kenanga.`,
      [dua.id]: 'Sudah menulis 1 log sejak dipindahkan.',
    });
    expect((await own(tiga)).idGelombang).toBe(dari.id);
    expect((await own(satu)).idGelombang).toBe(ke.id);

    const again = (await move([tiga])).json();
    for (let n = 0; n < 3; n++) {
      const filled = await kkn.team.put('v3/kkn/mengatur-kelompok/pindah', {
        idPendaftarMbkm: (await kkn.participant(dari.id)).id,
        keKelompok: group.id,
        catatan: 'Melengkapi kelompok.',
      });
      expect(filled.statusCode, filled.body).toBe(200);
    }
    expect(await undo(again.bukti[0])).toMatchObject({
      berhasil: 0,
      gagal: [{ id: tiga.id, code: 'mbkm.groupFullAt' }],
    });
    expect(await own(tiga)).toMatchObject({ idGelombang: ke.id, idKelompok: null });
  });

  it('dua orang sekaligus: yang kedua diberi tahu bahwa datanya sudah berubah', async () => {
    const one = await kkn.participant(dari.id);
    const body = { items: await items(one), keGelombang: ke.id, catatan: 'Bertukar.' };
    const answers = await Promise.all([kkn.team.post(path, body), kkn.team.post(path, body)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await own(one)).idGelombang).toBe(ke.id);
  });

  it('menyebut setiap halangan, dan memindahkan yang lain', async () => {
    const people: Participant[] = [];
    for (let n = 0; n < 5; n++) people.push(await kkn.participant(dari.id));
    const [graded, packed, running, finished, free] = people as [
      Participant,
      Participant,
      Participant,
      Participant,
      Participant,
    ];
    await set(graded, 'nilai_akhir = 80');
    await set(packed, `status_konversi = 'diajukan'`);
    await set(running, `status = 'berjalan'`);
    await set(finished, `status = 'selesai'`);
    const there = await kkn.participant(ke.id);
    const expected = {
      [graded.id]: 'Nilainya sudah dikirim. Buka kunci nilai lebih dahulu.',
      [packed.id]: 'Paket konversinya sudah diajukan.',
      [running.id]: 'Peserta yang sudah berjalan hanya dapat dipindahkan ke gelombang yang sedang dilaksanakan.',
      [finished.id]: 'Status data ini sudah berubah. Muat ulang halaman, lalu periksa lagi.',
      [there.id]: 'Sudah berada di gelombang ini.',
    };
    for (const over of [{ coba: true }, {}]) {
      const answer = (await move([...people, there], over)).json();
      expect(answer.berhasil).toEqual([free.id]);
      expect(
        Object.fromEntries(answer.gagal.map(({ id, pesan }: { id: string; pesan: string }) => [id, pesan])),
      ).toEqual(expected);
    }
    const alone = await move([graded]);
    expect([alone.statusCode, alone.json().message]).toEqual([409, expected[graded.id]]);
  });

  it('menolak gelombang yang tidak menerima peserta, gelombang selesai, dan peran lain', async () => {
    const one = await kkn.participant(dari.id);
    const draf = await kkn.wave(rules);
    const shut = await move([one], { keGelombang: draf.id });
    expect([shut.statusCode, shut.json().message]).toEqual([409, 'Gelombang ini tidak menerima peserta lagi.']);
    const lama = await kkn.wave(rules);
    const old = await kkn.participant(lama.id);
    await kkn.db.execute(`update kkn_gelombang set status = 'selesai' where id = $1`, [lama.id]);
    expect((await move([old])).json().message).toBe('Gelombang yang sudah selesai hanya dapat dibaca.');
    const unknown = await move([one], { keGelombang: one.id });
    expect([unknown.statusCode, unknown.json().errors]).toEqual([422, { keGelombang: 'Pilih gelombang dari daftar.' }]);
    const body = { items: await items(one), keGelombang: ke.id, catatan: 'Ingin pindah.' };
    for (const person of [one.person, await kkn.as('HA04'), await kkn.as('HA05'), await kkn.as('HA10')])
      expect((await person.post(path, body)).statusCode).toBe(403);
    expect((await kkn.team.bare.post(path, { ...body, items: [{ id: one.id }] })).statusCode).toBe(428);
  });

  it('menawarkan gelombang yang menerima peserta dengan sisa tempat desanya, dan menghitung yang melebihinya', async () => {
    const penuh = await opened();
    await kkn.db.execute(`delete from kkn_desa where id_gelombang = $1`, [penuh.id]);
    const seen = async () => (await move(people, { keGelombang: penuh.id, coba: true })).json().akibat;
    const people = [await kkn.participant(dari.id), await kkn.participant(dari.id)];
    expect(await seen()).toEqual([]);
    await kkn.village(penuh.id);
    await kkn.db.execute(`update kkn_desa set kuota_mahasiswa = 2 where id_gelombang = $1`, [penuh.id]);
    await kkn.participant(penuh.id);
    const choices = (await kkn.team.get(path)).json<Record<string, unknown>[]>();
    expect(choices.find(({ id }) => id === penuh.id)).toMatchObject({ nama: penuh.nama, peserta: 1, kuota: 2 });
    const states = new Set(choices.map(({ status }) => status));
    for (const shut of ['draf', 'penilaian', 'selesai']) expect(states).not.toContain(shut);
    expect(await seen()).toMatchObject([{ kode: 'beyond', n: 1 }]);
    expect((await (await kkn.as('HA05')).get(path)).statusCode).toBe(403);
  });

  it('log yang terbawa tidak menghalangi tanggal baru gelombang tujuan', async () => {
    const one = await kkn.participant(dari.id);
    await kkn.db.execute(
      `insert into kkn_laporan_harian (id, id_klien, id_pendaftar_mbkm, tanggal, judul, uraian, hasil, status, jam_mulai, jam_selesai)
       values (gen_random_uuid(), gen_random_uuid()::text, $1, $2, 'Rapat', 'Rapat desa', 'Notulen', 'disetujui', '08:00', '09:00')`,
      [one.id, dari.tanggalBerangkat],
    );
    const seen = (await move([one], { coba: true })).json();
    expect(seen.akibat).toMatchObject([
      { kode: 'along', n: 1, pesan: '1 log ikut terbawa.' },
      { kode: 'outside', n: 1 },
    ]);
    expect((await move([one])).statusCode).toBe(200);
    const wave = await kkn.done(await kkn.team.get(`v3/kkn/gelombang/${ke.id}`));
    const saved = await kkn.team.put(`v3/kkn/gelombang/${ke.id}`, {
      tanggalSelesai: cal.day(96),
      version: wave.version,
    });
    expect(saved.statusCode, saved.body).toBe(200);
  });
});
