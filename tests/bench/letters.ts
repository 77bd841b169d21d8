import type { Db, Tx } from '../../server/platform/database/db.ts';
import { median, number, option, report } from './compare.ts';

/** Lists of letters as their readers ask for them, with many letters in the register; a hundred issued by one call. */

/** Each is there within this time, in milliseconds. */
const most = 100;
const kind = 'surat_ijin';

type Source = 'ijin_terbit' | 'direkomendasikan';

/**
 * Copies of one participant of Komcad in a stage under so many other students: into the table `baru`, with their
 * documents, all of them verified.
 */
async function enrol(tx: Tx, stage: Source, many: number): Promise<void> {
  const copy = async (table: string, changed: string, by = 'x.id = b.dari') => {
    const found = await tx.one<{ columns: string }>(
      `select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
       where table_name = $1 and is_generated = 'NEVER'`,
      [table],
    );
    await tx.execute(`insert into ${table} (${found?.columns}) select ${found?.columns} from (
      select (jsonb_populate_record(x, jsonb_build_object(${changed}))).* from baru b join ${table} x on ${by}) n`);
  };
  await tx.execute(
    `create temporary table baru on commit drop as
     select gen_random_uuid() as id, m.id as id_mahasiswa, m.npm, m.nama, m.id_program_prodi,
       (select id from komcad_pendaftaran where tahap = '${stage}' order by id limit 1) as dari
     from (select s.* from master_mahasiswa s where not exists (select 1 from mbkm_pendaftar_program_mbkm p
       where p.id_mahasiswa = s.id) order by md5(s.npm) limit ${many}) m`,
  );
  const student = `'id_mahasiswa', b.id_mahasiswa, 'npm', b.npm, 'nama_mahasiswa', b.nama`;
  const person = `'id', b.id, ${student}, 'id_program_prodi', b.id_program_prodi`;
  await copy('mbkm_pendaftar_program_mbkm', `${person}, 'nomor_pendaftaran', 'UJI-' || b.npm`);
  await copy('komcad_pendaftaran', `${person}, 'id_pendaftar_mbkm', b.id, 'nomor_registrasi_kemhan', null`);
  await copy(
    'komcad_dokumen',
    `'id', gen_random_uuid(), 'id_pendaftar_mbkm', b.id, ${student}, 'status', 'valid'`,
    'x.id_pendaftar_mbkm = b.dari',
  );
}

/** Participants with letters about each of them. */
async function fill(db: Db, letters: number): Promise<void> {
  const each = 4;
  await db.transaction(async tx => {
    await enrol(tx, 'ijin_terbit', Math.ceil(letters / each));
    await tx.execute(
      `insert into surat_surat (id, nomor_surat, jenis_surat, tahun, nomor_urut, tanggal_surat, perihal, nama_penerima,
         kode_verifikasi, status, resource, id_baris, perlu_terbit_ulang, tembusan, version, created_at, updated_at)
       select gen_random_uuid(), 'UJI/' || n, '${kind}', 2001, n, date '2001-01-01' + (n % 3000)::int, 'Uji', b.nama,
         'UJI' || n, 'terbit', 'komcad/pendaftaran', b.id::text, false, '{}', 1, now(), now()
       from (select row_number() over () * ${each} as nth, * from baru) b, lateral generate_series(b.nth, b.nth + ${each - 1}) n`,
    );
  });
  await db.execute('analyze');
}

/** What one call may issue. */
const hundred = 100;
/** Seconds for all of one call; each letter is a step, a number, a notice and a history. */
const mostForHundred = 10;

/** Issues a hundred permits with one call, and looks at their numbers. */
async function issueMany(db: Db, portal: string, authorization: string): Promise<void> {
  const ids = await db.transaction(async tx => {
    await enrol(tx, 'direkomendasikan', hundred);
    return tx.query<{ id: string }>('select id from baru');
  });
  const begun = performance.now();
  const answer = await fetch(`${portal}/api/v6/generate-surat/surat-ijin`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ idPendaftarMbkm: ids.map(({ id }) => id) }),
  });
  const text = await answer.text();
  const seconds = (performance.now() - begun) / 1000;
  if (answer.status !== 201) throw new Error(`surat-ijin: ${answer.status} ${text.slice(0, 300)}`);
  const numbers = await db.one<{ ada: number; celah: number }>(
    `select count(*)::int as ada, (max(nomor_urut) - min(nomor_urut) + 1 - count(*))::int as celah from surat_surat
     where jenis_surat = '${kind}' and id_baris = any($1)`,
    [ids.map(({ id }) => id)],
  );
  const whole = numbers?.ada === hundred && numbers.celah === 0;
  const measured = `${seconds.toFixed(1)} dtk${whole ? ', tanpa celah' : ', NOMOR TIDAK BERURUTAN'}`;
  report(`${hundred} surat sekaligus`, measured, `≤ ${mostForHundred} dtk`, whole && seconds <= mostForHundred);
}

/** Times of Tim MBKM, a coordinator and a student: everybody's letters of a kind, and those about one row. */
export async function measureLetters(
  db: Db,
  portal: string,
  login: (portal: string, username: string) => Promise<string>,
): Promise<void> {
  const letters = option('surat', 10_000);
  await fill(db, letters);
  const one = await db.one<{ id: string }>(
    `select id_baris as id from surat_surat where jenis_surat = '${kind}' order by tanggal_surat limit 1`,
  );
  const calls = [
    ['timmbkm', 'v6/generate-surat/surat-ijin'],
    ['koordinator', 'v6/generate-surat/surat-ijin'],
    ['mahasiswa', 'v6/generate-surat/surat-ijin'],
    ['timmbkm', `v6/komcad/mhs/${one?.id}/surat`],
  ] as const;
  for (const [account, path] of calls) {
    const authorization = await login(portal, account);
    const times: number[] = [];
    for (let i = 0; i < 12; i += 1) {
      const begun = performance.now();
      const answer = await fetch(`${portal}/api/${path}`, { headers: { authorization } });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      times.push(performance.now() - begun);
    }
    const time = median(times.slice(2));
    const what = path.includes('/mhs/') ? 'tentang satu peserta' : 'satu jenis';
    report(`${number(letters)} surat, ${what}, ${account}`, `${number(time)} ms`, `≤ ${most} ms`, time <= most);
  }
  await issueMany(db, portal, await login(portal, 'timmbkm'));
}
