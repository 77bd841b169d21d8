import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../support/world.ts';
import { id, informatika, M, manajemen, mbkm, N, openPlace, type Place, putInto, submitted } from './place.ts';

let place: Place;
let tim: Person;
let koordinator: Person;
let mitra: Person;
beforeAll(async () => {
  place = await openPlace();
  tim = await place.as('HA03');
  koordinator = await place.as('HA05');
  mitra = await place.as('HA06');
});
afterAll(() => place.world.close());

const act = (person: Person, row: { id: string; version?: number }, aksi: string, catatan?: string) =>
  person.post(`${N}/${row.id}/aksi/${aksi}`, {
    ...(row.version === undefined ? {} : { version: row.version }),
    ...(catatan ? { catatan } : {}),
  });

/** A submitted MBKM registration at Nusa. */
async function applicant(offer = 'backend') {
  const person = await place.studentPerson();
  const files = await place.documents(person.userId);
  const answer = await person.post(M, { ...mbkm(offer, files), ajukan: true });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return { person, row: answer.json() };
}

describe('verification by stage', () => {
  it('returns with a note, is corrected, resubmitted to the same stage and approved by every stage', async () => {
    const { person, row } = await applicant();
    const noNote = await act(koordinator, row, 'revisi');
    expect(noNote.statusCode).toBe(422);
    expect(noNote.json()).toMatchObject({
      message: 'Catatan wajib diisi.',
      errors: { catatan: 'Catatan wajib diisi.' },
    });

    // A note is kept whole or refused.
    const long = (await act(koordinator, row, 'revisi', 'a'.repeat(2001))).json();
    expect(long.errors).toEqual({ catatan: 'Maksimal 2000 karakter.' });
    const number = await koordinator.post(`${N}/${row.id}/aksi/revisi`, { version: row.version, catatan: 7 });
    expect(number.json().errors).toEqual({ catatan: 'Periksa isian ini.' });

    const returned = (await act(koordinator, row, 'revisi', 'Unggah transkrip terbaru.')).json();
    expect(returned).toMatchObject({
      status: 'revisi',
      tahapAktif: 'prodi',
      catatanTerakhir: 'Unggah transkrip terbaru.',
    });
    expect((await person.get(`${M}/by-id/${row.id}`)).json().catatanTerakhir).toBe('Unggah transkrip terbaru.');

    const again = (await act(person, returned, 'ajukan')).json();
    expect(again).toMatchObject({ status: 'diajukan', tahapAktif: 'prodi', nomorPendaftaran: row.nomorPendaftaran });

    const passed = (await act(koordinator, again, 'setujui')).json();
    expect(passed).toMatchObject({ status: 'diajukan', tahapAktif: 'mitra' });
    const told = (await person.get('notifikasi', { range: [0, 49] })).json<{ judul: string }[]>();
    expect(told.map(({ judul }) => judul)).toContain('Pendaftaran maju ke tahap berikutnya');
    const before = await place.db.one<{ terisi: number }>(
      'select terisi from magang_program_ditawarkan where id = $1',
      [id.offer('backend')],
    );
    const approved = (await act(mitra, passed, 'setujui')).json();
    expect(approved).toMatchObject({ status: 'disetujui', tahapAktif: null });
    const after = await place.db.one<{ terisi: number }>('select terisi from magang_program_ditawarkan where id = $1', [
      id.offer('backend'),
    ]);
    expect(after?.terisi).toBe((before?.terisi ?? 0) + 1);
    expect(approved.tahap.map((stage: { status: string }) => stage.status)).toEqual(['disetujui', 'disetujui']);
  });

  it('goes back to the stage that returned it; earlier approvals stand', async () => {
    const { person, row } = await applicant();
    const passed = (await act(koordinator, row, 'setujui')).json();
    const returned = (await act(mitra, passed, 'revisi', 'CV belum lengkap.')).json();
    expect(returned.tahapAktif).toBe('mitra');
    const again = (await act(person, returned, 'ajukan')).json();
    expect(again.tahapAktif).toBe('mitra');
    expect(again.tahap.map((stage: { status: string }) => stage.status)).toEqual(['disetujui', 'menunggu']);
  });

  it('lets Tim MBKM act for the partner with a note only', async () => {
    const { row } = await applicant();
    expect((await act(tim, row, 'setujui', 'Atas nama mitra.')).statusCode).toBe(409);
    const passed = (await act(koordinator, row, 'setujui')).json();
    expect((await act(tim, passed, 'setujui')).json().message).toBe('Catatan wajib diisi.');
    expect((await act(tim, passed, 'setujui', 'Disampaikan mitra lewat surat.')).json().status).toBe('disetujui');
  });

  it('follows the setting approval.tahap', async () => {
    await place.db.execute(
      `insert into mbkm_konfigurasi (id, kunci, nilai, tipe) values ($1, 'approval.tahap', $2, 'daftar')
       on conflict (kunci) do update set nilai = excluded.nilai`,
      [uuidv7(), JSON.stringify(['magang/mandiri: mbkm'])],
    );
    const { row } = await submitted(place);
    await place.db.execute(`delete from mbkm_konfigurasi where kunci = 'approval.tahap'`);
    expect(row).toMatchObject({ tahapAktif: 'mbkm' });
    expect((await act(tim, row, 'setujui')).json().status).toBe('disetujui');
  });

  it('decides once when two act at once', async () => {
    const { row } = await applicant();
    const second = await place.enter('HA05', { idProgramProdi: informatika });
    const answers = await Promise.all([act(koordinator, row, 'setujui'), act(second, row, 'tolak', 'Tidak sesuai.')]);
    expect(answers.map(answer => answer.statusCode).sort()).toEqual([200, 409]);
    const loser = answers.find(answer => answer.statusCode === 409);
    expect(loser?.json().message).toBe('Status data ini sudah berubah. Muat ulang halaman, lalu periksa lagi.');
  });

  it('approves many with exceptions named', async () => {
    const [one, two, three] = [await applicant(), await applicant(), await submitted(place)];
    await putInto(place, three.row.id, { id_program_prodi: manajemen });
    const items = [one, two, three].map(({ row }) => ({ id: row.id, version: row.version }));
    await act(koordinator, two.row, 'tolak', 'Tidak sesuai.');
    const answer = (await koordinator.put(`${M}/approval`, { items, aksi: 'setujui' })).json();
    expect(answer.berhasil).toEqual([one.row.id]);
    expect(answer.gagal).toMatchObject([
      { id: two.row.id, pesan: 'Status data ini sudah berubah. Muat ulang halaman, lalu periksa lagi.' },
      { id: three.row.id, pesan: 'Data tidak ditemukan.' },
    ]);
    const noNote = await koordinator.put(`${M}/approval`, { items: items.slice(2), aksi: 'revisi' });
    expect(noNote.json().gagal).toHaveLength(1);
    expect((await koordinator.put(`${M}/approval`, { items, aksi: 'mulai' })).statusCode).toBe(422);
  });

  it('shows another study programme nothing', async () => {
    const { row } = await applicant();
    const other = await place.enter('HA05', { idProgramProdi: manajemen });
    expect((await other.get(`${N}/${row.id}`)).statusCode).toBe(404);
    expect((await act(other, row, 'setujui')).statusCode).toBe(404);
    const listed = (await other.get(M, { filter: { status: 'diajukan' } })).json<{ id: string }[]>();
    expect(listed.some(found => found.id === row.id)).toBe(false);
    expect((await other.get('mbkm/riwayat-status', { filter: { idPendaftarMbkm: row.id } })).json()).toEqual([]);
    expect((await other.get('mbkm/pendaftar-tahap', { filter: { idPendaftarMbkm: row.id } })).json()).toEqual([]);
  });

  it('hides drafts from all but owner and Tim MBKM, and study results from partners', async () => {
    const draft = id.pendaftar('draf-at');
    const own = await place.enter('HA05', { idProgramProdi: id.prodi('025010') });
    expect((await own.get(`${N}/${draft}`)).statusCode).toBe(404);
    expect((await tim.get(`${N}/${draft}`)).statusCode).toBe(200);
    const { row } = await applicant();
    const seen = (await mitra.get(`${N}/${row.id}`)).json();
    expect(seen).not.toHaveProperty('ipk');
    expect(seen.magang).not.toHaveProperty('berkasTranskrip');
  });
});

describe('making a proposed partner a partner', () => {
  it('is Tim MBKM’s, once', async () => {
    const target = id.pendaftar('mbkm-ik');
    const extra = { idKabupaten: '35.78', email: 'halo@usulan.example' };
    const jenis = await place.db.one<{ id: string }>(`select id from master_jenis_mitra where kode = 'umkm'`);
    const body = { ...extra, idJenisMitra: jenis?.id };
    expect((await koordinator.post(`${M}/${target}/jadikan-mitra`, body)).statusCode).toBe(403);
    const refused = await tim.post(`${M}/${target}/jadikan-mitra`, extra);
    expect(refused.json().errors).toHaveProperty('idJenisMitra');
    // The partner is needed before the last approval.
    expect((await act(tim, { id: target }, 'setujui')).statusCode).toBe(409);
    const made = await tim.post(`${M}/${target}/jadikan-mitra`, body);
    expect(made.statusCode).toBe(200);
    expect(made.json().namaMitra).toBe(made.json().magang.namaMitraUsulan);
    expect((await act(tim, { id: target }, 'setujui')).json().status).toBe('disetujui');
    expect((await tim.post(`${M}/${target}/jadikan-mitra`, body)).statusCode).toBe(409);
  });
});
