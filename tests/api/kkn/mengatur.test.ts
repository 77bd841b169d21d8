import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anggota, jabatanId, type KknPlace, openKkn, type Participant } from './place.ts';

/** Arranging groups by hand (docs/domain/30 §2 mengatur-kelompok, §4.1). */

const A = 'v3/kkn/mengatur-kelompok';
const G = 'v3/kkn/kkn-kelompok';
type Row = Record<string, unknown> & { id: string; version: number; anggota: Record<string, unknown>[] };

let kkn: KknPlace;
let wave: { id: string };
let people: Participant[];
let satu: Row;
let dua: Row;

const group = async (nama: string, ...members: Record<string, unknown>[]) =>
  (await kkn.done(await kkn.team.post(G, { idGelombang: wave.id, nama, anggota: members }))) as Row;
const read = async (id: string) => (await kkn.done(await kkn.team.get(`${G}/${id}`))) as Row;
const living = ({ anggota: rows }: Row) =>
  rows.filter(({ statusAnggota }) => statusAnggota === 'bergabung').map(({ idPendaftarMbkm }) => idPendaftarMbkm);

const told = async (who: Participant | undefined) =>
  (await who?.person.get('notifikasi'))?.json<{ isi: string }[]>().map(({ isi }) => isi) ?? [];

beforeAll(async () => {
  kkn = await openKkn();
  wave = await kkn.wave({ ukuranMin: 2, ukuranMaks: 4, minFakultas: 1, maksPerProdi: 2, minPersenGender: 0 });
  people = [];
  for (let n = 0; n < 5; n++) people.push(await kkn.participant(wave.id));
  const [a, b, c, d] = people as [Participant, Participant, Participant, Participant, Participant];
  satu = await group('Satu', anggota(a, 'ketua'), anggota(b));
  dua = await group('Dua', anggota(c, 'ketua'), anggota(d));
});
afterAll(() => kkn.world.close());

describe('mengatur kelompok', () => {
  it('menolak susunan yang melanggar dengan kata-kata, kecuali disertai alasan yang tercatat', async () => {
    const anggotaBaru = [...satu.anggota, anggota(people[4] as Participant)];
    const body = { anggota: anggotaBaru, version: satu.version };
    const refused = await kkn.team.put(`${A}/${satu.id}`, body);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().pelanggaran).toMatchObject([{ kunci: 'KKN-01', aturan: 'prodi' }]);
    // Saved as a plain row it is the same group, under the same rule in the same words.
    const plain = await kkn.team.put(`${G}/${satu.id}`, body);
    expect([plain.statusCode, plain.json()]).toEqual([422, refused.json()]);
    const made = await kkn.team.post(G, { idGelombang: wave.id, nama: 'Sendiri', anggota: [anggotaBaru[2]] });
    expect([made.statusCode, made.json().pelanggaran]).toMatchObject([422, [{ aturan: 'ukuran_kurang' }]]);
    expect(living(await read(satu.id))).toHaveLength(2);
    const bare = await kkn.team.put(`${A}/${satu.id}`, { ...body, abaikanPelanggaran: true });
    expect(bare.json().errors).toEqual({ catatan: 'Catatan wajib diisi.' });
    const saved = await kkn.done(
      await kkn.team.put(`${A}/${satu.id}`, { ...body, abaikanPelanggaran: true, catatan: 'Permintaan desa.' }),
    );
    expect(living(saved as Row)).toHaveLength(3);
    expect((await kkn.team.bare.put(`${A}/${satu.id}`, { anggota: anggotaBaru })).statusCode).toBe(428);
    // Confirmed members stay: the rest of the group may change.
    await kkn.done(await kkn.team.put(`${G}/${satu.id}`, { nama: 'Satu', nomorSk: '7/SK', version: saved.version }));
    const history = (await kkn.team.get(`${G}/${satu.id}/riwayat`)).json<{ catatan: string | null }[]>();
    expect(history.map(({ catatan }) => catatan)).toContain('Permintaan desa.');
  });

  it('penyimpanan terakhir diurungkan selama tidak ada yang lebih baru', async () => {
    const before = await read(dua.id);
    const saved = (await kkn.done(
      await kkn.team.put(`${A}/${dua.id}`, { idDpl: null, nama: 'Dua B', version: before.version }),
    )) as Row;
    const undo = (version: number) => kkn.team.post(`${G}/${dua.id}/pulihkan`, { idRiwayat: 'sebelum', version });
    expect((await undo(before.version)).statusCode).toBe(409);
    const back = (await kkn.done(await undo(saved.version))) as Row;
    expect(back.nama).toBe('Dua');
    expect(living(back)).toEqual(living(before));
  });

  it('memindahkan, menukar, dan mengeluarkan; tidak seorang pun di dua kelompok', async () => {
    const [a, b, c, d, e] = people.map(({ id }) => id) as [string, string, string, string, string];
    const out = await kkn.team.put(`${A}/pindah`, { idPendaftarMbkm: e, keKelompok: null });
    expect(out.statusCode, out.body).toBe(200);
    expect((await told(people[4])).sort()).toEqual([
      'Anda berada di kelompok KKN-01 Satu.',
      'Anda tidak lagi berada di kelompok KKN-01 Satu.',
    ]);
    const crossed = await kkn.team.put(`${A}/pindah`, { idPendaftarMbkm: b, keKelompok: dua.id, tukarDengan: d });
    expect(crossed.statusCode, crossed.body).toBe(200);
    expect(await told(people[1])).toEqual(['Anda berada di kelompok KKN-02 Dua.']);
    expect([living(await read(satu.id)), living(await read(dua.id))]).toEqual([
      [a, d],
      [c, b],
    ]);
    const where = (await kkn.team.get(`v3/kkn/pendaftaran/${b}`)).json<{ kkn: { idKelompok: string } }>();
    expect(where.kkn.idKelompok).toBe(dua.id);
    const same = await kkn.team.put(`${A}/pindah`, { idPendaftarMbkm: b, keKelompok: dua.id });
    expect(same.json().errors).toEqual({ keKelompok: 'Pilih kelompok lain.' });
    const alone = await kkn.team.put(`${A}/pindah`, { idPendaftarMbkm: b, keKelompok: null });
    expect(alone.json().pelanggaran).toMatchObject([{ kunci: 'KKN-02', aturan: 'ukuran_kurang' }]);
    expect((await people[0]?.person.put(`${A}/pindah`, { idPendaftarMbkm: b, keKelompok: null }))?.statusCode).toBe(
      403,
    );
  });

  it('tidak menerima peserta gelombang lain, lewat daftar anggota, kode, atau pemindahan', async () => {
    const lain = await kkn.wave({ ukuranMin: 2, ukuranMaks: 4, minFakultas: 1, maksPerProdi: 4, minPersenGender: 0 });
    const [asing, tamu] = [await kkn.participant(lain.id), await kkn.participant(lain.id)];
    const nama = (await kkn.done(await kkn.team.get(`mbkm/pendaftar-program-mbkm/${asing.id}`))).namaMahasiswa;
    const kata = `${nama} terdaftar pada gelombang lain.`;
    const now = await read(satu.id);
    const lewatAnggota = await kkn.team.put(`${G}/${satu.id}`, {
      anggota: [...now.anggota, anggota(asing)],
      version: now.version,
    });
    expect([lewatAnggota.statusCode, lewatAnggota.json().message]).toEqual([409, kata]);
    const lewatPindah = await kkn.team.put(`${A}/pindah`, { idPendaftarMbkm: asing.id, keKelompok: satu.id });
    expect([lewatPindah.statusCode, lewatPindah.json().message]).toEqual([409, kata]);
    await kkn.done(await kkn.team.post(`v3/kkn/gelombang/${lain.id}/aksi/buka`, { version: lain.version }));
    const { kodeGabung } = await kkn.done(
      await tamu.person.post(G, { idGelombang: lain.id, nama: 'Kelompok tamu', anggota: [] }),
    );
    const lewatKode = await (people[4] as Participant).person.post(`${G}/gabung`, { kodeGabung });
    expect(lewatKode.statusCode).toBe(409);
    expect(lewatKode.json().message).toContain('terdaftar pada gelombang lain.');
    expect(living(await read(satu.id))).not.toContain(asing.id);
  });

  it('tidak memindahkan ke kelompok yang sudah bubar', async () => {
    const bubar = await group('Bubar');
    await kkn.done(
      await kkn.team.post(`${G}/${bubar.id}/aksi/bubarkan`, { version: bubar.version, catatan: 'Tidak jadi.' }),
    );
    const answer = await kkn.team.put(`${A}/pindah`, {
      idPendaftarMbkm: (people[4] as Participant).id,
      keKelompok: bubar.id,
    });
    expect([answer.statusCode, answer.json().message]).toEqual([409, 'Kelompok ini sudah tidak aktif.']);
  });

  it('menunjuk ketua dan pengurus; ketua hanya memberi jabatan lain', async () => {
    const [a, , , d] = people as [Participant, Participant, Participant, Participant, Participant];
    const at = async () => (await read(satu.id)).version;
    const named = await kkn.done(
      await kkn.team.put(`${A}/${satu.id}/ketua`, { idKetua: d.id, idSekretaris: a.id, version: await at() }),
    );
    const position = (id: string) =>
      (named as Row).anggota.find(({ idPendaftarMbkm }) => idPendaftarMbkm === id)?.idJenisAnggota;
    expect([position(d.id), position(a.id)]).toEqual([jabatanId('ketua'), jabatanId('sekretaris')]);
    const taken = await a.person.put(`${A}/${satu.id}/ketua`, { idKetua: a.id, version: await at() });
    expect(taken.statusCode).toBe(403);
    await kkn.done(await d.person.put(`${A}/${satu.id}/ketua`, { idBendahara: a.id, version: await at() }));
    const outside = await kkn.team.put(`${A}/${satu.id}/ketua`, { idKetua: people[4]?.id, version: await at() });
    expect(outside.json().errors).toEqual({ idKetua: 'Pilih anggota dari daftar.' });
  });

  it('menunjukkan susunan lebih dulu tanpa menyimpan; divisi diberikan bersama jabatan', async () => {
    const before = await read(satu.id);
    const ids = people.map(({ id }) => id);
    const tried = await kkn.team.post(`${A}/${satu.id}/periksa`, { anggota: ids, idDesa: null });
    expect(tried.json().pelanggaran).toMatchObject([
      { aturan: 'ukuran_lebih', pesan: 'Anggota 5 orang, maksimal 4.' },
      { aturan: 'prodi' },
    ]);
    expect(await read(satu.id)).toEqual(before);
    expect((await kkn.team.post(`${A}/${satu.id}/periksa`, { anggota: 'x' })).statusCode).toBe(422);

    const [one] = living(before) as string[];
    const body = { version: before.version, divisi: [{ idPendaftarMbkm: one, divisi: 'Dokumentasi' }] };
    await kkn.done(await kkn.team.put(`${A}/${satu.id}/ketua`, body));
    const susunan = (await kkn.team.get(`${G}/${satu.id}/susunan`)).json();
    expect(susunan).toMatchObject({ kode: 'KKN-01', gantiKetua: true });
    expect(susunan.anggota).toContainEqual(expect.objectContaining({ idPendaftarMbkm: one, divisi: 'Dokumentasi' }));
    expect((await people[4]?.person.get(`${G}/${satu.id}/susunan`))?.statusCode).toBe(404);
  });

  it('dibaca DPL untuk kelompoknya sendiri, dan BAKPK tanpa kesehatan siapa pun', async () => {
    const lain = await kkn.wave({ ukuranMin: 2, ukuranMaks: 4, minFakultas: 1, minPersenGender: 0 });
    const [dpl, desa] = [await kkn.supervisor(lain.id), await kkn.village(lain.id, { adaFaskes: false })];
    const sakit = await kkn.participant(lain.id, 'disetujui', { riwayat_penyakit: 'Asma' });
    const bebas = await kkn.participant(lain.id, 'disetujui', { kebutuhan_khusus: 'Kursi roda' });
    const empty = await kkn.done(
      await kkn.team.post(G, { idGelombang: lain.id, nama: 'Milik DPL', idDpl: dpl.id, idDesa: desa.id }),
    );
    const own = await kkn.done(
      await kkn.team.put(`${A}/${empty.id}`, {
        version: empty.version,
        abaikanPelanggaran: true,
        catatan: 'Keluarga tinggal di desa ini.',
        anggota: [anggota(sakit, 'ketua'), anggota(await kkn.participant(lain.id))],
      }),
    );
    // Another village is another question, also in a plain write; what is no matter of composition is saved.
    const jauh = await kkn.village(lain.id, { adaFaskes: false });
    const moved = await kkn.team.put(`${G}/${own.id}`, { version: own.version, idDesa: jauh.id });
    expect([moved.statusCode, moved.json().pelanggaran]).toMatchObject([422, [{ aturan: 'faskes' }]]);
    await kkn.done(await kkn.team.post(G, { idGelombang: lain.id, nama: 'Lain', anggota: [] }));
    const of = async (person: { get: KknPlace['team']['get'] }) =>
      (await person.get(`${A}?idGelombang=${lain.id}`)).json();
    const full = await of(kkn.team);
    expect(full.kelompok).toHaveLength(2);
    expect(full.kelompok[0].pelanggaran).toMatchObject([{ aturan: 'faskes' }]);
    expect(full.peserta).toMatchObject([{ idPendaftarMbkm: bebas.id, khusus: true }]);
    expect(await of(dpl.person)).toMatchObject({ kelompok: [{ id: own.id }], peserta: [] });
    const other = await kkn.supervisor(lain.id);
    expect((await of(other.person)).kelompok).toEqual([]);
    const bakpk = await of(await kkn.as('HA10'));
    expect(bakpk.kelompok[0].pelanggaran).toEqual([]);
    expect(bakpk.peserta[0]).not.toHaveProperty('khusus');
    expect((await sakit.person.get(`${A}?idGelombang=${lain.id}`)).statusCode).toBe(403);
  });

  it('beberapa DPL dan satu PIC untuk beberapa kelompok sekaligus; yang ditolak disebut', async () => {
    const lain = await kkn.wave();
    const dosen = await kkn.db.query<{ id: string }>(
      `select id from master_pegawai where jenis = 'dosen' and aktif order by id limit 2`,
    );
    const body = { idGelombang: lain.id, idPegawai: dosen.map(({ id }) => id) };
    expect((await kkn.team.post('v3/kkn/dpl/banyak', body)).json()).toEqual({ berhasil: body.idPegawai, gagal: [] });
    const twice = (await kkn.team.post('v3/kkn/dpl/banyak', body)).json();
    expect(twice.gagal[0].pesan).toBe('Dosen sudah menjadi DPL pada gelombang ini.');
    expect((await kkn.team.post('v3/kkn/dpl/banyak', { ...body, idPegawai: [] })).statusCode).toBe(422);

    const made = await kkn.done(await kkn.team.post(G, { idGelombang: lain.id, nama: 'Tanpa PIC', anggota: [] }));
    const without = async () => (await kkn.team.get(`v3/kkn/pic-kelompok/belum?idGelombang=${lain.id}`)).json();
    expect(await without()).toMatchObject([{ id: made.id, kode: 'KKN-01' }]);
    const pic = { idPegawai: body.idPegawai[0], idKelompok: [made.id], noHp: '081200000009' };
    expect((await kkn.team.post('v3/kkn/pic-kelompok/banyak', pic)).json()).toEqual({ berhasil: [made.id], gagal: [] });
    // Contacts are found by the wave of their group.
    const ofWave = async (filter: object) => {
      const answer = await kkn.team.get('v3/kkn/pic-kelompok', { filter, range: [0, 99] });
      return [answer.statusCode, answer.json<{ idKelompok: string }[]>()] as const;
    };
    const [, contacts] = await ofWave({ idGelombang: lain.id });
    expect(contacts.map(({ idKelompok }) => idKelompok)).toEqual([made.id]);
    expect((await ofWave({ idGelombang: 'bukan-id' }))[0]).toBe(400);
    expect(await without()).toEqual([]);
    const by = (idPic: unknown) => kkn.team.get(G, { filter: { idGelombang: lain.id, idPic } });
    expect((await by(pic.idPegawai)).json()).toMatchObject([{ id: made.id }]);
    expect((await by(body.idPegawai[1])).json()).toEqual([]);
    const student = people[0]?.person;
    expect((await student?.post('v3/kkn/pic-kelompok/banyak', pic))?.statusCode).toBe(403);
    expect((await student?.get(`v3/kkn/pic-kelompok/belum?idGelombang=${lain.id}`))?.statusCode).toBe(403);
  });

  it('ditemukan menurut desa, DPL, atau anggotanya, dengan semua kata', async () => {
    const lain = await kkn.wave({ minFakultas: 1, minPersenGender: 0 });
    const [desa, dpl, one] = [
      await kkn.village(lain.id),
      await kkn.supervisor(lain.id),
      await kkn.participant(lain.id),
    ];
    const other = await kkn.participant(lain.id);
    const made = await kkn.done(
      await kkn.team.post(G, {
        idGelombang: lain.id,
        nama: 'Mawar',
        idDesa: desa.id,
        idDpl: dpl.id,
        anggota: [anggota(one, 'ketua'), anggota(other)],
      }),
    );
    const found = async (q: string) => {
      const answer = await kkn.team.get(G, { filter: { idGelombang: lain.id, q } });
      return answer.json<{ id: string }[]>().map(({ id }) => id);
    };
    for (const q of [String(desa.desa), String(dpl.nama), one.npm, `Mawar ${one.npm}`])
      expect(await found(q), q).toEqual([made.id]);
    expect(await found(`Melati ${one.npm}`)).toEqual([]);
    expect((await kkn.team.get(G, { filter: { q: 'x' } })).statusCode).toBe(400);
  });
});
