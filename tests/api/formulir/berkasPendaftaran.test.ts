import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../../resources/index.ts';
import { type Extras, formPrefix } from '../../../resources/kit/extras.ts';
import type { HistoryEntry } from '../../../resources/kit/index.ts';
import { compose, participationLetters } from '../../../server/areas/surat/index.ts';
import { readSpreadsheet } from '../../../server/platform/documents/spreadsheet/read.ts';
import { id, M, mandiri, N, openPlace, type Place } from '../magang/place.ts';
import { uploaded } from '../platform/import/upload.ts';
import type { Person } from '../support/world.ts';
import { ask, formOf, pdf, png, releasedForm, send, step, write } from './support.ts';

/** Files and rows as answers in registrations and in extra fields (docs/domain/70 §6 and §7). */

type Row = Record<string, unknown> & { id: string; version: number; tambahan: Record<string, unknown> | null };

let place: Place;
let team: Person;
let admin: Person;

beforeAll(async () => {
  place = await openPlace();
  team = await place.as('HA03');
  admin = await place.as('HA01');
});
afterAll(() => place.world.close());

const gone = 'Berkas ini tidak ada lagi. Unggah ulang.';
const letter = ask('surat', 'document', { label: 'Surat paroki', required: true, inLetters: true });
const house = ask('rumah', 'picture', { label: 'Foto rumah', max: 2 });
const drawn = ask('tanda', 'signature', { label: 'Tanda tangan wali' });
const prodi = ask('prodi', 'row', { label: 'Program studi lain', source: 'master/program-prodi' });
const health = ask('sehat', 'document', { label: 'TandaKesehatan', seenBy: ['HA03'] });

const fetched = async (who: Person, file: string) => (await who.get(`files?id=${file}`)).statusCode;
const named = (file: string, nama = '') => [{ id: file, nama }];
const upload = async (who: Person, resource: string, field: string, name: string, bytes = pdf): Promise<string> => {
  const answer = await send(place.world, who, { resource, field }, name, bytes);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<{ id: string }>().id;
};

describe('files and rows in a registration', () => {
  let form: string;
  let student: Person & { userId: string };
  let own: Record<string, string>;
  const q = (name: string) => `${formPrefix(form)}${name}`;
  const field = (name: string) => `tambahan.${q(name)}`;
  const sent = (who: Person, name: string, file: string, bytes = pdf) => upload(who, N, field(name), file, bytes);
  const read = async (who: Person, row: string) => (await who.get(`${N}/${row}`)).json<Row>();
  const body = (tambahan: object, more: object = {}) => ({ ...mandiri({ tambahan }, own), ...more });

  beforeAll(async () => {
    form = await releasedForm(team, formOf(letter, house, drawn, prodi, health), {
      judul: 'Surat-surat',
      momen: 'pendaftaran',
      audiens: [],
    });
    const program = (await team.get(`master/program/${id.program('MGM')}`)).json<Row>();
    const saved = await team.put(`master/program/${program.id}`, { version: program.version, idFormulir: form });
    expect(saved.statusCode, saved.body).toBe(200);
    student = await place.studentPerson();
    own = await place.documents(student.userId);
  });

  it('are kept with the draft, asked for at the hand-in, called what the portal knows, and seen as their answers are', async () => {
    const lacking = await student.post(`${M}/mandiri`, { ...body({}), ajukan: true });
    expect([lacking.statusCode, lacking.json().errors]).toEqual([422, { [field('surat')]: 'Wajib diisi.' }]);

    const [choice] = (await student.get('master/program-prodi?rujukan=1')).json<{ id: string; label: string }[]>();
    const files = {
      surat: await sent(student, 'surat', 'surat paroki.pdf'),
      rumah: await sent(student, 'rumah', 'rumah.png', png),
      tanda: await sent(student, 'tanda', 'ttd.png', png),
      sehat: await sent(student, 'sehat', 'TandaSehat.pdf'),
    };
    expect(await fetched(team, files.surat), 'hangs nowhere yet').toBe(404);
    const draft = await student.post(`${M}/mandiri`, body({ [q('rumah')]: named(files.rumah, 'palsu.exe') }));
    expect(draft.statusCode, draft.body).toBe(201);
    const begun = draft.json<Row>();
    expect(begun.tambahan).toEqual({ [q('rumah')]: named(files.rumah, 'rumah.png') });
    expect(await fetched(student, files.rumah)).toBe(200);

    const answers = {
      [q('surat')]: named(files.surat),
      [q('tanda')]: { id: files.tanda, nama: '' },
      [q('sehat')]: named(files.sehat),
      [q('prodi')]: { id: choice?.id, nama: 'Kedokteran Palsu' },
    };
    const handed = await student.put(`${M}/${begun.id}`, { version: begun.version, ...body(answers), ajukan: true });
    expect(handed.statusCode, handed.body).toBe(200);
    const row = await read(student, begun.id);
    expect(row.tambahan).toEqual({
      [q('surat')]: named(files.surat, 'surat paroki.pdf'),
      [q('rumah')]: named(files.rumah, 'rumah.png'),
      [q('tanda')]: { id: files.tanda, nama: 'ttd.png' },
      [q('sehat')]: named(files.sehat, 'TandaSehat.pdf'),
      [q('prodi')]: { id: choice?.id, nama: choice?.label },
    });

    // Beside the decision, by exactly the rights of the answers.
    const coordinator = await place.as('HA05');
    for (const who of [team, admin, student])
      expect([await fetched(who, files.surat), await fetched(who, files.sehat)]).toEqual([200, 200]);
    expect([await fetched(coordinator, files.surat), await fetched(coordinator, files.sehat)]).toEqual([200, 404]);
    const other = await place.studentPerson();
    for (const stranger of [other, await place.as('HA06'), await place.as('HA08')])
      for (const file of Object.values(files)) expect(await fetched(stranger, file)).toBe(404);
    expect((await place.world.app.inject({ url: `/api/files?id=${files.surat}` })).statusCode).toBe(401);

    // At no other door either.
    const filter = encodeURIComponent(JSON.stringify({ id: [begun.id] }));
    const sheet = async (who: Person) => {
      const answer = await who.get(`${N}/ekspor?filter=${filter}`);
      const { header, rows } = await readSpreadsheet(answer.rawPayload, text => text === 'NPM');
      const cells: unknown[][] = [];
      for await (const some of rows) cells.push(...some.map(each => each.cells));
      return Object.fromEntries(header.map((name, i) => [name, cells[0]?.[i]]));
    };
    expect(await sheet(team)).toMatchObject({
      'Surat paroki': 'surat paroki.pdf',
      'Foto rumah': 'rumah.png',
      'Program studi lain': choice?.label,
      TandaKesehatan: 'TandaSehat.pdf',
    });
    const doors = async (who: Person) => [
      JSON.stringify(await sheet(who)),
      (await who.get(`${N}/${begun.id}`)).body,
      (await who.get(`${N}?filter=${filter}`)).body,
      (await who.get(`${N}/${begun.id}/riwayat`)).body,
      (await who.get(`files?resource=${N}&idBaris=${begun.id}`)).body,
      (await who.get(`kolom-tambahan?sumber=${N}&formulir=${form}`)).body,
    ];
    for (const door of await doors(coordinator)) expect(door).not.toMatch(/TandaSehat|TandaKesehatan/);
    const listing = (await team.get(`files?resource=${N}&idBaris=${begun.id}`)).json<{ id: string }[]>();
    expect(listing.map(each => each.id)).toEqual(expect.arrayContaining([files.surat, files.sehat]));
    const history = (await admin.get(`${N}/${begun.id}/riwayat`)).json<HistoryEntry[]>();
    expect(JSON.stringify(history)).toContain('TandaSehat.pdf');

    // The letter names it, in words.
    const rules = participationLetters.find(({ kind }) => kind.name === 'surat_pengantar');
    const written = rules && (await compose({ on: place.db, registry }, rules, [begun.id]));
    expect(JSON.stringify(written)).toContain('surat paroki.pdf');
  });

  it('name no file of somebody else, of another question or another registration', async () => {
    const [one, two] = [await place.studentPerson(), await place.studentPerson()];
    const theirs = await sent(two, 'surat', 'punya dia.pdf');
    const photo = await sent(one, 'rumah', 'rumah.png', png);
    const refusal = async (tambahan: object) => {
      const answer = await one.post(`${M}/mandiri`, mandiri({ tambahan }));
      return [answer.statusCode, answer.json().errors];
    };
    expect(await refusal({ [q('surat')]: named(theirs) })).toEqual([422, { [field('surat')]: gone }]);
    expect(await refusal({ [q('surat')]: named(photo) })).toEqual([422, { [field('surat')]: gone }]);
    expect(await refusal({ [q('prodi')]: { id: theirs, nama: 'x' } })).toEqual([
      422,
      { [field('prodi')]: 'Pilihan ini tidak ada lagi. Pilih yang lain.' },
    ]);
    const kinds = [
      await send(place.world, one, { resource: N, field: field('surat') }, 'x.pdf', Buffer.from('bukan pdf')),
      await send(place.world, one, { resource: N, field: field('prodi') }, 'x.pdf', pdf),
      await send(place.world, one, { resource: N, field: 'tambahan.asing' }, 'x.pdf', pdf),
      await send(place.world, one, { resource: N, field: 'tambahan' }, 'x.pdf', pdf),
    ];
    expect(kinds.map(each => each.statusCode)).toEqual([422, 422, 422, 422]);
    const coordinator = await place.as('HA05');
    expect(
      (await send(place.world, coordinator, { resource: N, field: field('sehat') }, 'x.pdf', pdf)).statusCode,
    ).not.toBe(201);
  });

  it('stay as former versions of the answer, and go with a draft that is thrown away', async () => {
    const one = await place.studentPerson();
    const first = await sent(one, 'surat', 'lama.pdf');
    const made = (await one.post(`${M}/mandiri`, mandiri({ tambahan: { [q('surat')]: named(first) } }))).json<Row>();
    const second = await sent(one, 'surat', 'baru.pdf');
    const changed = await one.put(`${M}/${made.id}`, {
      version: made.version,
      tambahan: { [q('surat')]: named(second) },
    });
    expect(changed.json<Row>().tambahan).toEqual({ [q('surat')]: named(second, 'baru.pdf') });
    expect([await fetched(one, first), await fetched(one, second)]).toEqual([200, 200]);
    const { version } = changed.json<Row>();
    expect((await one.delete(`${M}/${made.id}`, { version })).statusCode).toBeLessThan(300);
    const left = await place.db.query<{ id: string }>(
      'select id from internal_berkas where id_baris = $1 and dihapus_pada is null',
      [made.id],
    );
    expect(left).toEqual([]);
    expect(await fetched(one, second)).toBe(404);
  });
});

describe('files and rows as extra fields', () => {
  const source = 'master/mitra';
  const deed = ask('akta', 'document', { label: 'Akta pendirian', required: true });
  const note = ask('telaah', 'document', { label: 'TandaTelaah', seenBy: ['HA03'] });
  const city = ask('kota', 'row', { label: 'Kota asal', source: 'master/kabupaten' });
  const staff = ask('narahubung', 'row', { label: 'Dosen narahubung', source: 'master/pegawai', required: true });
  const rows = async (who: Person) => (await who.get(`${source}?range=[0,1]&sort=["nama","ASC"]`)).json<Row[]>();
  let first: Row;

  beforeAll(async () => {
    await releasedForm(team, formOf(deed, note, city, staff), { momen: 'tambahan', sumber: source, audiens: [] });
    const [row] = await rows(team);
    if (!row) throw new Error('Tidak ada mitra.');
    first = row;
  });

  it('hang on their row, are restored with it, and are seen by whoever sees the question', async () => {
    const [lecturer] = (await team.get('master/pegawai?rujukan=1')).json<{ id: string; label: string }[]>();
    const [old, next] = [
      await upload(team, source, 'tambahan.akta', 'akta lama.pdf'),
      await upload(team, source, 'tambahan.akta', 'akta baru.pdf'),
    ];
    const secret = await upload(team, source, 'tambahan.telaah', 'TandaIsi.pdf');
    const narahubung = { id: lecturer?.id, nama: '' };
    const saved = await team.put(`${source}/${first.id}`, {
      version: first.version,
      tambahan: { akta: named(old), telaah: named(secret), narahubung },
    });
    expect(saved.statusCode, saved.body).toBe(200);
    const again = await team.put(`${source}/${first.id}`, {
      version: saved.json<Row>().version,
      tambahan: { akta: named(next) },
    });
    expect(again.json<Row>().tambahan).toEqual({
      akta: named(next, 'akta baru.pdf'),
      telaah: named(secret, 'TandaIsi.pdf'),
      narahubung: { id: lecturer?.id, nama: lecturer?.label },
    });
    const coordinator = await place.as('HA05');
    expect([await fetched(coordinator, next), await fetched(coordinator, secret)]).toEqual([200, 404]);
    expect(await fetched(await place.as('HA02'), next)).toBe(404);
    for (const door of [
      `${source}/${first.id}`,
      `${source}?filter=${encodeURIComponent(JSON.stringify({ id: [first.id] }))}`,
      `${source}/${first.id}/riwayat`,
      `files?resource=${source}&idBaris=${first.id}`,
    ])
      expect((await coordinator.get(door)).body, door).not.toMatch(/TandaIsi|TandaTelaah/);

    const [, before] = (await team.get(`${source}/${first.id}/riwayat`)).json<HistoryEntry[]>();
    const back = await team.post(`${source}/${first.id}/pulihkan`, {
      version: again.json<Row>().version,
      idRiwayat: before?.id,
    });
    expect(back.statusCode, back.body).toBe(200);
    expect(back.json<Row>().tambahan).toMatchObject({ akta: named(old, 'akta lama.pdf') });
    expect((await team.get(`${source}?sort=["tambahan.akta","ASC"]`)).statusCode).toBe(400);
  });

  it('are asked of nobody who may not look the rows up, and are neither missed in a sheet nor read from one', async () => {
    const partner = await place.as('HA06');
    const asked = (await partner.get(`kolom-tambahan?sumber=${source}`)).json<Extras>().form;
    expect(asked?.sections[0]?.questions.map(each => each.id)).toEqual(['akta', 'kota']);
    const [mine] = (await partner.get(source)).json<Row[]>();
    const deedOf = await upload(partner, source, 'tambahan.akta', 'akta mitra.pdf');
    const saved = await partner.put(`${source}/${mine?.id}`, {
      version: mine?.version,
      tambahan: { akta: named(deedOf) },
    });
    expect(saved.statusCode, saved.body).toBe(200);

    const sheet = await team.get(`${source}/ekspor?sort=["nama","ASC"]`);
    const { header } = await readSpreadsheet(sheet.rawPayload, text => text === 'Nama mitra');
    expect(header).toEqual(expect.arrayContaining(['Akta pendirian', 'TandaTelaah', 'Dosen narahubung']));
    const same = await uploaded(place.world, team, source, 'mitra.xlsx', sheet.rawPayload);
    expect(same.jumlah).toMatchObject({ baru: 0, berubah: 0, salah: 0 });
    const template = await team.get(`${source}/impor/templat`);
    const { header: wanted } = await readSpreadsheet(template.rawPayload, text => text === 'Nama mitra');
    expect(wanted).not.toContain('Akta pendirian');
  });

  it('are not copied, because a file hangs on one row', async () => {
    const offers = 'magang/program-ditawarkan';
    const form = await releasedForm(team, formOf(ask('brosur', 'document'), ask('kata', 'text')), {
      momen: 'tambahan',
      sumber: offers,
      audiens: [],
    });
    const [offer] = (await team.get(`${offers}?range=[0,0]`)).json<Row[]>();
    const file = await upload(admin, offers, 'tambahan.brosur', 'brosur.pdf');
    const saved = await admin.put(`${offers}/${offer?.id}`, {
      version: offer?.version,
      tambahan: { brosur: named(file), kata: 'ya' },
    });
    expect(saved.statusCode, saved.body).toBe(200);
    const plan = await admin.post(`${offers}/${offer?.id}/salin/rencana`, {});
    expect(plan.json().nilai?.tambahan, plan.body).toEqual({ kata: 'ya' });
    await write(team, form, formOf(ask('kata', 'text')));
    expect((await step(team, form, 'rilis')).statusCode).toBe(200);
    expect((await admin.get(`${offers}/${offer?.id}`)).json<Row>().tambahan).toHaveProperty('brosur');
    expect(await fetched(team, file), 'what was answered stays').toBe(200);
  });
});
