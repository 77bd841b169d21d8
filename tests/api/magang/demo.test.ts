import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { id, N, openPlace, type Place } from './place.ts';

let place: Place;
beforeAll(async () => {
  place = await openPlace();
});
afterAll(() => place.world.close());

const count = (sql: string) =>
  place.db.query<{ nama: string; jumlah: number }>(
    `select ${sql} as nama, count(*)::int as jumlah from mbkm_pendaftar_program_mbkm
     where kode_jenis_mbkm = 'magang' group by 1`,
  );
const asRecord = (rows: { nama: string; jumlah: number }[]) =>
  Object.fromEntries(rows.map(row => [row.nama, row.jumlah]));

describe('the demo registrations', () => {
  it('are the 26 of the story, by state', async () => {
    expect(asRecord(await count('status'))).toEqual({
      draf: 2,
      diajukan: 5,
      revisi: 1,
      ditolak: 1,
      disetujui: 3,
      berjalan: 6,
      selesai: 7,
      mengundurkan_diri: 1,
    });
  });

  it('are converted as far as the story says', async () => {
    expect(asRecord(await count('status_konversi'))).toMatchObject({
      diajukan: 2,
      revisi: 1,
      disetujui: 3,
      dinilai: 3,
      final: 4,
      revisi_nilai: 1,
    });
  });

  it('give Dr. Arif six mentees', async () => {
    const rows = await place.db.query(
      `select 1 as ada from mbkm_pendaftar_program_mbkm t join master_pegawai p on p.id = t.id_dosen_pembimbing
       where p.nama = 'Arif Budiman' and t.kode_jenis_mbkm = 'magang' and t.status in ('disetujui', 'berjalan')`,
    );
    expect(rows).toHaveLength(6);
  });

  it('fill the seats that the offers say', async () => {
    const wrong = await place.db.query(
      `select o.nama_posisi from magang_program_ditawarkan o where o.terisi <> (select count(*) from mbkm_pendaftar_program_mbkm t
       where t.id_program_ditawarkan = o.id and t.status in ('disetujui', 'berjalan', 'selesai'))`,
    );
    expect(wrong).toEqual([]);
  });

  it('tell their history', async () => {
    const tim = await place.as('HA03');
    const all = (await tim.get(`${N}/${id.pendaftar('rizky')}/riwayat`)).json<
      { alur: string; aksi: string; namaRole: string }[]
    >();
    const rows = all.filter(({ alur }) => alur === 'pendaftaran');
    expect(rows.map(row => row.aksi)).toEqual(['mulai', 'setujui', 'setujui', 'ajukan', 'buat']);
    expect(rows[0]?.namaRole).toBe('Sistem');
    expect(rows[1]?.namaRole).toBe('Mitra');
  });

  it('came in part by a past import, shaped as a real one', async () => {
    const tim = await place.as('HA03');
    const [past, ...more] = (await tim.get('magang/pendaftar-program-mbkm/import')).json<{ idImport: string }[]>();
    expect(more).toEqual([]);
    expect(past).toMatchObject({
      namaBerkas: 'peserta-magang-mandiri.xlsx',
      status: 'selesai',
      jumlahBaris: 3,
      jumlahValid: 1,
      jumlahPeringatan: 0,
      jumlahGagal: 2,
      jumlahTersimpan: 1,
      jumlahDilewati: 2,
    });
    const { baris } = (await tim.get(`magang/pendaftar-program-mbkm/import/${past?.idImport}`)).json<{
      baris: { data: { npm: string }; status: string }[];
    }>();
    const target = id.pendaftar('setuju-if-tanpa-dosen');
    const row = (await tim.get(`${N}/${target}`)).json<{ npm: string; sumberData: string; tahap: unknown[] }>();
    expect(row).toMatchObject({ sumberData: 'import', status: 'disetujui', tahap: [] });
    expect(baris.filter(({ status }) => status === 'valid').map(({ data }) => data.npm)).toEqual([row.npm]);
    const history = (await tim.get(`${N}/${target}/riwayat`)).json<Record<string, unknown>[]>();
    expect(history.at(-1)).toMatchObject({ aksi: 'impor', keStatus: 'disetujui', namaRole: 'Tim MBKM' });
  });
});
