import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { laporanIku2 } from '../../../resources/portofolio/office.ts';
import type { TabelAngka, UbinAngka } from '../../../resources/umum/panggilanPapan.ts';
import { createWorld, type Person, type World } from '../support/world.ts';

/** IKU 2: students with credits outside the study programme or achievements, counted once. */
let world: World;
let team: Person;
beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  team = await world.as('timmbkm');
});
afterAll(() => world.close());

const path = `laporan/halaman/${laporanIku2.name}`;
const read = async (person: Person): Promise<TabelAngka> => {
  const answer = await person.get(path);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};

/** Every student and year once for each way, told by hand. @param more condition on students under `m` */
const byHand = (more: string) =>
  world.db.query<{ prodi: string; tahun: string; sks: number; prestasi: number; satu: number }>(
    `with karya as (
       select id, id_mahasiswa, extract(year from tanggal_permohonan)::int as tahun from portofolio_hki
         where status = 'terverifikasi' and status_hki in ('terdaftar', 'diberi')
       union all select id, id_mahasiswa, tahun from portofolio_jurnal
         where status = 'terverifikasi' and status_artikel = 'published'
       union all select id, id_mahasiswa, tahun from portofolio_proceeding
         where status = 'terverifikasi' and tingkat <> 'lokal'
     ), penulis as (
       select parent_id, id_mahasiswa from portofolio_hki_penulis
       union all select parent_id, id_mahasiswa from portofolio_jurnal_penulis
       union all select parent_id, id_mahasiswa from portofolio_proceeding_penulis
     ), capaian as (
       select id_mahasiswa, tahun, 'prestasi' as cara from karya
       union select a.id_mahasiswa, k.tahun, 'prestasi' from karya k join penulis a on a.parent_id = k.id
       union select p.id_mahasiswa, extract(year from e.tanggal_mulai)::int, 'sks'
         from mbkm_pendaftar_program_mbkm p join master_periode e on e.id = p.id_periode
         where p.status in ('berjalan', 'selesai') and p.total_sks_diakui >= 10
     )
     select s.nama_prodi as prodi, c.tahun::text as tahun, count(*) filter (where cara = 'sks')::int as sks,
       count(*) filter (where cara = 'prestasi')::int as prestasi, count(distinct c.id_mahasiswa)::int as satu
     from capaian c join master_mahasiswa m on m.id = c.id_mahasiswa join master_program_prodi s on s.id = m.id_program_prodi
     where s.jenjang in ('S1', 'D4', 'D3') and c.tahun between 2024 and 2026 and ${more} group by 1, 2`,
  );

/** Figures of a table that are not 0, by study programme and year. */
const filled = ({ kolom, garis }: TabelAngka): string[] =>
  garis
    .filter(({ kelompok }) => kelompok.length)
    .flatMap(({ kelompok, sel }) => sel.map((values, i) => `${kelompok[0]} ${kolom[i]} ${values.join()}`))
    .filter(line => !line.endsWith(' 0,0,0'))
    .sort();
const told = (rows: Awaited<ReturnType<typeof byHand>>): string[] =>
  rows.map(({ prodi, tahun, sks, prestasi, satu }) => `${prodi} ${tahun} ${sks},${prestasi},${satu}`).sort();

describe('IKU 2', () => {
  it('says what a count by hand says, once for whoever has both', async () => {
    // Whoever has credits writes an article too, and a local seminar counts for nobody.
    const [student] = await world.db.query<{ id: string; prodi: string }>(
      `select p.id_mahasiswa as id, m.id_program_prodi as prodi from mbkm_pendaftar_program_mbkm p
         join master_mahasiswa m on m.id = p.id_mahasiswa join master_periode e on e.id = p.id_periode
        where p.status in ('berjalan', 'selesai') and p.total_sks_diakui >= 10 and extract(year from e.tanggal_mulai) = 2026
        order by p.id limit 1`,
    );
    const [article] = await world.db.query<{ id: string }>(
      `select id from portofolio_jurnal where id_mahasiswa is not null order by id limit 1`,
    );
    await world.db.execute(
      `update portofolio_jurnal set id_mahasiswa = $2, status = 'terverifikasi', status_artikel = 'published', tahun = 2026 where id = $1`,
      [article?.id, student?.id],
    );
    const rows = await byHand('true');
    expect(rows.some(({ sks, prestasi, satu }) => satu < sks + prestasi)).toBe(true);
    expect(rows.some(({ prestasi, sks }) => prestasi > 0 && sks === 0)).toBe(true);
    const table = await read(team);
    expect(filled(table)).toEqual(told(rows));
    expect(table.kolom).toEqual(['2024', '2025', '2026']);
    const total = table.garis.at(-1);
    expect(total?.kelompok).toEqual([]);
    const sum = rows.filter(({ tahun }) => tahun === '2026').reduce((n, { satu }) => n + satu, 0);
    expect(total?.sel.at(-1)?.[2]).toBe(sum);
  });

  it('is of the reader’s own students, works and participations, and of nobody who does not read all three', async () => {
    const coordinator = await world.as('koordinator');
    const [own] = await world.db.query<{ id: string; nama: string }>(
      `select s.id, s.nama_prodi as nama from pengaturan_user u join pengaturan_user_role k on k.id_user = u.id
         join master_program_prodi s on s.id = k.id_program_prodi where u.username = 'koordinator' and k.id_role = 'HA05'`,
    );
    const table = await read(coordinator);
    expect(new Set(table.garis.flatMap(({ kelompok }) => kelompok))).toEqual(new Set([own?.nama]));
    const all = filled(await read(team)).filter(line => line.startsWith(`${own?.nama} `));
    expect(filled(table).map(line => line.split(' ').at(-2))).toEqual(all.map(line => line.split(' ').at(-2)));
    expect((await (await world.as('penilai')).get(path)).statusCode).toBe(403);
    expect((await (await world.as('mitra')).get(path)).statusCode).toBe(403);
    expect((await team.get('laporan/halaman/tidak-ada')).statusCode).toBe(404);
    expect((await world.stranger.get(path)).statusCode).toBe(401);
  });

  it('stands on a board and its dashboard as on its page, for those whose it is', async () => {
    const made = await team.post('papan-laporan', {
      nama: 'Akreditasi',
      isi: [`halaman:${laporanIku2.name}`, 'halaman:kepuasan'],
      peran: ['HA07', 'HA10'],
    });
    expect(made.statusCode, made.body).toBe(201);
    const { id } = made.json<{ id: string }>();
    const shown = async (who: string) =>
      (await (await world.as(who)).get(`papan-laporan/${id}/angka`)).json<{ laporan: UbinAngka[] }>().laporan;
    const [iku, satisfaction] = await shown('timmbkm');
    expect(iku).toMatchObject({ nama: laporanIku2.title, link: laporanIku2.screen, kolom: ['2024', '2025', '2026'] });
    expect(iku?.garis[0]).toEqual((await read(team)).garis[0]);
    expect(satisfaction).toMatchObject({ link: '/laporan/kepuasan', kolom: ['Rilis terbaru', 'Rilis sebelumnya'] });
    expect(satisfaction?.garis.some(({ sel }) => typeof sel[0]?.[0] === 'number')).toBe(true);
    // Satisfaction is for the readers that its forms name, IKU 2 for whoever reads works.
    expect((await shown('bakpk')).map(({ link }) => link)).toEqual([laporanIku2.screen]);
    expect(await shown('penilai')).toEqual([]);
  });
});
