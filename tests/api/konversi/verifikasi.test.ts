import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayAfter, dayInZone } from '../../../server/platform/day.ts';
import { informatika, manajemen } from '../magang/place.ts';
import { type Person, versionAt } from '../support/world.ts';
import {
  A,
  assessor,
  choose,
  courses,
  decisions,
  F,
  openPlace,
  type Place,
  participant,
  putInto,
  twenty,
  type View,
  waiting,
} from './place.ts';

/** The study programme's decision on a package: docs/domain/20 §1.7, §2 F/bulk, §4.10. */
let place: Place;
let lead: Person;
beforeAll(async () => {
  place = await openPlace();
  lead = await place.as('HA05');
});
afterAll(() => place.world.close());

const decide = async (who: Person, idPendaftarMbkm: string, body: Record<string, unknown>) => {
  const version = await versionAt(who, `mbkm/pendaftar-program-mbkm/${idPendaftarMbkm}`);
  return who.post(`${F}/bulk`, { idPendaftarMbkm, version, aksi: 'setujui', ...body });
};

describe('menyetujui paket', () => {
  it('mengganti satu mata kuliah; himpunan akhir dan jejaknya memuat keduanya (skenario 7)', async () => {
    const { person, id, view } = await waiting(place);
    const member = await assessor(place, informatika, true);
    const items = decisions(view, {
      techno: { keputusan: 'diganti', idMatkulPaketKonversi: courses.awan, catatan: 'Lebih dekat dengan tugasnya.' },
    });
    const answer = await decide(member, id, { items, version: view.pendaftar.version });
    expect(answer.statusCode, answer.body).toBe(200);
    const { pendaftar, awal, akhir } = answer.json<View>();
    expect(pendaftar).toMatchObject({ statusKonversi: 'disetujui', totalSksDiakui: 20, adaMatkulKkn: true });
    expect(akhir.map(row => row.idMatkulPaketKonversi).toSorted()).toEqual(
      [...twenty.filter(name => name !== 'techno'), 'awan' as const].map(name => courses[name]).toSorted(),
    );
    const replaced = awal.find(row => row.idMatkulPaketKonversi === courses.techno);
    expect(replaced).toMatchObject({ keputusan: 'diganti', catatanKeputusan: 'Lebih dekat dengan tugasnya.' });
    expect(akhir.find(row => row.idMatkulPaketKonversi === courses.awan)).toMatchObject({
      idTerpilihAwal: replaced?.id,
      sksDiakui: 3,
      nilaiAngka: null,
    });
    const history = await (await place.as('HA03')).get(`mbkm/pendaftar-program-mbkm/${id}/riwayat`);
    expect(history.json()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ alur: 'konversi', aksi: 'setujui', namaRole: 'Tim Konversi dan Penilai Prodi' }),
        expect.objectContaining({
          catatan: 'Lebih dekat dengan tugasnya.',
          tentang: expect.stringContaining('Technopreneurship'),
        }),
        expect.objectContaining({
          entitas: 'konversi/terpilih-final',
          tentang: expect.stringContaining('Komputasi Awan'),
          perubahan: expect.objectContaining({
            idMatkulPaketKonversi: expect.objectContaining({ keLabel: expect.stringContaining('Komputasi Awan') }),
          }),
        }),
      ]),
    );
    const told = (await person.get('notifikasi')).json<{ judul: string; link: string }[]>();
    expect(told).toContainEqual(
      expect.objectContaining({ judul: 'Paket konversi disetujui', link: '/magang/paket-konversi' }),
    );
  });

  it('menambah mata kuliah lain dari paket tanpa usulan', async () => {
    const { id, view } = await waiting(place, ['kp', 'mpti']);
    const added = { idMatkulPaketKonversi: courses.web, keputusan: 'diterima' };
    const answer = await decide(lead, id, { items: [...decisions(view), added] });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json<View>().akhir.find(row => row.idMatkulPaketKonversi === courses.web)).toMatchObject({
      idTerpilihAwal: null,
    });
  });

  it('menuntut putusan untuk setiap usulan dan catatan bila tidak diterima', async () => {
    const { id, view } = await waiting(place, ['kp', 'mpti']);
    const [first] = decisions(view);
    expect((await decide(lead, id, { items: [first] })).json()).toMatchObject({
      message: 'Putuskan setiap mata kuliah usulan.',
    });
    const refused = await decide(lead, id, { items: decisions(view, { mpti: { keputusan: 'ditolak' } }) });
    expect(refused.json().errors).toEqual({ 'items.1.catatan': 'Catatan wajib diisi.' });
    const bare = decisions(view, {
      mpti: { keputusan: 'diganti', catatan: 'Ganti.', idMatkulPaketKonversi: null },
    });
    expect((await decide(lead, id, { items: bare })).json().errors).toEqual({
      'items.1.idMatkulPaketKonversi': 'Wajib diisi.',
    });
    expect((await lead.get(`${A}/pilihan`, { idPendaftarMbkm: id })).json().pendaftar.statusKonversi).toBe('diajukan');
  });

  it('menerapkan batas dan mata kuliah wajib pada himpunan akhir', async () => {
    const { id, view } = await waiting(place);
    const extra = { idMatkulPaketKonversi: courses.awan, keputusan: 'diterima' };
    const many = await decide(lead, id, { items: [...decisions(view), extra] });
    expect(many.json()).toMatchObject({ statusCode: 422, message: 'Total SKS 23 melebihi batas 20.' });
    const without = decisions(view, { kp: { keputusan: 'ditolak', catatan: 'Belum waktunya.' } });
    expect((await decide(lead, id, { items: without })).json()).toMatchObject({
      message: 'Mata kuliah Kerja Praktik wajib dipilih.',
    });
    const twice = [...decisions(view), { idMatkulPaketKonversi: courses.kp, keputusan: 'diterima' }];
    expect((await decide(lead, id, { items: twice })).statusCode).toBe(422);
  });
});

describe('mengembalikan paket', () => {
  it('butuh catatan; mahasiswa melihatnya, memperbaiki, dan putusan lama berakhir', async () => {
    const { person, id, view } = await waiting(place, ['kp', 'mpti']);
    expect((await decide(lead, id, { aksi: 'revisi' })).json()).toMatchObject({
      message: 'Catatan wajib diisi.',
      errors: { catatan: 'Catatan wajib diisi.' },
    });
    const items = decisions(view, { mpti: { keputusan: 'ditolak', catatan: 'Tidak terkait.' } });
    const back = await decide(lead, id, { aksi: 'revisi', items, catatan: 'Ganti satu mata kuliah.' });
    expect(back.statusCode, back.body).toBe(200);
    const seen = (await person.get(`${A}/pilihan`, { idPendaftarMbkm: id })).json<View>();
    expect(seen.pendaftar).toMatchObject({ statusKonversi: 'revisi', catatanTerakhir: 'Ganti satu mata kuliah.' });
    expect(seen.awal.map(row => row.keputusan)).toEqual(['diterima', 'ditolak']);
    const again = await choose(person, id, ['kp', 'web']);
    expect(again.json<View>().awal.map(row => row.keputusan)).toEqual(['menunggu', 'menunggu']);
    expect(again.json<View>().pendaftar).toMatchObject({ statusKonversi: 'diajukan', catatanTerakhir: null });
  });
});

describe('siapa yang memutuskan', () => {
  it('HA07 hanya sebagai anggota tim prodinya; HA03 dengan catatan; yang lain tidak', async () => {
    const { id, view } = await waiting(place, ['kp', 'mpti']);
    const items = decisions(view);
    const outside = await decide(await assessor(place, informatika, false), id, { items });
    expect(outside.statusCode).toBe(403);
    expect(outside.json()).toMatchObject({
      message: 'Anda bukan anggota Tim Konversi/Penilai Program Studi pada periode ini.',
    });
    expect((await decide(await assessor(place, manajemen, true), id, { items })).statusCode).toBe(404);
    const ended = await assessor(place, informatika, true, dayAfter(dayInZone(place.world.clock.now), -1));
    expect((await decide(ended, id, { items })).statusCode).toBe(403);
    for (const role of ['HA02', 'HA04', 'HA06', 'HA10'] as const)
      expect((await decide(await place.as(role), id, { items })).statusCode, role).toBe(403);
    await place.db.execute(`update mbkm_konfigurasi set nilai = 'false' where kunci = 'tim.wajibAnggota'`);
    const lifted = await decide(await assessor(place, informatika, false), id, { items });
    await place.db.execute(`update mbkm_konfigurasi set nilai = 'true' where kunci = 'tim.wajibAnggota'`);
    expect(lifted.statusCode, lifted.body).toBe(200);
    const lastDay = await waiting(place, ['kp', 'mpti']);
    const leaving = await assessor(place, informatika, true, dayInZone(place.world.clock.now));
    expect((await decide(leaving, lastDay.id, { items: decisions(lastDay.view) })).statusCode).toBe(200);

    const tim = await place.as('HA03');
    const other = await waiting(place, ['kp', 'mpti']);
    const silent = await decide(tim, other.id, { items: decisions(other.view) });
    expect(silent.json()).toMatchObject({ statusCode: 422, message: 'Catatan wajib diisi.' });
    const spoken = await decide(tim, other.id, { items: decisions(other.view), catatan: 'Atas permintaan prodi.' });
    expect(spoken.statusCode, spoken.body).toBe(200);
  });

  it('dengan satu putusan untuk tiap usulan', async () => {
    const { id, view } = await waiting(place, ['kp', 'mpti']);
    const [first] = decisions(view);
    const twice = await decide(lead, id, { items: [first, first] });
    expect([twice.statusCode, Object.keys(twice.json().errors)]).toEqual([422, ['items.1']]);
  });

  it('dari dua pemeriksa yang bersamaan hanya satu yang memutuskan', async () => {
    const { id, view } = await waiting(place, ['kp', 'mpti']);
    const member = await assessor(place, informatika, true);
    const answers = await Promise.all([
      decide(lead, id, { items: decisions(view), version: view.pendaftar.version }),
      decide(member, id, { aksi: 'revisi', catatan: 'Perbaiki.', version: view.pendaftar.version }),
    ]);
    expect(answers.map(answer => answer.statusCode).toSorted()).toEqual([200, 409]);
    const state = (await lead.get(`${A}/pilihan`, { idPendaftarMbkm: id })).json<View>();
    expect(state.akhir.length).toBe(state.pendaftar.statusKonversi === 'disetujui' ? 2 : 0);
  });

  it('hanya saat diajukan; setelah disetujui sekali lagi dengan catatan selama belum dinilai', async () => {
    const { person, id } = await participant(place);
    await choose(person, id, ['kp', 'mpti'], { ajukan: false });
    expect((await decide(lead, id, { items: [] })).statusCode).toBe(409);
    const { view } = { view: (await choose(person, id, ['kp', 'mpti'])).json<View>() };
    expect((await decide(lead, id, { items: decisions(view) })).statusCode).toBe(200);
    const items = decisions(view, { mpti: { keputusan: 'diganti', idMatkulPaketKonversi: courses.web, catatan: 'x' } });
    expect((await decide(lead, id, { items })).json()).toMatchObject({ message: 'Catatan wajib diisi.' });
    expect((await decide(lead, id, { aksi: 'revisi', catatan: 'x' })).statusCode).toBe(409);
    const again = await decide(lead, id, { items, catatan: 'Keliru memilih.' });
    expect(again.statusCode, again.body).toBe(200);
    expect(again.json<View>().akhir.map(row => row.idMatkulPaketKonversi)).toEqual([courses.kp, courses.web]);
    await place.db.execute('update konversi_terpilih_final set nilai_angka = 80 where id_pendaftar_mbkm = $1', [id]);
    expect((await decide(lead, id, { items, catatan: 'Sekali lagi.' })).statusCode).toBe(409);
    for (const status_konversi of ['dinilai', 'final', 'revisi_nilai', 'belum', 'revisi']) {
      await putInto(place, id, { status_konversi });
      expect((await decide(lead, id, { items, catatan: 'x' })).statusCode, status_konversi).toBe(409);
    }
  });
});

describe('rekomendasi dosen', () => {
  it('hanya pembimbingnya, hanya selama diajukan, dan tidak memutuskan', async () => {
    const lecturer = await place.as('HA04');
    const self = await place.db.one<{ id: string }>(
      `select id_pegawai as id from pengaturan_user where username = 'dosen'`,
    );
    const { id, view } = await waiting(place, ['kp', 'mpti'], { id_dosen_pembimbing: self?.id });
    const [line] = view.awal;
    const advise = async (who: Person, body: Record<string, unknown>) =>
      who.put(`${A}/${line?.id}/rekomendasi`, { version: await versionAt(lecturer, `${A}/${line?.id}`), ...body });
    const answer = await advise(lecturer, { rekomendasiDosen: 'sesuai', catatanDosen: 'Sudah saya bahas.' });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json<View>().awal[0]).toMatchObject({
      rekomendasiDosen: 'sesuai',
      catatanDosen: 'Sudah saya bahas.',
      keputusan: 'menunggu',
    });
    expect((await advise(lecturer, { rekomendasiDosen: 'bagus' })).json().errors).toEqual({
      rekomendasiDosen: 'Pilih salah satu yang tersedia.',
    });
    expect((await advise(lead, { rekomendasiDosen: 'sesuai' })).statusCode).toBe(403);
    const other = await waiting(place, ['kp', 'mpti']);
    expect(
      (await lecturer.put(`${A}/${other.view.awal[0]?.id}/rekomendasi`, { rekomendasiDosen: 'sesuai' })).statusCode,
    ).toBe(404);
    await putInto(place, id, { status_konversi: 'disetujui' });
    expect((await advise(lecturer, { rekomendasiDosen: 'sesuai' })).statusCode).toBe(409);
  });
});

describe('membaca paket', () => {
  it('mitra melihat mata kuliah dan capaian tanpa KRS, transkrip, dan nilai', async () => {
    const partner = await place.as('HA06');
    const own = await place.db.one<{ id: string }>(
      `select coalesce(r.id_mitra, p.id_mitra) as id from pengaturan_user u
       join pengaturan_user_role r on r.id_user = u.id left join master_pic_mitra p on p.id_user = u.id
       where u.username = 'mitra' limit 1`,
    );
    const { id, view } = await waiting(place, ['kp', 'mpti'], { id_mitra: own?.id });
    await decide(lead, id, { items: decisions(view) });
    const seen = (await partner.get(`${A}/pilihan`, { idPendaftarMbkm: id })).json();
    expect(seen).toMatchObject({ krs: null, transkrip: null });
    expect(seen.akhir[0]).not.toHaveProperty('nilaiAngka');
    expect(seen.akhir[0].matkul).toMatchObject({ diKrs: null, hurufLulus: null, dikonversiPada: null });
    expect(seen.akhir[0].matkul.capaian).toContain('Kerja Praktik');
  });

  it('mahasiswa melihat nilai sejak final, atau lebih awal bila diatur demikian', async () => {
    const { person, id, view } = await waiting(place, ['kp', 'mpti']);
    await decide(lead, id, { items: decisions(view) });
    await place.db.execute(
      `update konversi_terpilih_final set nilai_angka = 80, nilai_huruf = 'A-' where id_pendaftar_mbkm = $1`,
      [id],
    );
    const rows = async () => (await person.get(`${F}/by-pendaftar-mbkm/${id}`)).json().rows;
    expect((await rows())[0]).toMatchObject({ nilaiAngka: null, nilaiHuruf: null, lulus: null, catatan: null });
    expect((await person.get(F, { filter: { idPendaftarMbkm: id } })).json()[0]).toMatchObject({ nilaiAngka: null });
    await putInto(place, id, { status_konversi: 'final' });
    expect((await rows())[0]).toMatchObject({ nilaiAngka: 80, nilaiHuruf: 'A-' });
    expect((await rows())[0]).not.toHaveProperty('idPenilai');
    expect((await lead.get(`${F}/by-pendaftar-mbkm/${id}`)).json()).toMatchObject({ totalSks: 6, batas: 20 });
    const stranger = await place.studentPerson();
    expect((await stranger.get(`${F}/by-pendaftar-mbkm/${id}`)).statusCode).toBe(404);
  });
});
