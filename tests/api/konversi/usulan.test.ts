import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { informatika, manajemen } from '../magang/place.ts';
import {
  A,
  choose,
  courses,
  id,
  items,
  openPlace,
  type Place,
  paketIf,
  participant,
  putInto,
  twenty,
  waiting,
} from './place.ts';

/** Choosing a package: docs/domain/20 §1.6, §2 A/bulk, §4.3. */
let place: Place;
beforeAll(async () => {
  place = await openPlace();
});
afterAll(() => place.world.close());

const history = async (idPendaftar: string) =>
  (await (await place.as('HA03')).get(`mbkm/pendaftar-program-mbkm/${idPendaftar}/riwayat`)).json<
    { aksi: string; alur: string; catatan: string | null; namaRole: string }[]
  >();

describe('menyusun paket', () => {
  it('menyimpan draf sebagai satu himpunan, lalu mengajukannya', async () => {
    const { person, id: row } = await participant(place);
    const draft = await choose(person, row, ['kp', 'kkn'], {
      ajukan: false,
      items: [{ idMatkulPaketKonversi: courses.kp }],
    });
    expect(draft.statusCode, draft.body).toBe(200);
    expect(draft.json()).toMatchObject({
      pendaftar: { statusKonversi: 'belum', idPaketKonversi: paketIf, totalSksDiajukan: 3, adaMatkulKkn: false },
      awal: [{ idMatkulPaketKonversi: courses.kp, alasan: null, sks: 3 }],
    });
    const kept = draft.json().awal[0].id;
    const version = draft.json().pendaftar.version;
    const sent = await choose(person, row, twenty, { version });
    expect(sent.statusCode, sent.body).toBe(200);
    const view = sent.json();
    expect(view.pendaftar).toMatchObject({ statusKonversi: 'diajukan', totalSksDiajukan: 20, adaMatkulKkn: true });
    expect(view.awal).toHaveLength(7);
    expect(view.awal[0]).toMatchObject({ id: kept, keputusan: 'menunggu' });
    const list = await person.get(`${A}/by-pendaftar-mbkm/${row}`);
    expect(list.json()).toMatchObject({ totalSks: 20, batas: 20 });
    expect(await history(row)).toContainEqual(
      expect.objectContaining({ alur: 'konversi', aksi: 'ajukan', namaRole: 'Mahasiswa' }),
    );
    expect((await choose(person, row, twenty)).statusCode).toBe(409);
  });

  it('menolak versi lama tanpa mengubah apa pun', async () => {
    const { person, id: row } = await participant(place);
    const first = (await choose(person, row, ['kp'], { ajukan: false })).json();
    await choose(person, row, ['kp', 'mpti'], { ajukan: false });
    const stale = await choose(person, row, ['kkn'], { ajukan: false, version: first.pendaftar.version });
    expect(stale.statusCode).toBe(409);
    expect((await person.get(`${A}/by-pendaftar-mbkm/${row}`)).json().totalSks).toBe(6);
  });

  it('menyebut semua yang belum benar sekaligus dan tidak menyimpannya', async () => {
    const { person, id: row } = await participant(place);
    const names = Object.keys(courses).filter(name => name !== 'kp') as (keyof typeof courses)[];
    const given = items(...names);
    const [first] = given;
    if (first) first.alasan = 'Cocok.';
    const answer = await choose(person, row, names, { items: given });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({
      totalSks: 'Total SKS 23 melebihi batas 20.',
      [`wajib.${courses.kp}`]: 'Mata kuliah Kerja Praktik wajib dipilih.',
      'items.0.alasan': 'Kaitan dengan kegiatan minimal 20 karakter.',
    });
    expect((await person.get(`${A}/by-pendaftar-mbkm/${row}`)).json().rows).toEqual([]);
    const empty = await choose(person, row, [], { ajukan: true });
    expect(empty.json().errors.totalSks).toBe('Total SKS minimal 2.');
  });

  it('menolak mata kuliah paket lain, paket prodi lain, dan mata kuliah ganda', async () => {
    const { person, id: row } = await participant(place);
    const twice = await choose(person, row, ['kp', 'kp'], { ajukan: false });
    expect(twice.json()).toMatchObject({ message: 'Mata kuliah Kerja Praktik dipilih dua kali.' });
    const other = await place.db.one<{ id: string; paket: string }>(
      `select c.id, c.id_paket_konversi as paket from konversi_matkul_paket c
       join master_paket_konversi p on p.id = c.id_paket_konversi where p.id_program_prodi = $1 limit 1`,
      [manajemen],
    );
    const foreign = await choose(person, row, [], { ajukan: false, items: [{ idMatkulPaketKonversi: other?.id }] });
    expect(foreign.json().errors).toEqual({ 'items.0': 'Pilih mata kuliah dari daftar.' });
    const theirs = await choose(person, row, [], { ajukan: false, idPaketKonversi: other?.paket });
    expect(theirs.json().errors).toEqual({ idPaketKonversi: 'Pilih paket konversi dari daftar.' });
  });

  it('menolak yang sudah lulus di transkrip dan yang dikonversi pada kegiatan lain', async () => {
    const kurikulum = await place.db.one<{ id: string }>(
      `select id_kurikulum as id from master_paket_konversi where id = $1`,
      [paketIf],
    );
    const done = await participant(place);
    await place.db.execute('update master_mahasiswa set id_kurikulum = $2, semester = 8 where id = $1', [
      done.person.idMahasiswa,
      kurikulum?.id,
    ]);
    const offered = (await done.person.get(`${A}/pilihan`, { idPendaftarMbkm: done.id })).json();
    const passed = offered.paket[0].matkul.find((course: { hurufLulus: string | null }) => course.hurufLulus);
    const answer = await choose(done.person, done.id, ['kp'], {
      items: [...items('kp'), { ...items('kp')[0], idMatkulPaketKonversi: passed.id }],
    });
    expect(answer.json()).toMatchObject({
      message: `Mata kuliah ${passed.nama} sudah lulus dengan nilai ${passed.hurufLulus}.`,
      errors: { 'items.1': `Mata kuliah ${passed.nama} sudah lulus dengan nilai ${passed.hurufLulus}.` },
    });

    const first = await waiting(place, ['kp', 'mpti']);
    await place.db.execute(
      `insert into mbkm_pendaftar_program_mbkm (id, nomor_pendaftaran, id_mahasiswa, npm, nama_mahasiswa, id_program_prodi,
         id_program, id_periode, id_jenis_mbkm, kode_jenis_mbkm, jalur, status, status_konversi)
       select gen_random_uuid(), 'UJI-ULANG', id_mahasiswa, npm, nama_mahasiswa, id_program_prodi, id_program, $2,
         id_jenis_mbkm, kode_jenis_mbkm, jalur, 'berjalan', 'belum' from mbkm_pendaftar_program_mbkm where id = $1`,
      [first.id, id.periode(0)],
    );
    const second = await place.db.one<{ id: string }>(
      `select id from mbkm_pendaftar_program_mbkm where nomor_pendaftaran = 'UJI-ULANG'`,
    );
    const blocked = await choose(first.person, String(second?.id), ['kp', 'mpti', 'kkn']);
    expect(blocked.statusCode).toBe(422);
    expect(blocked.json().errors).toEqual({
      'items.0': 'Mata kuliah Kerja Praktik sudah dikonversi pada Magang Mandiri.',
      'items.1': 'Mata kuliah Manajemen Proyek TI sudah dikonversi pada Magang Mandiri.',
    });
  });
});

describe('pemeriksaan SKS KRS', () => {
  const set = (nilai: string) =>
    place.db.execute(`update mbkm_konfigurasi set nilai = $1 where kunci = 'sks.batasKrs'`, [nilai]);

  it('menolak di atas batas dengan kalimat spesifikasi; tepat di batas boleh', async () => {
    const { person, id: row } = await participant(place);
    const { krs } = (await person.get(`${A}/pilihan`, { idPendaftarMbkm: row })).json();
    await place.db.execute('update master_program set batas_sks_krs = null where id = $1', [id.program('MGM')]);
    await set(String(krs.total - 1));
    const answer = await choose(person, row, ['kp', 'mpti']);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      message: `SKS Anda lebih dari ${krs.total - 1}, harap sesuaikan terlebih dahulu di Aplikasi Siamik !`,
      errors: { sksKrs: expect.stringContaining('harap sesuaikan') },
    });
    await set(String(krs.total));
    expect((await choose(person, row, ['kp', 'mpti'])).statusCode).toBe(200);
    await set('20');
  });

  it('melewati pemeriksaan dan mencatatnya bila sumber tidak menjawab', async () => {
    const { person, id: row } = await participant(place);
    const source = (values: string) =>
      place.db.execute(`update pengaturan_sumber_data set ${values} where kode = 'silaturahmi'`);
    await source(`mode = 'http', base_url = 'http://127.0.0.1:9', timeout_detik = 1`);
    const answer = await choose(person, row, ['kp', 'mpti']);
    await source(`mode = 'contoh'`);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({ krs: { status: 'gagal' }, transkrip: 'gagal' });
    expect(await history(row)).toContainEqual(
      expect.objectContaining({
        aksi: 'ajukan',
        catatan: 'Data KRS tidak dapat diambil; pemeriksaan SKS dilewati.',
      }),
    );
  });
});

describe('siapa dan kapan', () => {
  it('hanya pemilik, hanya pada pendaftaran yang disetujui, berjalan, atau selesai', async () => {
    const { person, id: row } = await participant(place);
    for (const role of ['HA03', 'HA05', 'HA07', 'HA04', 'HA06', 'HA10'] as const)
      expect((await choose(await place.as(role), row, ['kp'])).statusCode, role).toBe(403);
    const stranger = await place.studentPerson();
    expect((await choose(stranger, row, ['kp'])).statusCode).toBe(404);
    for (const status of ['diajukan', 'revisi', 'mengundurkan_diri']) {
      await putInto(place, row, { status });
      expect((await choose(person, row, ['kp'], { ajukan: false })).statusCode, status).toBe(409);
    }
    await putInto(place, row, { status: 'selesai' });
    expect((await choose(person, row, ['kp'], { ajukan: false })).statusCode).toBe(200);
    await putInto(place, row, { status: 'disetujui' });
    expect((await choose(person, row, ['kp', 'mpti'])).statusCode).toBe(200);
    for (const status_konversi of ['diajukan', 'disetujui', 'dinilai', 'final', 'revisi_nilai']) {
      await putInto(place, row, { status_konversi });
      expect((await choose(person, row, ['kp'])).statusCode, status_konversi).toBe(409);
    }
  });

  it('memberi tahu koordinator dan tim prodi', async () => {
    const lead = await place.enter('HA05', { idProgramProdi: informatika });
    const other = await place.enter('HA05', { idProgramProdi: manajemen });
    const { id: row } = await waiting(place);
    const told = async (person: { get: typeof lead.get }) =>
      (await person.get('notifikasi')).json<{ judul: string; link: string }[]>();
    expect(await told(lead)).toContainEqual(
      expect.objectContaining({
        judul: 'Paket konversi menunggu verifikasi',
        link: `/monitoring2/paket-konversi/${row}`,
      }),
    );
    expect((await told(other)).map(({ judul }) => judul)).not.toContain('Paket konversi menunggu verifikasi');
  });

  it('baris tunggal mengikuti aturan yang sama', async () => {
    const { person, id: row } = await participant(place);
    const line = (name: keyof typeof courses) => ({ idPendaftarMbkm: row, idMatkulPaketKonversi: courses[name] });
    expect((await person.post(A, line('kp'))).json()).toMatchObject({ message: 'Pilih paket konversi lebih dahulu.' });
    await choose(person, row, ['kp'], { ajukan: false });
    const made = await person.post(A, line('kkn'));
    expect(made.statusCode, made.body).toBe(201);
    expect(made.json()).toMatchObject({ sks: 3, keputusan: 'menunggu' });
    const read = async () => (await person.get(`${A}/pilihan`, { idPendaftarMbkm: row })).json().pendaftar;
    expect(await read()).toMatchObject({ totalSksDiajukan: 6, adaMatkulKkn: true });
    expect((await person.put(`${A}/${made.json().id}`, { keputusan: 'diterima' })).statusCode).toBe(422);
    expect((await person.delete(`${A}/${made.json().id}`)).statusCode).toBe(200);
    expect(await read()).toMatchObject({ totalSksDiajukan: 3, adaMatkulKkn: false });
    await putInto(place, row, { status_konversi: 'diajukan' });
    expect((await person.post(A, line('kkn'))).statusCode).toBe(409);
  });

  it('menunjukkan paket dan tanda sebelum mendaftar, hanya bagi mahasiswa', async () => {
    const person = await place.studentPerson();
    const query = { idProgram: id.program('MGM'), idPeriode: id.periode(1) };
    const answer = await person.get(`${A}/pilihan`, query);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({ pendaftar: null, nilai: { bobot: { mitra: 60, dosen: 40, tim: 0 } } });
    expect(answer.json().paket.map(({ id: paket }: { id: string }) => paket)).toContain(paketIf);
    expect(answer.json().nilai.skala).toHaveLength(9);
    expect((await (await place.as('HA05')).get(`${A}/pilihan`, query)).statusCode).toBe(403);
    expect((await person.get(`${A}/pilihan`)).statusCode).toBe(400);
  });
});
