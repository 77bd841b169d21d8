import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../../resources/index.ts';
import { saidText } from '../../../resources/kit/index.ts';
import { compose, participationLetters } from '../../../server/areas/surat/index.ts';
import { id, M, N, openPlace, type Place } from '../magang/place.ts';
import type { Person } from '../support/world.ts';

/** Raw changes of whatever a letter says: `$1` is the participation. They pass every rule by, as mirrors and repairs do. */
const of = (table: string, column: string) => `update ${table} set %s where id = (select ${column}
  from mbkm_pendaftar_program_mbkm where id = $1)`;
const participation = 'update mbkm_pendaftar_program_mbkm set %s where id = $1';
const program = of('master_program', 'id_program');
const period = of('master_periode', 'id_periode');
const prodi = of('master_program_prodi', 'id_program_prodi');
const partner = of('master_mitra', 'id_mitra');
const faculty = `update master_siamik_fakjur set %s where id = (select s.id_fakultas from master_program_prodi s
  join mbkm_pendaftar_program_mbkm t on t.id_program_prodi = s.id where t.id = $1)`;
const detail = 'update magang_pendaftar_magang set %s where id_pendaftar_mbkm = $1';
const course = `update konversi_terpilih_final set %s where id_pendaftar_mbkm = $1`;
const packageCourse = `update konversi_matkul_paket set %s where id in (
  select id_matkul_paket_konversi from konversi_terpilih_final where id_pendaftar_mbkm = $1)`;
const who = [
  [participation, `nama_mahasiswa = 'Nama Lain'`],
  [participation, `npm = '29999999'`],
  [participation, `nama_mitra = 'PT Nama Lain'`],
  [program, `nama = 'Program Lain'`],
  [period, `nama = 'Periode Lain'`],
  [prodi, `nama = 'Prodi Lain'`],
  [faculty, `nama = 'Fakultas Lain'`],
] as const;

const changes = {
  surat_pengantar: [
    ...who,
    [participation, `tanggal_mulai = tanggal_mulai + 1`],
    [participation, `tanggal_selesai = tanggal_selesai + 1`],
    [participation, `semester = coalesce(semester, 0) + 1`],
    [partner, `alamat = 'Jalan Lain 1'`],
    [detail, `posisi = 'Posisi Lain'`],
  ],
  rekap_konversi: [
    ...who,
    [participation, 'total_sks_diakui = coalesce(total_sks_diakui, 0) + 1'],
    [participation, 'ips_konversi = 1.23'],
    [packageCourse, `kode_matkul = left('X' || kode_matkul, 15)`],
    [packageCourse, `nama_matkul = 'Lain ' || nama_matkul`],
    [course, 'sks_diakui = sks_diakui + 1'],
    [course, 'nilai_angka = nilai_angka - 1'],
    [course, `nilai_huruf = 'X'`],
    [course, 'nilai_mutu = 0.5'],
  ],
} as const satisfies Record<string, readonly (readonly [string, string])[]>;

/** Text of a letter that does not depend on the row: sentences, labels, line numbers. */
const constant = {
  surat_pengantar: ['Dengan hormat,', 'Nama', 'NPM', 'Program studi', 'Fakultas', 'Semester', 'Posisi', 'Waktu'],
  rekap_konversi: [
    'Rekapitulasi Konversi Nilai',
    'REKAPITULASI KONVERSI NILAI',
    'Nama',
    'NPM',
    'Program studi',
    'Fakultas',
    'Program',
    'Periode',
    'Mitra',
    'SKS diakui',
    'IPS konversi',
    'No',
    'Kode',
    'Mata kuliah',
    'SKS',
    'Nilai',
    'Huruf',
    'Mutu',
    '*',
  ],
} as const;
const isSentence = (leaf: string) => /^(Kami mohon|Atas perhatian|Nilai konversi kegiatan) /.test(leaf);

const leaves = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [String(value)];

let place: Place;
let team: Person;
const open = async () => {
  place = await openPlace();
  team = await place.as('HA03');
};
const letters = (target: string) =>
  place.db.query<{ kode: string; status: string; alasan: string | null }>(
    `select kode_verifikasi as kode, status, alasan from surat_surat where id_baris = $1 order by created_at, nomor_urut`,
    [target],
  );
const newest = async (target: string) => (await letters(target)).at(-1)?.kode ?? '';
const check = async (kode: string) => (await place.world.stranger.get(`v6/generate-surat/verifikasi/${kode}`)).json();
const print = (target: string, jenis: string) => team.get(`${N}/${target}/cetak/${jenis.replace('_', '-')}`);
const said = async (target: string, jenis: string) => {
  const rules = participationLetters.find(({ kind }) => kind.name === jenis);
  const written = rules && (await compose({ on: place.db, registry }, rules, [target]));
  return written && 'content' in written ? leaves(written.content) : [];
};

const cases = [
  ['surat_pengantar', () => id.pendaftar('setuju-if')],
  ['rekap_konversi', () => id.pendaftar('final-if')],
] as const;

describe.each(cases)('%s', (jenis, targetOf) => {
  beforeAll(open);
  afterAll(() => place.world.close());

  it('tidak berlaku lagi begitu satu saja dari isinya berubah, lewat jalan apa pun', async () => {
    const target = targetOf();
    const before = await said(target, jenis);
    for (const [sql, change] of changes[jenis]) {
      expect((await print(target, jenis)).statusCode, change).toBe(200);
      const kode = await newest(target);
      expect(await place.db.execute(sql.replace('%s', change), [target]), change).toBeGreaterThan(0);
      expect(await check(kode), change).toMatchObject({ valid: false, status: 'dibatalkan' });
    }
    expect(await letters(target)).toHaveLength(changes[jenis].length);
    // Whatever has not changed by now is said of every row alike: no fact is left out of the list above.
    const after = await said(target, jenis);
    expect(after).toHaveLength(before.length);
    const fixed = before.filter((leaf, i) => leaf === after[i] && !/^\d*$/.test(leaf) && !isSentence(leaf));
    expect([...new Set(fixed)].filter(leaf => leaf !== 'null').sort()).toEqual([...constant[jenis]].sort());
  });

  it('tetap berlaku dengan nomor yang sama selama isinya sama', async () => {
    const target = targetOf();
    await print(target, jenis);
    const before = await letters(target);
    await place.db.execute(`update mbkm_pendaftar_program_mbkm set updated_at = now() where id = $1`, [target]);
    expect(await check(await newest(target))).toMatchObject({ valid: true, status: 'berlaku' });
    await print(target, jenis);
    expect(await letters(target)).toEqual(before);
  });
});

describe('mitra yang berganti nama', () => {
  beforeAll(open);
  afterAll(() => place.world.close());

  it('membuat surat pengantarnya tidak berlaku, dan cetakan berikut bernomor baru', async () => {
    const target = id.pendaftar('setuju-if');
    expect((await print(target, 'surat_pengantar')).statusCode).toBe(200);
    const old = await newest(target);
    const { idMitra } = (await team.get(`${N}/${target}`)).json<{ idMitra: string }>();
    const { version } = (await team.get(`master/mitra/${idMitra}`)).json<{ version: number }>();
    const renamed = await team.put(`master/mitra/${idMitra}`, { version, nama: 'PT Nama Baru' });
    expect(renamed.statusCode).toBe(200);
    expect(await check(old)).toMatchObject({ valid: false, status: 'dibatalkan' });
    expect(saidText((await letters(target)).at(-1)?.alasan ?? '')).toBe('Data pendaftaran berubah.');
    await print(target, 'surat_pengantar');
    expect(await newest(target)).not.toBe(old);
    expect(await check(await newest(target))).toMatchObject({ valid: true });
  });

  it('dan perubahan lewat layar mencabutnya saat itu juga', async () => {
    const target = id.pendaftar('setuju-if');
    await print(target, 'surat_pengantar');
    const { version } = (await team.get(`${N}/${target}`)).json<{ version: number }>();
    const change = { version, tanggalSelesai: '2027-12-30', catatan: 'Diperpanjang mitra.' };
    expect((await team.put(`${M}/${target}`, change)).statusCode).toBe(200);
    expect((await letters(target)).at(-1)?.status).toBe('dibatalkan');
  });
});
