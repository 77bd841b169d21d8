import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { id, M, mandiri, mbkm, N, openPlace, type Place, putInto, submitted } from './place.ts';

let place: Place;
beforeAll(async () => {
  place = await openPlace();
});
afterAll(() => place.world.close());

const countOf = async (idMahasiswa: string): Promise<number> => {
  const found = await place.db.one<{ n: number }>(
    'select count(*)::int as n from mbkm_pendaftar_program_mbkm where id_mahasiswa = $1',
    [idMahasiswa],
  );
  return found?.n ?? -1;
};

describe('an independent registration', () => {
  it('is kept as a draft, then submitted with a number of its programme', async () => {
    const person = await place.studentPerson();
    const draft = (await person.post(`${M}/mandiri`, { ...mandiri(), magang: { posisi: 'Analis Data' } })).json();
    expect(draft).toMatchObject({ status: 'draf', jalur: 'mandiri', nomorPendaftaran: null, kodeJenisMbkm: 'magang' });
    expect(draft.magang.posisi).toBe('Analis Data');
    const files = await place.documents(person.userId);
    const answer = await person.put(`${M}/${draft.id}`, {
      version: draft.version,
      magang: { ...mandiri().magang, ...files },
      ajukan: true,
    });
    expect(answer.statusCode).toBe(200);
    const row = answer.json();
    expect(row).toMatchObject({ status: 'diajukan', tahapAktif: 'prodi', semester: 6, ipk: 3.4 });
    expect(row.nomorPendaftaran).toMatch(/^MGM-20262-\d{5}$/);
    expect(row.tahap.map((stage: { tahap: string; status: string }) => [stage.tahap, stage.status])).toEqual([
      ['prodi', 'menunggu'],
      ['mbkm', 'menunggu'],
    ]);
  });

  it('names every missing field and document, and nothing is half written', async () => {
    const person = await place.studentPerson();
    const { berkasSuratPenerimaan, ...files } = await place.documents(person.userId);
    const body = mandiri({ emailPembimbingLapangan: null }, { ...files, deskripsiTugas: 'Terlalu pendek.' });
    const answer = await person.post(`${M}/mandiri`, { ...body, ajukan: true });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({
      'magang.berkasSuratPenerimaan': 'Wajib diisi.',
      'magang.deskripsiTugas': 'Deskripsi tugas minimal 50 karakter.',
      emailPembimbingLapangan: 'Wajib diisi.',
    });
    expect(await countOf(person.idMahasiswa)).toBe(0);
  });

  it('takes switches, notes and ids as they are meant, or not at all', async () => {
    const person = await place.studentPerson();
    const wrong = [{ ajukan: 'true' }, { ajukan: 1 }, { catatan: { a: 1 } }, { id: 5 }, { persetujuan: [] }];
    for (const over of wrong) {
      const [name = ''] = Object.keys(over);
      const answer = await person.post(`${M}/mandiri`, { ...mandiri(), ...over });
      expect(answer.statusCode, name).toBe(422);
      expect(answer.json().errors, name).toEqual({ [name]: 'Periksa isian ini.' });
    }
    expect(await countOf(person.idMahasiswa)).toBe(0);
  });

  it('begins with a partner, chosen or proposed', async () => {
    const person = await place.studentPerson();
    const answer = await person.post(`${M}/mandiri`, mandiri({ idMitra: null }));
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors.idMitra).toBe('Mitra wajib dipilih atau diusulkan.');
    const own = { namaMitraUsulan: 'CV Sumber Rejeki', bidangUsahaUsulan: 'Jasa', alamatMitraUsulan: 'Jl. Mawar 1' };
    const proposed = await person.post(`${M}/mandiri`, mandiri({ idMitra: null }, own));
    expect(proposed.statusCode).toBe(201);
    expect(proposed.json().namaMitra).toBe('CV Sumber Rejeki');
  });

  it('lasts long enough and in order', async () => {
    const person = await place.studentPerson();
    const files = await place.documents(person.userId);
    const short = { tanggalMulai: '2027-03-01', tanggalSelesai: '2027-05-01' };
    const answer = await person.post(`${M}/mandiri`, { ...mandiri(short, files), ajukan: true });
    expect(answer.json().errors.tanggalSelesai).toBe('Durasi kegiatan minimal 112 hari.');
    const backwards = { tanggalMulai: '2027-05-01', tanggalSelesai: '2027-03-01' };
    expect((await person.post(`${M}/mandiri`, mandiri(backwards))).json().errors.tanggalSelesai).toBe(
      'Tanggal selesai harus setelah tanggal mulai.',
    );
  });
});

describe('requirements', () => {
  it('are told all together', async () => {
    const weak = { semester: 3, ipk: 2.1, sks_tempuh: 40, status_akademik: 'cuti' };
    const person = await place.studentPerson(weak);
    const files = await place.documents(person.userId);
    const answer = await person.post(`${M}/mandiri`, { ...mandiri({}, files), ajukan: true });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({
      idMahasiswa: 'Status mahasiswa tidak aktif.',
      semester: 'Syarat Semester belum terpenuhi: 3 dari minimal 5.',
      ipk: 'Syarat IPK belum terpenuhi: 2,10 dari minimal 2,75.',
      sksTempuh: 'Syarat SKS Tempuh belum terpenuhi: 40 dari minimal 80.',
    });
    const check = (
      await person.get(`${M}/cek-pendaftar-magang`, { idProgram: id.program('MGM'), idPeriode: id.periode(1) })
    ).json();
    expect(check.bolehMendaftar).toBe(false);
    expect(check.durasiMinHari).toBe(112);
    expect(check.alasan).toContain('Status mahasiswa tidak aktif.');
    expect(check.syarat).toContainEqual({ kode: 'semester', label: 'Semester', lolos: false, nilai: 3, batas: 5 });
  });

  it('tell what the student data lack, and take credits passed for taken where only those are recorded', async () => {
    const person = await place.studentPerson({ ipk: null, sks_tempuh: null, sks_lulus: 112 });
    const files = await place.documents(person.userId);
    const answer = await person.post(`${M}/mandiri`, { ...mandiri({}, files), ajukan: true });
    expect(answer.json().errors).toEqual({
      ipk: 'IPK belum tercatat di data mahasiswa, sedangkan syaratnya minimal 2,75. Minta Tim MBKM melengkapinya.',
    });
  });

  it('keep other study programmes out of an offer', async () => {
    const person = await place.studentPerson({ id_program_prodi: id.prodi('012010') });
    const answer = await person.post(M, mbkm('backend'));
    // Offers for others are not even there to be chosen.
    expect(answer.json().errors.idProgramDitawarkan).toBe('Pilih program ditawarkan dari daftar.');
  });

  it('close the window', async () => {
    const person = await place.studentPerson();
    const closed = await person.post(`${M}/mandiri`, mandiri({ idPeriode: id.periode(0) }));
    expect(closed.statusCode).toBe(422);
    expect(closed.json().errors.idPeriode).toBe('Pendaftaran periode Semester Ganjil 2026/2027 sudah ditutup.');
  });
});

describe('the SKS check', () => {
  const dimas = id.pendaftar('dimas');

  it('refuses Dimas with 23 SKS, still a draft, until the limit is raised', async () => {
    const row = await place.db.one<{ idMahasiswa: string }>(
      'select id_mahasiswa as "idMahasiswa" from mbkm_pendaftar_program_mbkm where id = $1',
      [dimas],
    );
    const person = await place.enter('HA02', { idMahasiswa: row?.idMahasiswa });
    const tim = await place.as('HA03');
    const refused = await person.put(`${N}/${dimas}`, { id: dimas, status: 'diajukan' });
    expect(refused.statusCode).toBe(422);
    const message = 'SKS Anda lebih dari 20, harap sesuaikan terlebih dahulu di Aplikasi Siamik !';
    expect(refused.json()).toMatchObject({ message, errors: { sksKrs: message } });
    expect((await person.get(`${M}/by-id/${dimas}`)).json().status).toBe('draf');

    expect((await tim.put('mbkm/konfigurasi/sks.batasKrs', { nilai: 24 })).json()).toMatchObject({ nilai: 24 });
    const accepted = await person.put(`${N}/${dimas}`, { id: dimas, status: 'diajukan' });
    expect(accepted.json()).toMatchObject({ status: 'diajukan', sksKrs: 23, tahapAktif: 'prodi' });
    expect(accepted.json().nomorPendaftaran).toMatch(/^MSIB-20262-/);

    await tim.put('mbkm/konfigurasi/sks.batasKrs', { nilai: 20 });
    expect((await tim.get(`${M}/by-id/${dimas}`)).json().peringatan).toContain('KRS_LEBIH');
    const listed = (await tim.get(N, { filter: { peringatan: 'KRS_LEBIH' } })).json<{ id: string }[]>();
    expect(listed.map(row => row.id)).toContain(dimas);
  });

  it('lets the programme set its own limit', async () => {
    const person = await place.studentPerson({ npm: '99999999999' });
    await place.db.execute('update master_program set batas_sks_krs = 5 where id = $1', [id.program('MGM')]);
    const files = await place.documents(person.userId);
    const answer = await person.post(`${M}/mandiri`, { ...mandiri({}, files), ajukan: true });
    await place.db.execute('update master_program set batas_sks_krs = null where id = $1', [id.program('MGM')]);
    expect(answer.json().errors.sksKrs).toContain('SKS Anda lebih dari 5,');
  });
});

describe('taking part twice', () => {
  it('is refused in the same programme and period', async () => {
    const { person, row } = await submitted(place);
    const again = await person.post(`${M}/mandiri`, mandiri());
    expect(again.statusCode).toBe(409);
    expect(again.json().message).toBe('Anda sudah terdaftar pada program ini di periode yang sama.');
    // Somebody who was refused may try again.
    await putInto(place, row.id, { status: 'ditolak', tahap_aktif: null });
    expect((await person.post(`${M}/mandiri`, mandiri())).statusCode).toBe(201);
  });

  it('is refused beside another live participation of the period', async () => {
    const { person } = await submitted(place);
    const files = await place.documents(person.userId);
    const other = await person.post(M, { ...mbkm('backend', files), ajukan: true });
    expect(other.statusCode).toBe(409);
    expect(other.json().message).toBe(
      'Anda masih memiliki pendaftaran aktif: Magang Mandiri (Semester Genap 2026/2027).',
    );
    expect(await countOf(person.idMahasiswa)).toBe(1);
  });

  it('is refused when both are sent at the same moment', async () => {
    const person = await place.studentPerson();
    const answers = await Promise.all([1, 2, 3, 4].map(() => person.post(`${M}/mandiri`, mandiri())));
    expect(answers.map(answer => answer.statusCode).sort()).toEqual([201, 409, 409, 409]);
  });

  it('gives numbers without gaps or duplicates', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => place.studentPerson()));
    const bodies = await Promise.all(people.map(async ({ userId }) => mandiri({}, await place.documents(userId))));
    const answers = await Promise.all(
      people.map((person, i) => person.post(`${M}/mandiri`, { ...bodies[i], ajukan: true })),
    );
    const numbers = answers.map(answer => Number(answer.json().nomorPendaftaran.slice(-5))).sort((a, b) => a - b);
    const [first = 0] = numbers;
    expect(numbers).toEqual(numbers.map((_, i) => first + i));
  });
});

describe('editing and deleting', () => {
  it('is the owner’s while a draft, Tim MBKM’s always with a note', async () => {
    const { person, row } = await submitted(place);
    const locked = await person.put(`${M}/${row.id}`, { version: row.version, judulKegiatan: 'Lain' });
    expect(locked.statusCode).toBe(409);
    const ownPart = await person.put(`${M}/${row.id}`, { version: row.version, magang: { posisi: 'Lain' } });
    expect(ownPart.statusCode).toBe(409);

    const tim = await place.as('HA03');
    const noNote = await tim.put(`${M}/${row.id}`, { version: row.version, judulKegiatan: 'Lain' });
    expect(noNote.json().message).toBe('Catatan wajib diisi.');
    const done = await tim.put(`${M}/${row.id}`, {
      version: row.version,
      judulKegiatan: 'Lain',
      catatan: 'Salah tulis.',
    });
    expect(done.json()).toMatchObject({ judulKegiatan: 'Lain', status: 'diajukan' });
    const [latest] = (await tim.get(`${N}/${row.id}/riwayat`)).json();
    expect(latest).toMatchObject({ aksi: 'ubah', alur: 'data', catatan: 'Salah tulis.' });
    // Students are not shown what staff changed behind the scenes.
    const own = (await person.get(`${N}/${row.id}/riwayat`)).json<{ aksi: string }[]>();
    expect(own.map(entry => entry.aksi)).toEqual(['ajukan', 'buat']);
  });

  it('makes an older copy stale when only the detail changed', async () => {
    const person = await place.studentPerson();
    const draft = (await person.post(`${M}/mandiri`, mandiri())).json();
    const changed = await person.put(`${M}/${draft.id}`, { version: draft.version, magang: { posisi: 'Lain' } });
    expect(changed.json().version).toBe(draft.version + 1);
    const late = await person.put(`${M}/${draft.id}`, { version: draft.version, judulKegiatan: 'Terlambat' });
    expect(late.statusCode).toBe(409);
  });

  it('deletes drafts only', async () => {
    const person = await place.studentPerson();
    const draft = (await person.post(`${M}/mandiri`, mandiri())).json();
    expect((await person.delete(`${M}/${draft.id}`)).statusCode).toBe(200);
    expect((await person.get(`${M}/by-id/${draft.id}`)).statusCode).toBe(404);
    const { person: other, row } = await submitted(place);
    const refused = await other.delete(`${M}/${row.id}`);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().message).toBe('Hanya pendaftaran berstatus draf yang dapat dihapus.');
  });

  it('does not let a student register somebody else', async () => {
    const person = await place.studentPerson();
    const other = await place.student();
    const answer = await person.post(`${M}/mandiri`, mandiri({ idMahasiswa: other.id }));
    expect([403, 422]).toContain(answer.statusCode);
    expect(await countOf(other.id)).toBe(0);
  });
});
