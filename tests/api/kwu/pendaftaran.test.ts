import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../../resources/index.ts';
import { rulesWith } from '../../../server/areas/gatherAreas.ts';
import { startBusinesses } from '../../../server/areas/kwu/jobs.ts';
import { createEngine } from '../../../server/platform/engine/engine.ts';
import { cal } from '../magang/place.ts';
import { G, type KwuPlace, manajemen, openKwu } from './place.ts';

/** A business from its first member to its start (docs/domain/30 §4.7, scenario 9). */

let kwu: KwuPlace;
beforeAll(async () => {
  kwu = await openKwu();
});
afterAll(() => kwu.world.close());

describe('pendaftaran KWU', () => {
  it('ketua, yang bergabung dengan kode dan yang diundang diajukan dan disetujui bersama, lalu usahanya aktif', async () => {
    const [ketua, dua, tiga] = [
      await kwu.entrepreneur(),
      await kwu.entrepreneur({ id_program_prodi: manajemen }),
      await kwu.entrepreneur(),
    ];
    const group = await kwu.begin(ketua);
    const business = `${G}/${group.id}`;
    expect(await kwu.registrationOf(ketua)).toMatchObject({
      status: 'draf',
      jalur: 'kelompok',
      kwu: { idKelompok: group.id },
    });
    await kwu.done(await dua.post(`${G}/gabung`, { kodeGabung: group.kodeGabung }));
    await kwu.done(await ketua.post(`${G}/${group.id}/undang`, { npm: [tiga.npm] }));
    await kwu.fillIn(ketua);
    expect(kwu.refusal(await kwu.step(ketua, business, 'ajukan'))).toEqual([
      422,
      'Masih ada 1 undangan yang belum dijawab.',
    ]);

    await kwu.done(await tiga.put(`${G}/undangan/${group.id}`, { jawaban: 'terima' }));
    const missing = await kwu.step(ketua, business, 'ajukan');
    expect(missing.statusCode).toBe(422);
    expect(Object.values(missing.json().errors).join(' ')).toMatch(/Data Mahasiswa Uji \d+ belum lengkap\./);
    expect(await kwu.registrationOf(ketua)).toMatchObject({ status: 'draf' });

    await kwu.fillIn(dua);
    await kwu.fillIn(tiga);
    await kwu.done(await kwu.step(ketua, business, 'ajukan'));
    for (const one of [ketua, dua, tiga]) expect(await kwu.registrationOf(one)).toMatchObject({ status: 'diajukan' });
    const alone = await kwu.registrationOf(dua);
    expect(kwu.refusal(await kwu.step(kwu.team, `mbkm/pendaftar-program-mbkm/${alone.id}`, 'setujui'))).toEqual([
      409,
      'Pendaftaran KWU diajukan dan diputuskan untuk seluruh kelompok.',
    ]);
    await kwu.done(await kwu.step(kwu.team, business, 'setujui'));
    for (const one of [ketua, dua, tiga]) expect(await kwu.registrationOf(one)).toMatchObject({ status: 'disetujui' });

    // The lecturer, then the profile: with both the business starts and its members with it.
    const dosen = await kwu.lecturer();
    const free = await ketua.get(`${G}/dpl-tersedia?idPeriode=${String(group.idPeriode)}`);
    expect(free.json()).toContainEqual(expect.objectContaining({ id: dosen.idPegawai, jumlahKelompok: 0, sisa: 5 }));
    const profile = `v4/kwu/profile/${(await kwu.profileOf(ketua, group.id)).id}`;
    expect(kwu.refusal(await kwu.step(ketua, profile, 'ajukan'))).toEqual([409, 'Pilih DPL lebih dahulu.']);
    const asked = await kwu.done(
      await ketua.post('v4/kwu/pengajuan-dpl', {
        idKelompok: group.id,
        idPegawai: dosen.idPegawai,
        alasan: 'Keahlian Bapak sesuai dengan usaha yang kami bangun.',
      }),
    );
    await kwu.done(await kwu.step(dosen, `v4/kwu/pengajuan-dpl/${asked.id}`, 'terima'));
    await kwu.done(await kwu.step(ketua, profile, 'ajukan'));
    await kwu.done(await kwu.step(dosen, profile, 'setujui'));
    expect(await kwu.now(business)).toMatchObject({ status: 'disetujui' });
    await kwu.done(await kwu.step(kwu.team, profile, 'setujui'));
    // Ready before the first day of the period: it waits for that day, and so do its members.
    expect(await kwu.now(business)).toMatchObject({ status: 'disetujui' });
    expect(await kwu.registrationOf(dua)).toMatchObject({ status: 'disetujui' });
    const on = (day: number) =>
      startBusinesses({
        engine: createEngine(kwu.db, registry, rulesWith(registry), () => new Date(cal.at(day, 1))),
      });
    expect(await on(96)).toMatchObject({ diperiksa: 0 });
    expect(await on(97)).toMatchObject({ diperiksa: 1, berhasil: 1 });
    expect(await on(97)).toMatchObject({ diperiksa: 0 });
    expect(await kwu.now(business)).toMatchObject({ status: 'aktif', idPegawaiDpl: dosen.idPegawai });
    for (const one of [ketua, dua, tiga])
      expect(await kwu.registrationOf(one)).toMatchObject({ status: 'berjalan', idDosenPembimbing: dosen.idPegawai });
    const steps = (await ketua.get(`${G}/${group.id}/daftar-ulang`)).json();
    expect(steps).toMatchObject([
      { kode: 'anggota', status: 'selesai' },
      { kode: 'dpl', status: 'selesai' },
      { kode: 'profil', status: 'selesai' },
      { kode: 'laporan', status: 'belum' },
      { kode: 'luaran', status: 'belum' },
    ]);
  });
});
