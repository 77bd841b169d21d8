// @module-tag semua: disturbances and races; platform/engine asks the same of one resource
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { id, M, mbkm, N, openPlace, type Place } from './place.ts';

let place: Place;
beforeAll(async () => {
  place = await openPlace();
});
afterAll(() => place.world.close());

const people = 50;
const quota = 7;

/** Applicants who wait for the partner: one is submitted through the API, the others are its likes. */
async function waiting(): Promise<string[]> {
  const person = await place.studentPerson();
  const files = await place.documents(person.userId);
  const first = (await person.post(M, { ...mbkm('backend', files), ajukan: true })).json();
  await (await place.as('HA05')).post(`${N}/${first.id}/aksi/setujui`, {});
  const ids = [String(first.id)];
  for (let i = 1; i < people; i++) {
    const student = await place.student();
    const copy = uuidv7();
    await place.db.execute(
      `insert into mbkm_pendaftar_program_mbkm (id, id_mahasiswa, npm, nama_mahasiswa, id_program_prodi, id_program, id_periode,
         id_jenis_mbkm, kode_jenis_mbkm, jalur, id_program_ditawarkan, id_mitra, status, tahap_aktif, status_konversi,
         tanggal_mulai, tanggal_selesai, tanggal_daftar)
       select $2, $3, $4, 'Uji', id_program_prodi, id_program, id_periode, id_jenis_mbkm, kode_jenis_mbkm, jalur,
         id_program_ditawarkan, id_mitra, status, tahap_aktif, status_konversi, tanggal_mulai, tanggal_selesai, now()
       from mbkm_pendaftar_program_mbkm where id = $1`,
      [first.id, copy, student.id, student.npm],
    );
    await place.db.execute(
      `insert into mbkm_pendaftar_tahap (id, id_pendaftar_mbkm, urutan, tahap, status)
       select gen_random_uuid(), $2, urutan, tahap, status from mbkm_pendaftar_tahap where id_pendaftar_mbkm = $1`,
      [first.id, copy],
    );
    ids.push(copy);
  }
  return ids;
}

describe('the quota of an offer', () => {
  it(`is never exceeded by ${people} approvals at once`, { timeout: 120_000 }, async () => {
    await place.db.execute('update magang_program_ditawarkan set kuota = $2 where id = $1', [
      id.offer('backend'),
      quota,
    ]);
    const ids = await waiting();
    const partner = await place.as('HA06');
    const answers = await Promise.all(ids.map(found => partner.post(`${N}/${found}/aksi/setujui`, {})));
    const accepted = answers.filter(answer => answer.statusCode === 200);
    const refused = answers.filter(answer => answer.statusCode === 409);
    expect([accepted.length, refused.length]).toEqual([quota, people - quota]);
    expect(new Set(refused.map(answer => answer.json().message))).toEqual(
      new Set([`Kuota Backend Engineer sudah penuh (${quota}/${quota}).`]),
    );
    const offer = await place.db.one<{ terisi: number }>('select terisi from magang_program_ditawarkan where id = $1', [
      id.offer('backend'),
    ]);
    expect(offer?.terisi).toBe(quota);
  });

  it('is free again when somebody withdraws', async () => {
    const tim = await place.as('HA03');
    const [one] = (
      await tim.get(N, { filter: { idProgramDitawarkan: id.offer('backend'), status: 'disetujui' } })
    ).json<{ id: string }[]>();
    const noReason = await tim.put(`${N}/${one?.id}`, { status: 'mengundurkan_diri' });
    expect(noReason.json().message).toBe('Catatan wajib diisi.');
    const noLetter = await tim.put(`${N}/${one?.id}`, { status: 'mengundurkan_diri', catatan: 'Sakit.' });
    expect(noLetter.json().errors).toEqual({ suratMundur: 'Wajib diisi.' });
    const surat = uuidv7();
    const userId = (await tim.get('user')).json().id;
    await place.db.execute(
      `insert into internal_berkas (id, nama_asli, tipe, ukuran, sha256, resource, field, uploaded_by, kunci, versi)
       values ($1, 'surat.pdf', 'application/pdf', 10, 'x', 'mbkm/pendaftar-program-mbkm', 'suratMundur', $2, $3, 1)`,
      [surat, userId, `uji/${surat}`],
    );
    const gone = await tim.put(`${N}/${one?.id}`, {
      status: 'mengundurkan_diri',
      catatan: 'Sakit.',
      suratMundur: surat,
    });
    expect(gone.json()).toMatchObject({ status: 'mengundurkan_diri', alasanMundur: 'Sakit.' });
    const offer = await place.db.one<{ terisi: number }>('select terisi from magang_program_ditawarkan where id = $1', [
      id.offer('backend'),
    ]);
    expect(offer?.terisi).toBe(quota - 1);
  });
});
