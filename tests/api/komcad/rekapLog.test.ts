// @module-tag semua: a programme's own printed sheets; surat/isi and surat/terbit print one of each kind
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cal, id, type KomcadPlace, manajemen, openKomcad } from './place.ts';

/** GET v6/komcad/log-book/rekap: the logbooks of an opening's participants (docs/domain/40 §3 /komcad/log-kegiatan). */

let komcad: KomcadPlace;
beforeAll(async () => {
  komcad = await openKomcad();
});
afterAll(() => komcad.world.close());

const path = 'v6/komcad/log-book/rekap';

it('jumlah, jam dan hari terakhir tiap peserta dalam lingkup; draf tidak dihitung', async () => {
  const { opening } = komcad;
  const { student, id: row } = await komcad.reach('latsarmil');
  await komcad.reach('lulus');
  const { namaMahasiswa, npm } = await komcad.now(row);
  const write = (day: number, status: string, from: string, to: string) =>
    komcad.db.execute(
      `insert into komcad_log_book (id, version, id_pendaftar_mbkm, id_mahasiswa, npm, nama_mahasiswa, tanggal, jam_mulai,
         jam_selesai, durasi_jam, kategori, kegiatan, hasil, status, created_by)
       values (gen_random_uuid(), 1, $1, $2, $3, $4, $5, $6, $7, 1, 'kelas', 'Belajar peta.', 'Paham.', $8, $9)`,
      [row, student.idMahasiswa, npm, namaMahasiswa, cal.day(day), from, to, status, student.userId],
    );
  await write(1, 'disetujui', '08:00', '09:30');
  await write(2, 'disetujui', '08:00', '08:45');
  await write(3, 'diajukan', '08:00', '10:00');
  await write(4, 'revisi', '08:00', '10:00');
  await write(5, 'draf', '08:00', '10:00');

  // Hours are told beside the entries that count: 'Setara SKS' (§4.3).
  const beside = async () => (await student.get('v6/komcad/log-book/ringkasan')).json<{ setara: unknown }>().setara;
  expect(await beside()).toEqual({ jam: 2.25, sks: 0 });
  await komcad.done(await komcad.team.put('mbkm/konfigurasi/sks.jam', { nilai: 1 }));
  expect(await beside()).toEqual({ jam: 2.25, sks: 2 });

  const seen = (await komcad.team.get(path, { idProgramKomcad: opening.id })).json();
  expect(seen.peserta).toEqual([
    expect.objectContaining({
      id: row,
      nama: namaMahasiswa,
      npm,
      disetujui: 2,
      minimal: 20,
      menunggu: 1,
      dikembalikan: 1,
      jam: 2,
      terakhir: cal.day(4),
    }),
  ]);
  expect((await komcad.coordinator.get(path, { idProgramKomcad: opening.id })).json().peserta).toHaveLength(1);
  const elsewhere = await komcad.enter('HA05', { idProgramProdi: manajemen });
  expect((await elsewhere.get(path, { idProgramKomcad: opening.id })).json()).toEqual({ peserta: [] });
  const partner = await komcad.enter('HA06', { idMitra: id.mitra('data') });
  expect((await partner.get(path, { idProgramKomcad: opening.id })).json().peserta).toHaveLength(1);
  // The partner reads the entries too, but no draft.
  const entries = (await partner.get('v6/komcad/log-book')).json<{ status: string }[]>();
  expect(entries.map(({ status }) => status).toSorted()).toEqual(['diajukan', 'disetujui', 'disetujui', 'revisi']);
  expect((await partner.post('v6/komcad/log-book', {})).statusCode).toBe(403);

  expect((await student.get(path, { idProgramKomcad: opening.id })).statusCode).toBe(403);
  expect((await komcad.team.get(path)).statusCode).toBe(400);
  expect((await komcad.team.get(path, { idProgramKomcad: 'x' })).statusCode).toBeGreaterThanOrEqual(400);
  const sheet = await komcad.team.get(`${path}/export`, { idProgramKomcad: opening.id, format: 'csv' });
  expect(sheet.statusCode).toBe(200);
  expect(sheet.body).toContain('Log minimal');
});
