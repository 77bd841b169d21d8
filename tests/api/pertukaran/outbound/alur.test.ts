import { beforeAll, describe, expect, it } from 'vitest';
import { bagas } from '../../../../server/areas/pertukaran/demo/outbound/story.ts';
import { campusId } from '../../../../server/demo/campuses.ts';
import { idOf } from '../../../../server/demo/ids.ts';
import { courseName, F, mapped, O, type OutboundPlace, openOutbound, type Row, type Student } from './place.ts';

/** Outbound from the registration to the final grades (docs/domain/50 §2.4, §4, §6 scenarios 8 and 9). */

let place: OutboundPlace;
beforeAll(async () => {
  place = await openOutbound();
});

const registered = async (over?: Record<string, unknown>, own?: Record<string, unknown>) => {
  const student = await place.studentPerson(over);
  const row = place.done(await student.post(`${O}/registrasi`, await place.form(student, own)));
  return { student, row };
};
const submit = async (student: Student, { id, version }: Row) =>
  student.put(`${O}/update-status-pendaftaran`, { id, aksi: 'ajukan', version });

describe('pendaftaran', () => {
  it('disimpan sebagai draf dengan tanggal kuliah masa studinya, lalu diajukan ke program studi', async () => {
    const { student, row } = await registered();
    expect(row).toMatchObject({ status: 'draf', kodeJenisMbkm: 'outbound', outbound: { statusKhs: 'belum' } });
    expect(row.tanggalMulai).not.toBeNull();
    // Without a partner it is found by the host, also once that is another one.
    expect(row.namaMitra).toBe('Universitas Bahari Celebes');
    const { version } = row;
    const moved = place.done(
      await student.post(`${O}/registrasi`, {
        id: row.id,
        version,
        outbound: { idKampus: campusId('Institut Teknologi Kapuas') },
      }),
    );
    expect(moved.namaMitra).toBe('Institut Teknologi Kapuas');
    const sent = place.done(await submit(student, moved));
    expect(sent).toMatchObject({
      status: 'diajukan',
      tahapAktif: 'prodi',
      nomorPendaftaran: expect.stringMatching(/^PMN-/),
    });
  });

  it('menyebut semua yang kurang sekaligus', async () => {
    const { student, row } = await registered({}, { berkasPakta: null, motivasi: null, negara: 'Malaysia' });
    const answer = await submit(student, row);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json<{ errors: object }>().errors).toSorted()).toEqual([
      'outbound.berkasBahasa',
      'outbound.berkasPakta',
      'outbound.motivasi',
    ]);
  });

  it('ditolak bila SKS pada KRS lebih dari 20', async () => {
    const idMahasiswa = idOf('master/mahasiswa', bagas.npm, Number(bagas.npm.slice(0, 2)) * 1000);
    const student = { ...(await place.enter('HA02', { idMahasiswa })), idMahasiswa };
    const row = place.done(await student.post(`${O}/registrasi`, await place.form(student)));
    const answer = await submit(student, row);
    expect(answer.json()).toMatchObject({
      errors: { sksKrs: 'SKS Anda lebih dari 20, harap sesuaikan terlebih dahulu di Aplikasi Siamik !' },
    });
    expect((await place.now(`${O}/${row.id}`)).status).toBe('draf');
  });

  it('tidak menerima KHS bersama pendaftaran', async () => {
    const student = await place.studentPerson();
    const body = await place.form(student, { nomorKhs: 'KHS/1' });
    const answer = await student.post(`${O}/registrasi`, body);
    expect(answer.json()).toMatchObject({ errors: { 'outbound.nomorKhs': 'Isian ini diisi oleh sistem.' } });
  });

  it('meminta mitra dengan kerja sama yang berlaku pada program kerja sama', async () => {
    const student = await place.studentPerson();
    const program = await place.db.one<{ id: string }>(`select id from master_program where kode = 'PMKS'`);
    const body = { ...(await place.form(student)), idProgram: program?.id };
    const row = place.done(await student.post(`${O}/registrasi`, body));
    const answer = await submit(student, row);
    expect(answer.json<{ errors: object }>().errors).toHaveProperty('idMitra');
  });
});

describe('verifikasi', () => {
  it('menunggu program studi dahulu; tahap terakhir menetapkan pembimbing dan memberi peran Outbound', async () => {
    const { student, row } = await registered();
    place.done(await submit(student, row));
    const verify = async (who: Student | OutboundPlace['team'], more: object) =>
      who.put(`${O}/verifikasi/${row.id}`, { version: (await place.now(`${O}/${row.id}`)).version, ...more });
    expect(place.refusal(await verify(place.team, { aksi: 'setujui' }))).toEqual([
      409,
      'Menunggu persetujuan Program Studi.',
    ]);
    expect(place.refusal(await verify(place.koordinator, { aksi: 'revisi' }))).toEqual([422, 'Catatan wajib diisi.']);
    place.done(await verify(place.koordinator, { aksi: 'setujui' }));
    expect(place.refusal(await verify(place.team, { aksi: 'setujui' }))).toEqual([422, 'Pilih dosen pembimbing.']);
    const done = place.done(await verify(place.team, { aksi: 'setujui', idDosenPembimbing: place.lecturer }));
    expect(done).toMatchObject({ status: 'disetujui', idDosenPembimbing: place.lecturer });
    const roles = await place.db.query<{ idRole: string }>(
      'select id_role as "idRole" from pengaturan_user_role where id_user = $1 order by id_role',
      [student.userId],
    );
    expect(roles.map(({ idRole }) => idRole)).toEqual(['HA02', 'HA09']);
  });

  it('mengambil kembali peran Outbound bila mahasiswa mengundurkan diri', async () => {
    const { student, id } = await place.approved();
    const { version } = await place.now(`${O}/${id}`);
    const files = await letter(student);
    const input = { id, aksi: 'undur_diri', version, catatan: 'Sakit.', suratMundur: files };
    expect(place.done(await student.put(`${O}/update-status-pendaftaran`, input)).status).toBe('mengundurkan_diri');
    const held = await place.db.one(
      `select 1 as ada from pengaturan_user_role where id_user = $1 and id_role = 'HA09'
         and (berlaku_sampai is null or berlaku_sampai >= current_date)`,
      [student.userId],
    );
    expect(held).toBeUndefined();
  });

  it('menolak bila kuota masa studi penuh', async () => {
    await place.windows({ kuota: await seatsTaken() });
    const first = await place.approved().catch((error: Error) => error.message);
    expect(String(first)).toContain('sudah penuh');
    await place.windows({ kuota: 0 });
  });
});

/** The least quota that the study period still takes, in the words of the refusal of a smaller one. */
async function seatsTaken(): Promise<number> {
  const refused = await place.windows({ kuota: 1 }).catch((error: Error) => error.message);
  return Number(/sudah terisi \((\d+)\)/.exec(String(refused))?.[1]);
}

async function letter({ userId }: Student): Promise<string> {
  const { v7 } = await import('uuid');
  const file = v7();
  await place.db.execute(
    `insert into internal_berkas (id, nama_asli, tipe, ukuran, sha256, resource, field, uploaded_by, kunci, versi)
     values ($1, 'uji.pdf', 'application/pdf', 10, 'x', 'mbkm/pendaftar-program-mbkm', 'suratMundur', $2, $3, 1)`,
    [file, userId, `uji/${file}`],
  );
  return file;
}

/** An approved exchange with two courses mapped; the student acts as Mahasiswa Outbound. */
async function planned() {
  await place.windows();
  const { student, id } = await place.approved();
  const outbound = await place.asOutbound(student);
  for (const nth of [0, 1]) {
    const { version } = await place.now(`${O}/${id}`);
    const answer = await outbound.post(`${O}/matkul`, { ...mapped(id, nth), version });
    expect(answer.statusCode, answer.body).toBe(201);
  }
  const version = async () => (await place.now(`${O}/${id}`)).version;
  const act = async (path: string, body: object = {}) =>
    outbound.put(`${O}/${path}/${id}`, { version: await version(), ...body });
  return { student, outbound, id, version, act };
}

describe('KRS', () => {
  it('memetakan mata kuliah sekali masing-masing, dengan SKS yang cukup, dan menunggu LoA', async () => {
    const { outbound, id, version, act } = await planned();
    const twice = await outbound.post(`${O}/matkul`, { ...mapped(id, 0), version: await version() });
    expect(place.refusal(twice)).toEqual([422, expect.stringContaining('sudah')]);
    expect(place.refusal(await act('ajukan-krs'))).toEqual([409, 'Unggah LoA lebih dahulu.']);
    const files = await place.upload(outbound.userId, 'berkasLoa');
    place.done(await act('tujuan', { ...files, nimTujuan: 'X-1' }));
    expect((await place.now(`${O}/${id}`)).outbound).toMatchObject({ nimTujuan: 'X-1' });
    const view = place.done(await act('ajukan-krs'));
    expect(view.pendaftar).toMatchObject({ statusKonversi: 'diajukan' });
  });

  it('menghitung ECTS menjadi SKS dan menolak yang terlalu kecil', async () => {
    const { outbound, id, version, act } = await planned();
    place.done(await act('tujuan', await place.upload(outbound.userId, 'berkasLoa')));
    const view = place.done(
      await outbound.post(`${O}/matkul`, {
        ...mapped(id, 2, { sksAsal: null, satuanAsal: 'ects', sksAsliAsal: 1.5 }),
        version: await version(),
      }),
    );
    const rows = view.awal as Row[];
    expect(rows.find(({ kodeMatkulAsal }) => kodeMatkulAsal === 'TJ302')).toMatchObject({ sksAsal: 1 });
    const answer = await act('ajukan-krs');
    expect(answer.json()).toMatchObject({
      errors: { 'items.2.sksAsliAsal': 'SKS di PT tujuan terlalu kecil untuk diakui 3 SKS.' },
    });
  });

  it('ditolak di luar masa pengisian KRS', async () => {
    const { outbound, act } = await planned();
    place.done(await act('tujuan', await place.upload(outbound.userId, 'berkasLoa')));
    await place.windows({ krsMulai: (await import('./place.ts')).cal.day(85) });
    expect(place.refusal(await act('ajukan-krs'))).toEqual([
      409,
      expect.stringMatching(/^Masa pengisian KRS .* belum dibuka\.$/),
    ]);
  });
});

/** A study plan that the study programme has approved, the exchange under way. */
async function studying() {
  const plan = await planned();
  place.done(await plan.act('tujuan', await place.upload(plan.outbound.userId, 'berkasLoa')));
  const view = place.done(await plan.act('ajukan-krs'));
  const items = (view.awal as Row[]).map(({ id }) => ({ id, keputusan: 'diterima' }));
  const decided = place.done(
    await place.koordinator.put(`${O}/verifikasi-krs/${plan.id}`, {
      aksi: 'setujui',
      items,
      version: (view.pendaftar as Row).version,
    }),
  );
  expect(decided.pendaftar).toMatchObject({ statusKonversi: 'disetujui' });
  const rows = (decided.awal as Row[]).map(({ id }) => id);
  const finals = decided.akhir as Row[];
  return { ...plan, rows, finals };
}

type Studying = Awaited<ReturnType<typeof studying>>;

const handIn = async (
  { outbound, id, version, rows }: Studying,
  over: (id: string, i: number) => object = () => ({}),
) =>
  outbound.post(`${O}/upload-nilai-khs`, {
    idPendaftarMbkm: id,
    version: await version(),
    nomorKhs: 'KHS/1',
    tanggalKhs: '2026-01-10',
    ...(await place.upload(outbound.userId, 'berkasKhs')),
    rows: rows.map((row, i) => ({ id: row, nilaiHurufAsal: 'B', ...over(row, i) })),
  });

const judge = async ({ id, version }: Studying, aksi: string, body: object = {}, who = place.koordinator) =>
  who.put(`${O}/update-khs`, { idPendaftarMbkm: id, aksi, version: await version(), ...body });

const graded = (finals: Row[], nilai: number, more: object = {}) =>
  finals.map(({ id, version }) => ({ id, version, nilaiAngka: nilai, ...more }));

describe('KHS', () => {
  it('diunggah dengan nilai setiap mata kuliah, divalidasi, dan difinalkan', async () => {
    const study = await studying();
    const lacking = await handIn(study, (_, i) => (i === 0 ? { nilaiHurufAsal: null } : {}));
    expect(place.refusal(lacking)).toEqual([422, 'Isi nilai Mata Kuliah Tujuan 0.']);
    const unsent = await study.outbound.post(`${O}/matkul`, { ...mapped(study.id, 3), version: await study.version() });
    expect(unsent.statusCode).toBe(409);
    expect(place.done(await handIn(study)).outbound).toMatchObject({ statusKhs: 'diajukan', nomorKhs: 'KHS/1' });

    const early = await place.koordinator.post(`${F}/save`, {
      idPendaftarMbkm: study.id,
      version: await study.version(),
      aksi: 'kirim',
      items: graded(study.finals, 72),
    });
    expect(place.refusal(early)).toEqual([409, 'KHS belum divalidasi.']);

    const above = await judge(study, 'validasi', { rows: graded(study.finals, 78) });
    expect(place.refusal(above)).toEqual([422, 'Nilai diakui tidak boleh lebih tinggi dari nilai PT tujuan.']);
    expect((await place.now(`${O}/${study.id}`)).outbound?.statusKhs).toBe('diajukan');

    const valid = place.done(await judge(study, 'validasi', { rows: graded(study.finals, 72) }));
    expect(valid).toMatchObject({ statusKonversi: 'dinilai', outbound: { statusKhs: 'tervalidasi' } });

    const { version: begun } = await place.now(`${O}/${study.id}`);
    const status = (aksi: string, version: number) =>
      place.team.put(`${O}/update-status-pendaftaran`, { id: study.id, aksi, version, catatan: 'Selesai lebih awal.' });
    const running = place.done(await status('mulai', begun));
    const ended = place.done(await status('selesai', running.version));
    expect(ended.status).toBe('selesai');
    const conversion = `v2/pertukaran-mahasiswa/penilaian-konversi/${study.id}`;
    const [first] = place.done(await place.team.get(conversion)).matkul as Row[];
    expect(first).toMatchObject({ nilaiHurufAsal: 'B', nilaiHuruf: 'B', kodeMatkulAsal: 'TJ300' });
    const final = place.done(await place.team.put(conversion, { version: ended.version, aksi: 'finalisasi' }));
    expect(final.pendaftar).toMatchObject({ statusKonversi: 'final', ipsKonversi: 3 });
  });

  it('menerima nilai di atas PT tujuan dengan catatan', async () => {
    const study = await studying();
    place.done(await handIn(study));
    const rows = graded(study.finals, 78, { catatan: 'Dikonversi menurut tabel kerja sama.' });
    expect(place.done(await judge(study, 'validasi', { rows })).statusKonversi).toBe('dinilai');
  });

  it('mengeluarkan mata kuliah yang batal diambil dari yang diakui', async () => {
    const study = await studying();
    const none = await handIn(study, (_, i) => (i === 0 ? { dibatalkan: true } : {}));
    expect(none.statusCode).toBe(422);
    // Neither a word for a switch nor a number for a reason counts as the opposite, or as none.
    const unclear = await handIn(study, (_, i) => (i === 0 ? { dibatalkan: 'true', alasanBatal: 7 } : {}));
    const wrong = Object.entries(unclear.json<{ errors: Record<string, string> }>().errors);
    expect(wrong.map(([name, message]) => [name.split('.').at(-1), message])).toEqual([
      ['dibatalkan', 'Periksa isian ini.'],
      ['alasanBatal', 'Periksa isian ini.'],
    ]);
    place.done(await handIn(study, (_, i) => (i === 0 ? { dibatalkan: true, alasanBatal: 'Kelas ditutup.' } : {})));
    const [, kept] = study.finals;
    const valid = place.done(await judge(study, 'validasi', { rows: graded(kept ? [kept] : [], 70) }));
    expect(valid).toMatchObject({ statusKonversi: 'dinilai', matkulDinilai: '1/1', totalSksDiakui: 3 });
    expect(courseName(0)).not.toBe(courseName(1));
  });

  it('dikembalikan dengan catatan dan diunggah lagi; hanya pemiliknya yang mengunggah', async () => {
    const study = await studying();
    expect((await handIn({ ...study, outbound: await stranger() })).statusCode).toBe(404);
    expect(place.refusal(await judge(study, 'validasi'))).toEqual([
      409,
      'Status data ini sudah berubah. Muat ulang halaman, lalu periksa lagi.',
    ]);
    place.done(await handIn(study));
    expect(place.refusal(await judge(study, 'revisi'))).toEqual([422, 'Catatan wajib diisi.']);
    place.done(await judge(study, 'revisi', { catatan: 'Berkas tidak terbaca.' }));
    expect(place.done(await handIn(study)).outbound).toMatchObject({ statusKhs: 'diajukan' });
    expect((await judge(study, 'validasi', {}, study.outbound)).statusCode).toBe(403);
  });
});

async function stranger() {
  const { id: idMahasiswa } = await place.student();
  return { ...(await place.enter('HA09', { idMahasiswa })), idMahasiswa };
}
