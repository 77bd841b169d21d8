import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type KknPlace, openKkn, type Participant } from './place.ts';

/** Invitations to a self-formed group, and what is chosen from (docs/domain/30 §2). */

const G = 'v3/kkn/kkn-kelompok';
let kkn: KknPlace;
let wave: Record<string, unknown> & { id: string };
let ketua: Participant;
let group: Record<string, unknown> & { id: string };

beforeAll(async () => {
  kkn = await openKkn();
  wave = await kkn.wave({ ukuranMaks: 3 });
  await kkn.done(await kkn.team.post(`v3/kkn/gelombang/${wave.id}/aksi/buka`, {}));
  ketua = await kkn.participant(wave.id);
  group = await kkn.done(await ketua.person.post(G, { idGelombang: wave.id, nama: 'Undang' }));
});
afterAll(() => kkn.world.close());

describe('undangan kelompok', () => {
  it('sampai kepada yang diundang, yang menjawabnya sekali', async () => {
    const [dua, tiga] = [await kkn.participant(wave.id), await kkn.participant(wave.id)];
    await kkn.done(await ketua.person.post(`${G}/${group.id}/undang`, { npm: [dua.npm, tiga.npm] }));
    const list = (await dua.person.get(`${G}/undangan`)).json();
    expect(list).toMatchObject([{ idKelompok: group.id, nama: 'KKN-01 Undang', anggota: 1 }]);
    // Invited, the group is not yet theirs.
    expect((await dua.person.get(`${G}/${group.id}`)).statusCode).toBe(404);
    await kkn.done(await dua.person.put(`${G}/undangan/${group.id}`, { jawaban: 'terima' }));
    await kkn.done(await tiga.person.put(`${G}/undangan/${group.id}`, { jawaban: 'tolak' }));
    expect((await dua.person.put(`${G}/undangan/${group.id}`, { jawaban: 'tolak' })).statusCode).toBe(404);
    expect(await kkn.done(await dua.person.get(`${G}/${group.id}`))).toMatchObject({
      anggota: [{ statusAnggota: 'bergabung' }, { statusAnggota: 'bergabung' }, { statusAnggota: 'menolak' }],
    });
    expect(JSON.stringify((await ketua.person.get('notifikasi')).json())).toContain('Undangan diterima');
  });

  it('menyebut siapa yang tidak dapat diundang dan mengapa, dan tidak mengundang separuh', async () => {
    const [early, fine] = [await kkn.participant(wave.id, 'diajukan'), await kkn.participant(wave.id)];
    const answer = await ketua.person.post(`${G}/${group.id}/undang`, { npm: [fine.npm, early.npm] });
    expect([answer.statusCode, answer.json().message]).toEqual([
      422,
      `${early.npm} tidak dapat diundang: pendaftarannya belum disetujui.`,
    ]);
    expect((await fine.person.get(`${G}/undangan`)).json()).toEqual([]);
    const stranger = await ketua.person.post(`${G}/${group.id}/undang`, { npm: ['99999999999'] });
    expect(stranger.json().message).toBe('99999999999 tidak dapat diundang: tidak terdaftar pada gelombang ini.');
    const other = await kkn.participant(wave.id);
    expect((await other.person.post(`${G}/${group.id}/undang`, { npm: [fine.npm] })).statusCode).toBe(404);
  });
});

describe('kelompok sendiri', () => {
  it('menunjukkan anggota dan apa yang masih kurang; anggota dapat keluar, ketua membubarkan', async () => {
    const own = await kkn.wave({ ukuranMin: 3, ukuranMaks: 4, minFakultas: 1, minPersenGender: 0 });
    await kkn.done(await kkn.team.post(`v3/kkn/gelombang/${own.id}/aksi/buka`, { version: own.version }));
    const [satu, dua] = [
      await kkn.participant(own.id),
      await kkn.participant(own.id, 'disetujui', { riwayat_penyakit: 'Asma' }),
    ];
    const empty = (await satu.person.get(`${G}/milik`)).json();
    expect(empty).toMatchObject({ kelompok: null, gelombang: { id: own.id, ukuranMin: 3 }, undangan: [] });
    const made = await kkn.done(await satu.person.post(G, { idGelombang: own.id, nama: 'Sendiri' }));
    await kkn.done(await dua.person.post(`${G}/gabung`, { kodeGabung: made.kodeGabung }));
    const seen = (await dua.person.get(`${G}/milik`)).json();
    expect(seen.kelompok).toMatchObject({
      kode: 'KKN-01',
      memimpin: false,
      kodeGabung: made.kodeGabung,
      anggota: [
        { idPendaftarMbkm: satu.id, jabatan: 'Ketua', saya: false },
        { idPendaftarMbkm: dua.id, saya: true },
      ],
      pelanggaran: [{ aturan: 'ukuran_kurang', pesan: 'Anggota 2 orang, minimal 3.' }],
    });
    // Nothing of it says whose health is poor.
    expect(JSON.stringify(seen)).not.toContain('Asma');

    const stays = await satu.person.put(`${G}/${made.id}/keluar`, {});
    expect(stays.statusCode).toBe(409);
    await kkn.done(await dua.person.put(`${G}/${made.id}/keluar`, {}));
    expect((await dua.person.get(`${G}/milik`)).json().kelompok).toBeNull();
    expect((await dua.person.put(`${G}/${made.id}/keluar`, {})).statusCode).toBe(404);
    const { version } = (await satu.person.get(`${G}/milik`)).json().kelompok;
    await kkn.done(await satu.person.post(`${G}/${made.id}/aksi/batal`, { version }));
    expect((await satu.person.get(`${G}/milik`)).json().kelompok).toBeNull();
  });
});

describe('yang dipilih dan disalin', () => {
  it('DPL yang masih menerima, desa di peta, dan desa untuk gelombang lain', async () => {
    const dpl = await kkn.supervisor(wave.id);
    await kkn.supervisor(wave.id, { terimaPengajuan: false });
    const free = (await ketua.person.get('v3/kkn/memilih-dospem/tersedia', { idGelombang: wave.id })).json();
    expect(free).toMatchObject([{ id: dpl.id, sisa: 3 }]);
    const here = await kkn.village(wave.id, { lintang: -7.9, bujur: 112.6 });
    await kkn.village(wave.id);
    const map = (await ketua.person.get('v3/kkn/desa/peta', { idGelombang: wave.id })).json();
    expect(map).toMatchObject({ titik: [{ id: here.id, lintang: -7.9, terisi: 0 }], tanpaKoordinat: [{}] });
    const next = await kkn.wave();
    const body = { dariGelombang: wave.id, keGelombang: next.id, idDesa: [here.id] };
    expect((await kkn.team.post('v3/kkn/desa/salin', body)).json()).toEqual({ disalin: 1, dilewati: 0 });
    expect((await kkn.team.post('v3/kkn/desa/salin', body)).json()).toEqual({ disalin: 0, dilewati: 1 });
    const nowhere = { ...body, keGelombang: '01920000-0000-7000-8000-000000000000' };
    expect((await kkn.team.post('v3/kkn/desa/salin', nowhere)).statusCode).toBe(422);
    expect((await ketua.person.post('v3/kkn/desa/salin', body)).statusCode).toBe(403);
    const own = (await ketua.person.get('v3/kkn/pendaftaran/saya')).json();
    expect(own).toMatchObject([{ kelompok: 'KKN-01 Undang', status: 'disetujui' }]);
  });
});
