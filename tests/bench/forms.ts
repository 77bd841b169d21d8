import { formPrefix } from '../../resources/kit/extras.ts';
import { type Form, newQuestion } from '../../resources/kit/form/definition.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { median, number, option, report } from './compare.ts';
import { fillParticipations } from './participations.ts';

/**
 * Answers of forms with many of them: participations filtered and sorted by an answer to a question of their
 * registration, and results, table and export of a survey. Option: --jawaban=10000.
 */

/** Each is there within this time, in milliseconds; an export, of which nobody waits for a page, within ten times it. */
const most = { list: 100, results: 1000, export: 10_000 } as const;

const cities = Array.from({ length: 20 }, (_, i) => ({ value: `k${i}`, label: `Kota ${i}` }));

const asked: Form = {
  sections: [
    {
      id: 'bagian_1',
      title: '',
      help: '',
      repeat: null,
      when: null,
      questions: [
        { ...newQuestion('kota', 'choice'), label: 'Kota', choices: cities },
        { ...newQuestion('hobi', 'several'), label: 'Hobi', choices: cities.slice(0, 5) },
        { ...newQuestion('umur', 'integer'), label: 'Umur' },
        { ...newQuestion('lahir', 'date'), label: 'Lahir' },
        { ...newQuestion('puas', 'scale'), label: 'Puas' },
        { ...newQuestion('motor', 'yesno'), label: 'Motor' },
        { ...newQuestion('alamat', 'text'), label: 'Alamat' },
        { ...newQuestion('cerita', 'longtext'), label: 'Cerita' },
      ],
    },
  ],
};

/** Answers as JSON, different from row to row: `n` is the number of the row. */
const answers = (prefix: string): string => `jsonb_build_object(
  '${prefix}kota', 'k' || n % 20, '${prefix}hobi', jsonb_build_array('k' || n % 5, 'k' || (n + 1) % 5),
  '${prefix}umur', 17 + n % 9, '${prefix}lahir', to_char(date '2000-01-01' + (n % 3000)::int, 'YYYY-MM-DD'),
  '${prefix}puas', 1 + n % 5, '${prefix}motor', n % 2 = 0, '${prefix}alamat', 'Jalan Uji ' || n,
  '${prefix}cerita', repeat('kata ' || n || ' ', 40))`;

async function send(portal: string, authorization: string, method: string, path: string, body: object) {
  const answer = await fetch(`${portal}/api/${path}`, {
    method,
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${(await answer.text()).slice(0, 300)}`);
  return (await answer.json()) as { id: string; version: number };
}

/** A form of the team's, released. */
async function released(portal: string, authorization: string, values: object): Promise<string> {
  const form = await send(portal, authorization, 'POST', 'formulir/formulir', values);
  await send(portal, authorization, 'PUT', `formulir/formulir/${form.id}/rancangan`, { version: 0, rancangan: asked });
  await send(portal, authorization, 'POST', `formulir/formulir/${form.id}/aksi/rilis`, { version: form.version });
  return form.id;
}

async function timed(portal: string, authorization: string, path: string, times: number): Promise<number> {
  const found: number[] = [];
  for (let i = 0; i < times; i++) {
    const begun = performance.now();
    const answer = await fetch(`${portal}/api/${path}`, { headers: { authorization } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    found.push(performance.now() - begun);
  }
  return median(found.slice(times > 4 ? 2 : 0));
}

async function fill(db: Db, many: number, registration: string, survey: string): Promise<void> {
  await fillParticipations(db, many);
  await db.execute(
    `with p as (select id, row_number() over (order by id) as n from mbkm_pendaftar_program_mbkm)
     update mbkm_pendaftar_program_mbkm t set tambahan = ${answers(formPrefix(registration))} from p where p.id = t.id`,
  );
  await db.execute(
    `insert into pengaturan_user (id, username, email, first_name, name, role_id, sumber, bahasa, aktif)
     select gen_random_uuid(), 'bench.' || n, 'bench' || n || '@contoh.ac.id', 'Bench', 'Bench ' || n, u.role_id, 'lokal', 'id', true
       from pengaturan_user u, generate_series(1, $1::int) n where u.username = 'mahasiswa'`,
    [many],
  );
  await db.execute(
    `insert into formulir_jawaban (id, id_formulir, id_user, nomor_versi, keadaan, isi, dikirim_pada)
     select gen_random_uuid(), $1::uuid, u.id, 1, 'terkirim', ${answers('')}, now() - n * interval '1 second'
       from (select id, row_number() over (order by username) as n from pengaturan_user where username like 'bench.%') u`,
    [survey],
  );
  await db.execute('analyze');
}

/** Fills both forms and reports the median time of each call. */
export async function measureForms(
  db: Db,
  portal: string,
  login: (portal: string, username: string) => Promise<string>,
): Promise<void> {
  const many = option('jawaban', 10_000);
  const authorization = await login(portal, 'timmbkm');
  const registration = await released(portal, authorization, {
    judul: 'Bench pendaftaran',
    momen: 'pendaftaran',
    audiens: [],
  });
  const survey = await released(portal, authorization, { judul: 'Bench survei', audiens: ['HA02'], pembaca: ['HA03'] });
  // A busy machine takes longer to fill the tables than a statement may.
  await db.unhurried(0, () => fill(db, many, registration, survey));
  const prefix = formPrefix(registration);
  const list = (filter: object, sort: readonly string[]) =>
    `mbkm/pendaftar-program-mbkm?range=[0,24]&filter=${encodeURIComponent(JSON.stringify(filter))}&sort=${encodeURIComponent(JSON.stringify(sort))}`;
  const of = (id: string) => `tambahan.${prefix}${id}`;
  const results = `formulir/hasil/${survey}`;
  const calls: readonly (readonly [string, string, number])[] = [
    ['pendaftaran, tanpa jawaban', list({}, ['npm', 'ASC']), most.list],
    ['pendaftaran menurut pilihan', list({ [of('kota')]: 'k3' }, ['npm', 'ASC']), most.list],
    ['pendaftaran menurut salah satu pilihan', list({ [of('hobi')]: ['k3'] }, ['npm', 'ASC']), most.list],
    ['pendaftaran menurut tanggal', list({ [`${of('lahir')}_gte`]: '2007-01-01' }, ['npm', 'ASC']), most.list],
    ['pendaftaran urut angka', list({}, [of('umur'), 'DESC']), most.list],
    ['pendaftaran urut teks', list({}, [of('alamat'), 'ASC']), most.list],
    ['pendaftaran menurut pilihan, urut tanggal', list({ [of('kota')]: 'k3' }, [of('lahir'), 'ASC']), most.list],
    ['hasil survei', results, most.results],
    ['teks hasil, dicari', `${results}/teks?kolom=cerita&q=${encodeURIComponent('kata 77')}`, most.list],
    ['tabel jawaban', `${results}/jawaban`, most.list],
    ['tabel jawaban menurut pilihan, urut angka', `${results}/jawaban?kolom=kota&nilai=k3&urut=umur`, most.list],
    ['tabel jawaban urut teks', `${results}/jawaban?urut=alamat`, most.list],
    ['ekspor jawaban', `${results}/ekspor`, most.export],
  ];
  for (const [name, path, limit] of calls) {
    const time = await timed(portal, authorization, path, limit === most.export ? 3 : 12);
    report(`${number(many)} jawaban, ${name}`, `${number(time)} ms`, `≤ ${number(limit)} ms`, time <= limit);
  }
}
