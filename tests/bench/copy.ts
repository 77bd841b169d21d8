import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from } from 'pg-copy-streams';
import { v7 as uuidv7 } from 'uuid';

const columns =
  'id, npm, nama, nik, id_program_prodi, angkatan, semester, status_akademik, ipk, sks_lulus, jenis_kelamin, tempat_lahir, tanggal_lahir, email, no_hp, alamat, sumber, aktif';

function* lines(prodi: string, first: number, count: number): Generator<string> {
  for (let i = first; i < first + count; i++) {
    const cells = [
      uuidv7(),
      i,
      `Mahasiswa Nomor ${i}`,
      String(3_578_000_000_000_000 + i),
      prodi,
      2020 + (i % 6),
      1 + (i % 8),
      'aktif',
      2 + (i % 200) / 100,
      i % 144,
      i % 2 ? 'L' : 'P',
      'Surabaya',
      `200${i % 6}-0${1 + (i % 9)}-1${i % 10}`,
      `m${i}@kampus.ac.id`,
      `0812${String(i).padStart(10, '0')}`,
      `Jalan Merdeka ${i}`,
      'manual',
      't',
    ];
    yield `${cells.join('\t')}\n`;
  }
}

/**
 * The limit of an import: students by the bare driver, COPY into the same table with the same indexes; no file to read,
 * no check, no preview, no history.
 * @param first their first NPM; none of them may exist
 */
export async function copyStudents(url: string, first: number, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>('select id from master_program_prodi limit 1');
    const into = client.query(from(`copy master_mahasiswa (${columns}) from stdin`));
    await pipeline(Readable.from(lines(rows[0]?.id ?? '', first, count)), into);
  } finally {
    await client.end();
  }
}
