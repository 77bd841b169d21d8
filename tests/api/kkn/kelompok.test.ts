import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anggota, jabatanId, type KknPlace, openKkn } from './place.ts';

/** Waves, villages, supervisors and groups of KKN (docs/domain/30 §1.1 to §1.5, §1.7). */

const G = 'v3/kkn/kkn-kelompok';
let kkn: KknPlace;
beforeAll(async () => {
  kkn = await openKkn();
});
afterAll(() => kkn.world.close());

const move = (who: { post: KknPlace['team']['post'] }, path: string, action: string, body = {}) =>
  who.post(`${path}/aksi/${action}`, body);
const refusal = (answer: { statusCode: number; json(): { message: string } }) => [
  answer.statusCode,
  answer.json().message,
];

describe('gelombang', () => {
  it('menjaga kalendernya, dan berjalan setahap demi setahap', async () => {
    const { team } = kkn;
    const wave = await kkn.wave();
    const wrong = await team.put(`v3/kkn/gelombang/${wave.id}`, { tanggalSelesai: wave.tanggalBerangkat });
    expect(wrong.json().errors).toMatchObject({ tanggalSelesai: 'Lama KKN harus 7–180 hari.' });
    const early = await team.put(`v3/kkn/gelombang/${wave.id}`, { tanggalTutup: '2026-01-01' });
    expect(early.json().errors).toMatchObject({ tanggalTutup: 'Tanggal tutup tidak boleh sebelum tanggal buka.' });
    await kkn.done(await move(team, `v3/kkn/gelombang/${wave.id}`, 'buka'));
    expect(refusal(await team.delete(`v3/kkn/gelombang/${wave.id}`))).toEqual([
      409,
      'Gelombang yang sudah dibuka tidak dapat dihapus.',
    ]);
    expect((await move(team, `v3/kkn/gelombang/${wave.id}`, 'mundur')).json().errors).toEqual({
      catatan: 'Catatan wajib diisi.',
    });
    expect(
      await kkn.done(await move(team, `v3/kkn/gelombang/${wave.id}`, 'mundur', { catatan: 'Salah' })),
    ).toMatchObject({ status: 'draf' });
  });
});

describe('gelombang yang berangkat', () => {
  it('menunggu SK DPL, dan setelah selesai hanya dibaca', async () => {
    const { team } = kkn;
    const wave = await kkn.wave();
    const at = `v3/kkn/gelombang/${wave.id}`;
    const dpl = await kkn.supervisor(wave.id);
    const group = await kkn.done(await team.post(G, { idGelombang: wave.id, nama: 'Teratai', idDpl: dpl.id }));
    const early = { catatan: 'Lebih awal dari kalendernya.' };
    for (const step of ['buka', 'tutup']) await kkn.done(await move(team, at, step, early));
    await kkn.db.execute(`update kkn_kkn_kelompok set status = 'ditetapkan' where id = $1`, [group.id]);
    expect(refusal(await move(team, at, 'berangkatkan', early))).toEqual([409, `SK DPL belum lengkap: ${dpl.nama}.`]);
    await kkn.db.execute(`update kkn_dpl set nomor_sk = '1', tanggal_sk = now(), berkas_sk = id where id = $1`, [
      dpl.id,
    ]);
    await kkn.done(await move(team, at, 'berangkatkan', early));
    const one = await kkn.participant(wave.id, 'berjalan');
    await kkn.db.execute('update mbkm_pendaftar_program_mbkm set nilai_akhir = 80 where id = $1', [one.id]);
    for (const step of ['nilai', 'akhiri']) await kkn.done(await move(team, at, step, early));
    expect(refusal(await team.put(at, { tema: 'Lain' }))).toEqual([
      409,
      'Gelombang yang sudah selesai hanya dapat dibaca.',
    ]);
    expect(await kkn.done(await (await kkn.as('HA01')).put(at, { tema: 'Lain' }))).toMatchObject({ tema: 'Lain' });
  });
});

describe('desa dan DPL', () => {
  it('dari gelombang lain tidak diterima sebuah kelompok, saat dibuat dan saat diubah', async () => {
    const [wave, lain] = [await kkn.wave(), await kkn.wave()];
    const [desa, dpl] = [await kkn.village(lain.id), await kkn.supervisor(lain.id)];
    const group = await kkn.done(await kkn.team.post(G, { idGelombang: wave.id, nama: 'Anggrek' }));
    for (const [field, id, message] of [
      ['idDesa', desa.id, 'Desa ini berasal dari gelombang lain.'],
      ['idDpl', dpl.id, 'DPL ini berasal dari gelombang lain.'],
    ] as const) {
      const made = await kkn.team.post(G, { idGelombang: wave.id, nama: 'Kenanga', [field]: id });
      const changed = await kkn.team.put(`${G}/${group.id}`, { [field]: id });
      expect([made.json().errors, changed.json().errors]).toEqual(Array(2).fill({ [field]: message }));
    }
  });

  it('satu kali dalam satu gelombang, dan tidak dapat dihapus selama dipakai', async () => {
    const { team } = kkn;
    const wave = await kkn.wave();
    const desa = await kkn.village(wave.id);
    expect(desa).toMatchObject({ desa: expect.any(String), kecamatan: expect.any(String), sisaKuota: 12 });
    const twice = await team.post('v3/kkn/desa', {
      idGelombang: wave.id,
      idKelurahan: desa.idKelurahan,
      sinyal: 'baik',
      namaKepalaDesa: 'A',
      noHpKepalaDesa: '081200000001',
      lintang: -7.5,
    });
    expect(twice.statusCode).toBe(422);
    const dpl = await kkn.supervisor(wave.id);
    expect(dpl).toMatchObject({ maksKelompok: 3, sisa: 3 });
    const kosong = { maksKelompok: null, version: dpl.version };
    expect(await kkn.done(await kkn.team.put(`v3/kkn/dpl/${dpl.id}`, kosong))).toMatchObject({ maksKelompok: 3 });
    const group = await kkn.done(
      await team.post(G, { idGelombang: wave.id, nama: 'Melati', idDesa: desa.id, idDpl: dpl.id }),
    );
    expect(group).toMatchObject({ kode: 'KKN-01', status: 'disetujui', asal: 'koordinator' });
    expect(refusal(await team.delete(`v3/kkn/desa/${desa.id}`))).toEqual([
      409,
      'Desa masih dipakai oleh kelompok KKN-01.',
    ]);
    expect(refusal(await team.delete(`v3/kkn/dpl/${dpl.id}`))).toEqual([409, 'DPL masih membimbing 1 kelompok.']);
    const second = await team.post(G, { idGelombang: wave.id, nama: 'Mawar', idDesa: desa.id });
    expect(second.json().errors).toEqual({ idDesa: 'Kuota kelompok desa ini sudah penuh.' });
  });

  it('tempat terakhir sebuah desa dan seorang DPL diperoleh tepat satu dari yang datang bersamaan', async () => {
    const wave = await kkn.wave();
    const [desa, dpl] = [await kkn.village(wave.id), await kkn.supervisor(wave.id, { maksKelompok: 1 })];
    const rush = (over: Record<string, unknown>) =>
      Promise.all(
        Array.from({ length: 25 }, (_, i) =>
          kkn.team.post(G, { idGelombang: wave.id, nama: `Rebut ${i} ${Object.keys(over)}`, ...over }),
        ),
      );
    const answers = [...(await rush({ idDesa: desa.id })), ...(await rush({ idDpl: dpl.id }))];
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(2);
    expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(48);
    expect(await kkn.done(await kkn.team.get(`v3/kkn/desa/${desa.id}`))).toMatchObject({ jumlahKelompok: 1 });
    expect(await kkn.done(await kkn.team.get(`v3/kkn/dpl/${dpl.id}`))).toMatchObject({ jumlahKelompok: 1, sisa: 0 });
  });

  it('DPL berhenti pada batasnya (skenario 4)', async () => {
    const wave = await kkn.wave();
    const dpl = await kkn.supervisor(wave.id, { maksKelompok: 1 });
    await kkn.done(await kkn.team.post(G, { idGelombang: wave.id, nama: 'Satu', idDpl: dpl.id }));
    const second = await kkn.team.post(G, { idGelombang: wave.id, nama: 'Dua', idDpl: dpl.id });
    expect(second.json().errors).toEqual({ idDpl: 'DPL sudah mencapai batas 1 kelompok.' });
  });
});

describe('kelompok', () => {
  it('ditetapkan setelah lengkap, dan DPL-nya menjadi pembimbing anggotanya', async () => {
    const { team } = kkn;
    const wave = await kkn.wave();
    const [desa, dpl] = [await kkn.village(wave.id), await kkn.supervisor(wave.id)];
    const [satu, dua] = [await kkn.participant(wave.id), await kkn.participant(wave.id)];
    const group = await kkn.done(
      await team.post(G, {
        idGelombang: wave.id,
        nama: 'Lengkap',
        idDesa: desa.id,
        anggota: [anggota(satu), anggota(dua)],
      }),
    );
    expect(refusal(await move(team, `${G}/${group.id}`, 'tetapkan'))).toEqual([
      409,
      'Kelompok belum lengkap: DPL, PIC, ketua.',
    ]);
    await kkn.done(
      await team.put(`${G}/${group.id}`, { idDpl: dpl.id, anggota: [anggota(satu, 'ketua'), anggota(dua)] }),
    );
    const pic = await kkn.db.one<{ id: string }>(`select id from master_pegawai where aktif limit 1`);
    await kkn.done(
      await team.post('v3/kkn/pic-kelompok', { idKelompok: group.id, idPegawai: pic?.id, noHp: '081200000009' }),
    );
    expect(await kkn.done(await move(team, `${G}/${group.id}`, 'tetapkan'))).toMatchObject({ status: 'ditetapkan' });
    const own = await kkn.done(await team.get(`v3/kkn/pendaftaran/${satu.id}`));
    expect(own).toMatchObject({ idDosenPembimbing: dpl.idPegawai, kkn: { idKelompok: group.id } });
    const village = await kkn.done(await team.get(`v3/kkn/desa/${desa.id}`));
    expect(village).toMatchObject({ terisi: 2, sisaKuota: 10, jumlahKelompok: 1 });
    // Another DPL does not see it.
    const other = await kkn.supervisor(wave.id);
    expect((await other.person.get(`${G}/${group.id}`)).statusCode).toBe(404);
    expect((await dpl.person.get(`${G}/${group.id}`)).statusCode).toBe(200);
    const news = (await satu.person.get('notifikasi')).json();
    expect(JSON.stringify(news)).toContain('KKN-01 Lengkap ditetapkan.');
    // From now on another DPL needs a note, by whatever door.
    const { version } = await kkn.done(await team.get(`${G}/${group.id}`));
    const plain = await team.put(`${G}/${group.id}`, { idDpl: other.id, version });
    expect([plain.statusCode, plain.json().errors]).toEqual([422, { catatan: 'Catatan wajib diisi.' }]);
    const many = { items: [{ id: group.id, version }], data: { idDpl: other.id } };
    expect((await team.put(G, many)).json()).toMatchObject({ berhasil: 0, gagal: [{ pesan: 'Catatan wajib diisi.' }] });
    const arranged = await team.put(`v3/kkn/mengatur-kelompok/${group.id}`, { idDpl: other.id, version });
    expect(arranged.json().errors).toEqual({ catatan: 'Catatan wajib diisi.' });
    const swapped = { idDpl: other.id, version, catatan: 'DPL lama sakit.' };
    expect(await kkn.done(await team.put(`${G}/${group.id}`, swapped))).toMatchObject({ idDpl: other.id });
    const [latest] = (await team.get(`${G}/${group.id}/riwayat`)).json();
    expect(latest).toMatchObject({ aksi: 'ubah', catatan: 'DPL lama sakit.' });
  });

  it('dibentuk mahasiswa, diisi dengan kode, diajukan ketuanya, dan dibubarkan dengan catatan', async () => {
    const { team } = kkn;
    const wave = await kkn.wave();
    const [ketua, dua, tiga] = [
      await kkn.participant(wave.id),
      await kkn.participant(wave.id),
      await kkn.participant(wave.id, 'diajukan'),
    ];
    await kkn.done(await move(team, `v3/kkn/gelombang/${wave.id}`, 'buka'));
    expect((await tiga.person.post(G, { idGelombang: wave.id, nama: 'Dini' })).json().errors).toEqual({
      idGelombang: 'Pendaftaran Anda belum disetujui.',
    });
    const group = await kkn.done(await ketua.person.post(G, { idGelombang: wave.id, nama: 'Mandiri' }));
    expect(group).toMatchObject({ status: 'draf', asal: 'mandiri', anggota: [{ idJenisAnggota: jabatanId('ketua') }] });
    expect(refusal(await ketua.person.post(G, { idGelombang: wave.id, nama: 'Lagi' }))).toEqual([
      409,
      'Anda sudah berada di kelompok KKN-01.',
    ]);
    expect((await move(ketua.person, `${G}/${group.id}`, 'ajukan')).json().errors).toEqual({
      anggota: 'Anggota harus 2-4 orang.',
    });
    await kkn.done(await dua.person.post(`${G}/gabung`, { kodeGabung: group.kodeGabung }));
    // Members are not written in by hand, and only the leader hands it in.
    const rows = (await kkn.done(await ketua.person.get(`${G}/${group.id}`))).anggota as Record<string, unknown>[];
    const named = rows.map(row => (row.idPendaftarMbkm === dua.id ? { ...row, divisi: 'Acara' } : row));
    expect(await kkn.done(await ketua.person.put(`${G}/${group.id}`, { anggota: named }))).toMatchObject({
      anggota: [{}, { divisi: 'Acara' }],
    });
    const forged = await ketua.person.put(`${G}/${group.id}`, { anggota: [...rows, anggota(tiga)] });
    expect(forged.statusCode).toBe(422);
    const deposed = rows.map(row => ({ ...row, idJenisAnggota: jabatanId('anggota') }));
    expect(refusal(await ketua.person.put(`${G}/${group.id}`, { anggota: deposed }))).toEqual([
      403,
      'Ketua diganti oleh Tim MBKM atau DPL.',
    ]);
    expect((await move(dua.person, `${G}/${group.id}`, 'ajukan')).statusCode).toBe(403);
    await kkn.done(await move(ketua.person, `${G}/${group.id}`, 'ajukan'));
    expect((await ketua.person.put(`${G}/${group.id}`, { nama: 'Lain' })).statusCode).toBe(403);
    await kkn.done(await move(team, `${G}/${group.id}`, 'tolak', { catatan: 'Ganda' }));
    const free = await kkn.done(await ketua.person.post(G, { idGelombang: wave.id, nama: 'Baru' }));
    expect(free.kode).toBe('KKN-02');
  });

  it('memilih DPL, yang menjawab sekali; yang penuh tidak menunggu lagi', async () => {
    const { team } = kkn;
    const wave = await kkn.wave();
    await kkn.done(await move(team, `v3/kkn/gelombang/${wave.id}`, 'buka'));
    const dpl = await kkn.supervisor(wave.id, { maksKelompok: 1 });
    const ask = async (nama: string) => {
      const [ketua, dua] = [await kkn.participant(wave.id), await kkn.participant(wave.id)];
      const group = await kkn.done(await ketua.person.post(G, { idGelombang: wave.id, nama }));
      await kkn.done(await dua.person.post(`${G}/gabung`, { kodeGabung: group.kodeGabung }));
      await kkn.done(await move(ketua.person, `${G}/${group.id}`, 'ajukan'));
      await kkn.done(await move(team, `${G}/${group.id}`, 'setujui'));
      const alasan = 'Bidang keahlian Bapak sesuai dengan program kerja kami.';
      const request = await ketua.person.post('v3/kkn/memilih-dospem', { idKelompok: group.id, idDpl: dpl.id, alasan });
      return { group, ketua, request: await kkn.done(request), again: { idKelompok: group.id, idDpl: dpl.id, alasan } };
    };
    const [satu, dua] = [await ask('Satu'), await ask('Dua')];
    const twice = await satu.ketua.person.post('v3/kkn/memilih-dospem', satu.again);
    expect(twice.json().message).toBe('Masih ada pengajuan yang menunggu jawaban.');
    const other = await kkn.supervisor(wave.id);
    expect((await move(other.person, `v3/kkn/memilih-dospem/${satu.request.id}`, 'terima')).statusCode).toBe(404);
    // Tim MBKM gives the second group a DPL of its own meanwhile: what it asked for before cannot be accepted any more.
    await kkn.done(await team.put(`${G}/${dua.group.id}`, { idDpl: other.id }));
    expect(refusal(await move(dpl.person, `v3/kkn/memilih-dospem/${dua.request.id}`, 'terima'))).toEqual([
      409,
      'Kelompok ini sudah memiliki DPL.',
    ]);
    await kkn.done(await team.put(`${G}/${dua.group.id}`, { idDpl: null }));
    await kkn.done(await move(dpl.person, `v3/kkn/memilih-dospem/${satu.request.id}`, 'terima'));
    expect(await kkn.done(await team.get(`${G}/${satu.group.id}`))).toMatchObject({ idDpl: dpl.id });
    const late = await kkn.done(await team.get(`v3/kkn/memilih-dospem/${dua.request.id}`));
    expect(late.status).toBe('kedaluwarsa');
    expect(refusal(await satu.ketua.person.post('v3/kkn/memilih-dospem', satu.again))).toEqual([
      409,
      'Kelompok ini sudah memiliki DPL.',
    ]);
    const resting = await kkn.supervisor(wave.id, { terimaPengajuan: false });
    const asked = await dua.ketua.person.post('v3/kkn/memilih-dospem', { ...dua.again, idDpl: resting.id });
    expect(asked.json().errors).toEqual({ idDpl: 'Pilih DPL dari daftar.' });
  });
});
