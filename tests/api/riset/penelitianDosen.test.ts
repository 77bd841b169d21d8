import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cal, id, L, openRiset, P, type RisetPlace, type Row } from './place.ts';

/** The four ways into research (docs/domain/40 §1.2, §2.3, §4.2, scenarios 6 and 7). */

let riset: RisetPlace;
beforeAll(async () => {
  riset = await openRiset();
});
afterAll(() => riset.world.close());

describe('penelitian dosen', () => {
  const project = async (who: { post: RisetPlace['team']['post'] }, idKetua: string, over = {}) =>
    riset.done(
      await who.post(L, {
        kodeSimaris: `UJI-${Math.random().toString(36).slice(2, 9)}`,
        judul: 'Sensor Udara',
        skema: 'Terapan',
        bidangIlmu: 'informatika',
        tahun: 2026,
        sumberDana: 'Internal',
        idKetua,
        anggotaDosen: [],
        tanggalMulai: cal.day(80),
        tanggalSelesai: cal.day(260),
        kuotaMahasiswa: 3,
        aktif: true,
        ...over,
      }),
    );

  it('empat NPM ditempel: yang salah ditandai, dua diundang, satu menerima dan satu menolak', async () => {
    const dosen = await riset.lecturer();
    const member = await riset.lecturer();
    const own = await project(dosen, dosen.idPegawai, { anggotaDosen: [member.idPegawai] });
    const [yes, no] = [await riset.studentPerson(), await riset.studentPerson()];
    const npmOf = async (idMahasiswa: string) =>
      (await riset.db.one<{ npm: string }>('select npm from master_mahasiswa where id = $1', [idMahasiswa]))?.npm;
    const [first, second] = [await npmOf(yes.idMahasiswa), await npmOf(no.idMahasiswa)];
    const lines = [first, '00000000000', second, first].map(npm => ({ npm, peranMahasiswa: 'Asisten' }));
    const body = { idPenelitian: own.id, idPeriode: id.periode(1), mahasiswa: lines };
    const tried = (await dosen.post(`${L}/bulk`, { ...body, uji: true })).json();
    expect(tried.gagal).toMatchObject([
      { baris: 2, npm: '00000000000', pesan: 'NPM tidak ditemukan.' },
      { baris: 4, npm: first, pesan: 'NPM ini tercantum dua kali.' },
    ]);
    // Read as no, a try would invite.
    const unclear = await dosen.post(`${L}/bulk`, { ...body, lewatiGagal: true, uji: 'true' });
    expect([unclear.statusCode, unclear.json().errors]).toEqual([422, { uji: 'Periksa isian ini.' }]);
    const refused = await dosen.post(`${L}/bulk`, body);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors).toEqual({
      'mahasiswa.1.npm': 'NPM tidak ditemukan.',
      'mahasiswa.3.npm': 'NPM ini tercantum dua kali.',
    });
    expect((await yes.get(P)).json()).toEqual([]);
    const saved = await riset.done(await dosen.post(`${L}/bulk`, { ...body, lewatiGagal: true }));
    expect(saved.berhasil).toHaveLength(2);
    expect(await riset.done(await dosen.get(`${L}/${own.id}`))).toMatchObject({ terisi: 2 });
    const listed = (await dosen.get(`${L}/${own.id}/mahasiswa`)).json<Row[]>();
    expect(listed.map(({ konfirmasi }) => konfirmasi)).toEqual(['menunggu', 'menunggu']);
    // An invitation is between the head and the student: another member sees who takes part.
    const seen = await member.get(`${L}/${own.id}/mahasiswa`);
    expect([seen.statusCode, seen.json()]).toEqual([200, []]);

    const [invited] = (await yes.get(P)).json<Row[]>();
    const full = await riset.done(await yes.get(`${P}/${invited?.id}`));
    expect(full).toMatchObject({ status: 'draf', idDosenPembimbing: dosen.idPegawai, sumberData: 'simaris' });
    const early = await yes.put(`${P}/${full.id}`, { version: full.version, ajukan: true });
    expect(early.json().errors['riset.konfirmasi']).toBe('Terima undangan penelitian ini lebih dahulu.');
    expect(riset.refusal(await yes.delete(`${P}/${full.id}`))).toEqual([
      409,
      'Terima atau tolak undangan ini di Pendaftaran Riset Saya.',
    ]);
    await riset.done(await yes.post(`${P}/${full.id}/konfirmasi`, { terima: true, version: full.version }));
    const files = await Promise.all(['transkrip', 'krs'].map(name => riset.file(yes, 'riset/pendaftaran', name)));
    const ready = await riset.done(
      await yes.put(`${P}/${full.id}`, {
        tanggalMulai: cal.day(97),
        tanggalSelesai: cal.day(222),
        riset: {
          latarBelakang: 'L',
          tujuan: 'T',
          metode: 'M',
          lokasi: 'Lab',
          lokasiLuarProvinsi: false,
          idJenisLuaran: [
            (await riset.db.one<{ id: string }>(`select id from master_jenis_luaran where kode = 'laporan_akhir'`))?.id,
          ],
          transkrip: files[0],
          krs: files[1],
          paktaIntegritas: true,
        },
      }),
    );
    const wrong = await yes.put(`${P}/${full.id}`, { riset: { peranMahasiswa: 'Ketua' } });
    expect(wrong.statusCode).toBe(422);
    expect(await riset.done(await riset.handIn(yes, ready))).toMatchObject({ status: 'diajukan' });
    // Its head supervises, whomever the study programme names.
    const other = await riset.lecturer();
    expect((await riset.approve(ready, other.idPegawai)).statusCode).toBe(422);
    expect(await riset.done(await riset.approve(ready, undefined))).toMatchObject({
      idDosenPembimbing: dosen.idPegawai,
    });

    const [declined] = (await no.get(P)).json<Row[]>();
    const row = await riset.done(await no.get(`${P}/${declined?.id}`));
    const over = await no.post(`${P}/${row.id}/konfirmasi`, {
      terima: false,
      alasan: 'Skripsi.',
      version: row.version,
    });
    expect(await riset.done(over)).toMatchObject({ status: 'mengundurkan_diri', alasanMundur: 'Skripsi.' });
    expect(await riset.done(await dosen.get(`${L}/${own.id}`))).toMatchObject({ terisi: 1 });
  });

  it('tidak lebih banyak daripada tempatnya, dan hanya oleh ketuanya', async () => {
    const dosen = await riset.lecturer();
    const own = await project(dosen, dosen.idPegawai, { kuotaMahasiswa: 1 });
    const students = [await riset.student(), await riset.student()];
    const body = {
      idPenelitian: own.id,
      idPeriode: id.periode(1),
      mahasiswa: students.map(({ npm }) => ({ npm, peranMahasiswa: 'Asisten' })),
    };
    expect(riset.refusal(await dosen.post(`${L}/bulk`, body))).toEqual([
      409,
      'Kuota mahasiswa penelitian ini tersisa 1.',
    ]);
    const other = await riset.lecturer();
    expect((await other.post(`${L}/bulk`, body)).statusCode).toBe(404);
    const student = await riset.studentPerson();
    expect((await student.post(`${L}/bulk`, body)).statusCode).toBe(403);
  });

  it('undangan yang tidak dijawab berakhir oleh pekerjaan harian', async () => {
    const dosen = await riset.lecturer();
    const own = await project(dosen, dosen.idPegawai);
    const student = await riset.studentPerson();
    const npm = (
      await riset.db.one<{ npm: string }>('select npm from master_mahasiswa where id = $1', [student.idMahasiswa])
    )?.npm;
    await riset.done(
      await dosen.post(`${L}/bulk`, {
        idPenelitian: own.id,
        idPeriode: id.periode(1),
        mahasiswa: [{ npm, peranMahasiswa: 'Asisten' }],
      }),
    );
    const [invited] = (await student.get(P)).json<Row[]>();
    const row = await riset.done(await student.get(`${P}/${invited?.id}`));
    await riset.db.execute(`update riset_pendaftaran set batas_konfirmasi = $2 where id_pendaftar_mbkm = $1`, [
      row.id,
      cal.day(-1),
    ]);
    const late = await student.post(`${P}/${row.id}/konfirmasi`, { terima: true, version: row.version });
    expect(riset.refusal(late)).toEqual([409, 'Batas konfirmasi sudah lewat.']);
    const admin = await riset.as('HA01');
    const ran = await admin.post('sistem/pekerjaan/undangan-riset/jalankan', {});
    expect(ran.statusCode, ran.body).toBeLessThan(300);
    await expect
      .poll(async () => (await riset.done(await student.get(`${P}/${row.id}`))).status)
      .toBe('mengundurkan_diri');
    expect(await riset.done(await dosen.get(`${L}/${own.id}`))).toMatchObject({ terisi: 0 });
  });
});
