import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Extras, formPrefix } from '../../../resources/kit/extras.ts';
import type { HistoryEntry } from '../../../resources/kit/index.ts';
import { readSpreadsheet } from '../../../server/platform/documents/spreadsheet/read.ts';
import { type KknPlace, openKkn } from '../kkn/place.ts';
import { cal, id, mandiri } from '../magang/place.ts';
import type { Person } from '../support/world.ts';
import { ask, formOf, releasedForm, step, write } from './support.ts';

/** Questions of a registration (docs/domain/70 §7). */

const source = 'mbkm/pendaftar-program-mbkm';
const P = 'v3/kkn/pendaftaran';
const files = ['berkasKrs', 'berkasTranskrip', 'berkasSuratSehat', 'berkasIzinOrangTua', 'pasFoto'] as const;
const languages = [
  { value: 'jawa', label: 'Jawa' },
  { value: 'madura', label: 'Madura' },
];
const motor = ask('motor', 'yesno', { label: 'Membawa motor?', required: true });
const plate = ask('plat', 'text', {
  label: 'Nomor polisi',
  required: true,
  when: { match: 'all', rules: [{ question: 'motor', is: 'equal', value: true }] },
});
const language = ask('bahasa', 'choice', { label: 'Bahasa daerah', choices: languages });
const health = ask('sakit', 'text', { label: 'Riwayat sakit', seenBy: ['HA03'] });
const guide = ask('pendampingan', 'text', { label: 'Pesan untuk dosen', seenBy: ['HA04'] });
const questions = formOf(motor, plate, language, health, guide);

type Row = Record<string, unknown> & { id: string; version: number; tambahan: Record<string, unknown> | null };
type Student = Person & { userId: string; idMahasiswa: string };

let kkn: KknPlace;
let team: Person;
let form: string;
/** Name of a question among those of participations. */
const q = (name: string) => `${formPrefix(form)}${name}`;
const field = (name: string) => `tambahan.${q(name)}`;

beforeAll(async () => {
  kkn = await openKkn();
  team = kkn.team;
  form = await releasedForm(team, questions, { judul: 'Bekal KKN', momen: 'pendaftaran', audiens: [] });
});
afterAll(() => kkn.world.close());

async function openWave(over: Record<string, unknown> = {}): Promise<Row> {
  const wave = await kkn.wave({
    minSks: 100,
    tanggalBerangkat: cal.day(120),
    tanggalSelesai: cal.day(160),
    batasProposal: cal.day(130),
    batasLuaran: cal.day(165),
    batasNilai: cal.day(170),
    idPeriode: id.periode(1),
    ...over,
  });
  await kkn.done(await team.post(`v3/kkn/gelombang/${wave.id}/aksi/buka`, {}));
  return { tambahan: null, ...wave };
}

const body = (wave: Row, own: Record<string, unknown> = {}) => ({
  idProgram: wave.idProgram,
  idPeriode: wave.idPeriode,
  jalur: 'reguler',
  kkn: { idGelombang: wave.id, ...own },
});

async function begun(wave: Row, tambahan?: Record<string, unknown>): Promise<{ student: Student; row: Row }> {
  const student = await kkn.studentPerson({ sks_tempuh: 118 });
  const sent = { ...body(wave), ...(tambahan ? { tambahan } : {}) };
  return { student, row: (await kkn.done(await student.post(P, sent))) as Row };
}

/** Everything else that a registration for KKN needs. */
async function complete(student: Student, wave: Row, row: Row): Promise<Row> {
  const documents = await kkn.documents(student.userId, ...files);
  await kkn.db.execute(`update internal_berkas set resource = 'kkn/pendaftaran' where uploaded_by = $1`, [
    student.userId,
  ]);
  const own = {
    noHp: '081234567890',
    alamatDomisili: 'Jalan Rungkut 1',
    ukuranJaket: 'L',
    namaKontakDarurat: 'Siti',
    hubunganKontakDarurat: 'orang_tua',
    noHpKontakDarurat: '081234567891',
    kendaraan: 'motor',
    bersediaDitempatkan: true,
    pernyataanBenar: true,
    ...documents,
  };
  return (await kkn.done(await student.put(`${P}/${row.id}`, { ...body(wave, own), version: row.version }))) as Row;
}

const handIn = (student: Student, row: Row) =>
  student.put(`${P}/${row.id}`, { id: row.id, version: row.version, ajukan: true });
const save = (student: Student, row: Row, tambahan: Record<string, unknown>) =>
  student.put(`${P}/${row.id}`, { version: row.version, tambahan });
const listed = async (who: Person, filter: object, more = '') =>
  who.get(`${P}?filter=${encodeURIComponent(JSON.stringify(filter))}${more}`);

describe('questions of a registration', () => {
  it('are asked where the wave names a form, and nowhere else', async () => {
    const [asking, silent] = [await openWave({ idFormulir: form }), await openWave()];
    const { student } = await begun(asking);
    const asked = async (wave: Row) =>
      (
        await student.get(`${P}/syarat`, {
          idProgram: wave.idProgram,
          idPeriode: wave.idPeriode,
          idGelombang: wave.id,
        })
      ).json<{ formulir: string[] }>().formulir;
    expect([await asked(asking), await asked(silent)]).toEqual([[form], []]);
    const told = (await student.get(`kolom-tambahan?sumber=${source}&formulir=${form}`)).json<Extras>();
    expect(told.chosen?.map(({ title, form: { sections } }) => [title, sections[0]?.questions.length])).toEqual([
      ['Bekal KKN', 5],
    ]);
    const other = await begun(silent, { [q('motor')]: true });
    expect(other.row.tambahan, 'what is not asked is not kept').toBeNull();
  });

  it('are kept as far as they are answered, checked by field, and asked for at the hand-in', async () => {
    const wave = await openWave({ idFormulir: form });
    const { student, row } = await begun(wave, { [q('motor')]: true });
    expect(row.tambahan).toEqual({ [q('motor')]: true });
    const wrong = await save(student, row, { [q('bahasa')]: 'bali', asing: 1 });
    expect([wrong.statusCode, Object.keys(wrong.json().errors)]).toEqual([422, ['tambahan.asing', field('bahasa')]]);
    const ready = await complete(student, wave, row);
    const refused = await handIn(student, ready);
    expect([refused.statusCode, refused.json().errors]).toEqual([422, { [field('plat')]: 'Wajib diisi.' }]);
    const answered = (await kkn.done(
      await save(student, ready, { [q('plat')]: 'L 1234 AB', [q('sakit')]: 'Asma' }),
    )) as Row;
    const sent = (await kkn.done(await handIn(student, answered))) as Row;
    expect(sent).toMatchObject({
      status: 'diajukan',
      tambahan: { [q('motor')]: true, [q('plat')]: 'L 1234 AB', [q('sakit')]: 'Asma' },
    });
    // A condition that no longer holds takes its question along.
    const { student: other, row: second } = await begun(wave, { [q('motor')]: true, [q('plat')]: 'L 1' });
    expect(((await kkn.done(await save(other, second, { [q('motor')]: false }))) as Row).tambahan).toEqual({
      [q('motor')]: false,
    });
  });

  it('stand in lists, filters, exports and the history of whoever may see them, and of nobody else', async () => {
    const wave = await openWave({ idFormulir: form });
    const { student, row } = await begun(wave, {
      [q('motor')]: false,
      [q('bahasa')]: 'madura',
      [q('sakit')]: 'Maag',
      [q('pendampingan')]: 'Ramp',
    });
    const sent = (await kkn.done(await handIn(student, await complete(student, wave, row)))) as Row;
    const coordinator = await kkn.as('HA05');
    const seen = async (who: Person) => {
      const answer = await who.get(`${P}/${sent.id}`);
      return Object.keys(answer.json<Row>().tambahan ?? {}).toSorted();
    };
    const open = [q('bahasa'), q('motor')].toSorted();
    expect(await seen(team)).toEqual([...open, q('sakit')].toSorted());
    expect(await seen(coordinator)).toEqual(open);
    expect((await listed(team, { id: [sent.id], [field('bahasa')]: 'madura' })).json<Row[]>()).toHaveLength(1);
    expect((await listed(team, { id: [sent.id], [field('bahasa')]: 'jawa' })).json<Row[]>()).toHaveLength(0);
    expect((await listed(coordinator, { [field('sakit')]: 'Maag' })).statusCode).toBe(400);
    expect(
      (await listed(coordinator, {}, `&sort=${encodeURIComponent(`["${field('sakit')}","ASC"]`)}`)).statusCode,
    ).toBe(400);
    const inSheet = async (who: Person) => {
      const answer = await who.get(`${source}/ekspor?filter=${encodeURIComponent(JSON.stringify({ id: [sent.id] }))}`);
      const { header } = await readSpreadsheet(answer.rawPayload, text => text === 'NPM');
      return header.filter(name => [motor, language, health].some(({ label }) => name === label));
    };
    expect(await inSheet(team)).toEqual(['Membawa motor?', 'Bahasa daerah', 'Riwayat sakit']);
    expect(await inSheet(coordinator)).toEqual(['Membawa motor?', 'Bahasa daerah']);
    const told = async (who: Person) =>
      JSON.stringify((await who.get(`${source}/${sent.id}/riwayat`)).json<HistoryEntry[]>());
    expect(await told(await kkn.as('HA01'))).toContain('Maag');
    expect(await told(coordinator)).not.toContain('Maag');
    expect((await team.get(`${P}/${sent.id}`)).body, 'who may register for others is no owner').not.toContain('Ramp');
    expect((await student.get(`${P}/${sent.id}`)).json<Row>().tambahan).toHaveProperty([q('pendampingan')], 'Ramp');
  });

  it('keep answers of their version, go on with the next one in a draft, and block nobody once closed', async () => {
    const own = await releasedForm(team, formOf(motor), { judul: 'Singkat', momen: 'pendaftaran', audiens: [] });
    const name = `${formPrefix(own)}motor`;
    const wave = await openWave({ idFormulir: own });
    const { student, row } = await begun(wave);
    const added = ask('jas', 'choice', { label: 'Ukuran jas', required: true, choices: languages });
    await kkn.done(await write(team, own, formOf(added)));
    await kkn.done(await step(team, own, 'rilis'));
    const ready = await complete(student, wave, row);
    expect(Object.keys((await handIn(student, ready)).json().errors)).toEqual(
      [`${formPrefix(own)}jas`].map(n => `tambahan.${n}`),
    );
    await kkn.done(await step(team, own, 'tutup'));
    // A device that has not heard of it sends what it has: that is neither kept nor refused.
    const late = (await kkn.done(
      await save(student, ready, { [name]: true, [`${formPrefix(own)}jas`]: 'jawa' }),
    )) as Row;
    expect(late.tambahan).toBeNull();
    expect(((await kkn.done(await handIn(student, late))) as Row).status).toBe('diajukan');
  });

  it('are asked in the ways that the form names, and on its days', async () => {
    const elsewhere = await releasedForm(team, formOf(motor), {
      judul: 'Jalur lain',
      momen: 'pendaftaran',
      audiens: [],
      jalur: ['mandiri'],
    });
    const later = await releasedForm(team, formOf(motor), {
      judul: 'Nanti',
      momen: 'pendaftaran',
      audiens: [],
      tanggalBuka: cal.day(5),
    });
    for (const each of [elsewhere, later]) {
      const wave = await openWave({ idFormulir: each });
      const { student, row } = await begun(wave, { [`${formPrefix(each)}motor`]: true });
      expect(row.tambahan).toBeNull();
      expect((await handIn(student, await complete(student, wave, row))).statusCode).toBe(200);
    }
  });

  it('are asked by a programme too, in every programme; which form an offer names only the team sees', async () => {
    const program = (await team.get(`master/program/${id.program('MGM')}`)).json<Row>();
    await kkn.done(await team.put(`master/program/${program.id}`, { version: program.version, idFormulir: form }));
    const student = await kkn.studentPerson();
    const own = await kkn.documents(student.userId);
    const made = await student.post('magang/pendaftar-program-mbkm/mandiri', {
      ...mandiri({ tambahan: { [q('motor')]: true } }, own),
      ajukan: true,
    });
    expect([made.statusCode, made.json().errors]).toEqual([422, { [field('plat')]: 'Wajib diisi.' }]);
    const sent = await student.post('magang/pendaftar-program-mbkm/mandiri', {
      ...mandiri({ tambahan: { [q('motor')]: false } }, own),
      ajukan: true,
    });
    expect(sent.json<Row>()).toMatchObject({ status: 'diajukan', tambahan: { [q('motor')]: false } });
    const names = async (who: Person) =>
      Object.hasOwn((await who.get('magang/program-ditawarkan?range=[0,0]')).json<Row[]>()[0] ?? {}, 'idFormulir');
    expect([await names(team), await names(await kkn.as('HA06')), await names(student)]).toEqual([true, false, false]);
  });

  it('name a form of registrations only', async () => {
    const campaign = await releasedForm(team, formOf(motor));
    const { id: wave } = await openWave();
    const { version } = (await team.get(`v3/kkn/gelombang/${wave}`)).json<Row>();
    const answer = await team.put(`v3/kkn/gelombang/${wave}`, { version, idFormulir: campaign });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['idFormulir']]);
    const made = await team.post('formulir/formulir', {
      judul: 'X',
      momen: 'sendiri',
      audiens: ['HA02'],
      jalur: ['mbkm'],
    });
    expect([made.statusCode, Object.keys(made.json().errors)]).toEqual([422, ['jalur']]);
  });
});
