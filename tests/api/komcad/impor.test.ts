// @module-tag semua: offices' own files one by one; the machinery is asked in import/apply and dryRun
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportAnswer, ImportRow } from '../../../resources/kit/index.ts';
import { uploaded } from '../platform/import/upload.ts';
import type { Person } from '../support/world.ts';
import { cal, type KomcadPlace, openKomcad } from './place.ts';

/** Tests and training are imported for many, who are named as lists name them: by NPM (docs/domain/40 §1.1). */

let komcad: KomcadPlace;
beforeAll(async () => {
  komcad = await openKomcad();
});
afterAll(() => komcad.world.close());

const T = 'v6/komcad/seleksi-kompetensi';
const L = 'v6/komcad/latsarmil';

async function tried(endpoint: string, lines: readonly string[], who: Person = komcad.team) {
  const job = await uploaded(komcad.world, who, endpoint, 'data.csv', `${lines.join('\n')}\n`);
  const rows = (await who.get(`${endpoint}/impor/${job.id}/baris`, { range: '[0,99]' })).json<ImportRow[]>();
  return { job, rows, apply: () => apply(who, endpoint, job) };
}
async function apply(who: Person, endpoint: string, { id }: ImportAnswer): Promise<void> {
  const answer = await who.post(`${endpoint}/impor/${id}/terapkan`, { lewatiSalah: false });
  if (answer.statusCode >= 300) throw new Error(answer.body);
  await expect
    .poll(async () => (await who.get(`${endpoint}/impor/${id}`)).json<{ status: string }>().status)
    .toBe('selesai');
}
const npmOf = async (id: string) => String((await komcad.now(id)).npm);
const fieldsOf = ({ kolom }: ImportAnswer) => Object.fromEntries(kolom.map(({ judul, field }) => [judul, field]));

describe('impor', () => {
  it('nilai latsarmil: dengan NPM, atau NPM dan nama; kegiatan lain orang yang sama tidak membingungkan', async () => {
    const [one, two] = [await komcad.reach('latsarmil'), await komcad.reach('latsarmil')];
    const [a, b] = [await npmOf(one.id), await npmOf(two.id)];
    // Students who also take part in something else are found.
    await komcad.db.execute(
      `insert into mbkm_pendaftar_program_mbkm (id, id_mahasiswa, npm, nama_mahasiswa, id_program_prodi, id_program, id_periode,
         id_jenis_mbkm, kode_jenis_mbkm, status, status_konversi, jalur, tanggal_daftar)
       select gen_random_uuid(), t.id_mahasiswa, t.npm, t.nama_mahasiswa, t.id_program_prodi, p.id, t.id_periode,
         p.id_jenis_mbkm, j.kode, 'ditolak', 'belum', t.jalur, now()
       from mbkm_pendaftar_program_mbkm t, master_program p join master_jenis_mbkm j on j.id = p.id_jenis_mbkm
       where t.id = $1 and j.kode = 'kkn' limit 1`,
      [one.id],
    );
    const { nama } = (await komcad.db.one<{ nama: string }>(
      'select nama_mahasiswa as nama from komcad_latsarmil where id = $1',
      [two.id],
    )) ?? { nama: '' };
    const head = 'NPM;Hadir;Izin;Nilai sikap;Nilai pengetahuan;Nilai jasmani;Hasil';
    const found = await tried(L, [head, `${a};40;1;80;80;80;Belum`, `${b} ${nama};41;0;90;90;90;Belum`]);
    expect(fieldsOf(found.job)).toMatchObject({ NPM: 'idPendaftarMbkm', Hadir: 'hariHadir' });
    expect(found.job.jumlah).toMatchObject({ berubah: 2, salah: 0 });
    await found.apply();
    expect(await komcad.done(await komcad.team.get(`${L}/${one.id}`))).toMatchObject({
      hariHadir: 40,
      nilaiLatsarmil: 80,
    });
    expect(await komcad.done(await komcad.team.get(`${L}/${two.id}`))).toMatchObject({
      hariHadir: 41,
      nilaiLatsarmil: 90,
    });
  });

  it('yang tidak ditemukan, dan yang ikut dua kali, disebut di selnya', async () => {
    const one = await komcad.reach('seleksi');
    const npm = await npmOf(one.id);
    await komcad.db.execute(
      `insert into mbkm_pendaftar_program_mbkm (id, nomor_pendaftaran, id_mahasiswa, npm, nama_mahasiswa, id_program_prodi, id_program,
         id_periode, id_jenis_mbkm, kode_jenis_mbkm, status, status_konversi, jalur, tanggal_daftar)
       select gen_random_uuid(), 'KCD-LAMA', id_mahasiswa, npm, nama_mahasiswa, id_program_prodi, id_program, id_periode, id_jenis_mbkm,
         kode_jenis_mbkm, 'ditolak', 'belum', jalur, now() from mbkm_pendaftar_program_mbkm where id = $1`,
      [one.id],
    );
    const head = 'NPM;Materi;Jadwal;Lokasi;Hasil';
    const rest = `Jasmani;${cal.day(8)} 08:00;Ajendam;Belum`;
    const { rows } = await tried(T, [head, `99999999999;${rest}`, `${npm};${rest}`]);
    expect(rows.map(({ pesan }) => pesan)).toEqual([
      { idPendaftarMbkm: 'Pilih pendaftar dari daftar.' },
      { idPendaftarMbkm: `Ada beberapa Pendaftar dengan NPM ${npm}. Tulis nomor pendaftaran.` },
    ]);
    const { nomor } = (await komcad.db.one<{ nomor: string }>(
      'select nomor_pendaftaran as nomor from mbkm_pendaftar_program_mbkm where id = $1',
      [one.id],
    )) ?? { nomor: '' };
    const again = await tried(T, [`Nomor pendaftaran;${head.slice(4)}`, `${nomor};${rest}`]);
    expect(again.job.jumlah).toMatchObject({ baru: 1, salah: 0 });
    await again.apply();
  });

  it('tahap tidak dapat diubah lewat impor mana pun, dan satuan hanya mengimpor pesertanya', async () => {
    const one = await komcad.reach('latsarmil');
    const npm = await npmOf(one.id);
    const { job } = await tried(L, ['NPM;Hadir;Tahap;Status pendaftaran', `${npm};10;selesai;selesai`]);
    expect(fieldsOf(job)).toMatchObject({ Tahap: null, 'Status pendaftaran': null });
    const stranger = await komcad.enter('HA06', { idMitra: null });
    const other = await tried(L, ['NPM;Hadir', `${npm};10`], stranger);
    expect(other.job.jumlah).toMatchObject({ berubah: 0, salah: 1 });
  });
});
