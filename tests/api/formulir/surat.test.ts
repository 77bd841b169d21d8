import { afterAll, beforeAll, expect, it } from 'vitest';
import { registry } from '../../../resources/index.ts';
import { formPrefix } from '../../../resources/kit/extras.ts';
import { compose, participationLetters } from '../../../server/areas/surat/index.ts';
import { id, N, openPlace, type Place } from '../magang/place.ts';
import { pdfText } from '../support/pdfText.ts';
import type { Person } from '../support/world.ts';
import { ask, formOf, releasedForm, step, write } from './support.ts';

/** Answers to the questions of a registration as words of a letter (docs/domain/70 §7). */

let place: Place;
let team: Person;
beforeAll(async () => {
  place = await openPlace();
  team = await place.as('HA03');
});
afterAll(() => place.world.close());

const dialects = [{ value: 'osing', label: 'Osing {nama} [x]' }];
const questions = formOf(
  ask('lahir', 'date', { label: 'Lahir', inLetters: true }),
  ask('dialek', 'several', { label: 'Bahasa daerah', choices: dialects, inLetters: true }),
  ask('kosong', 'text', { label: 'Tanpa jawaban', inLetters: true }),
  ask('sakit', 'text', { label: 'Riwayat sakit', seenBy: ['HA03'] }),
  ask('hobi', 'text', { label: 'Hobi' }),
);

const facts = async (target: string) => {
  const rules = participationLetters.find(({ kind }) => kind.name === 'surat_pengantar');
  const written = rules && (await compose({ on: place.db, registry }, rules, [target]));
  if (!written || !('content' in written)) throw new Error('Surat tidak dapat ditulis.');
  return written.content.paragraf.flatMap(part => (typeof part === 'object' && 'rincian' in part ? part.rincian : []));
};

it('stand in the letter that says so, never where only some roles see them, and make a letter from before untrue', async () => {
  const target = id.pendaftar('setuju-if');
  const print = () => team.get(`${N}/${target}/cetak/surat-pengantar`);
  const form = await releasedForm(team, questions, { momen: 'pendaftaran', audiens: [] });
  const before = await facts(target);
  expect((await print()).statusCode).toBe(200);
  const answers = Object.entries({ lahir: '2004-02-29', dialek: ['osing'], sakit: 'TandaSakit', hobi: 'TandaHobi' });
  await place.db.execute('update mbkm_pendaftar_program_mbkm set tambahan = $2 where id = $1', [
    target,
    JSON.stringify(Object.fromEntries(answers.map(([key, value]) => [formPrefix(form) + key, value]))),
  ]);
  expect(await facts(target)).toEqual([
    ...before,
    ['Lahir', '29 Februari 2004'],
    ['Bahasa daerah', 'Osing {nama} [x]'],
  ]);
  const { pages } = await pdfText((await print()).rawPayload);
  const text = pages.map(each => each.text).join(' ');
  expect(text).toContain('29 Februari 2004');
  expect(text).not.toMatch(/TandaSakit|TandaHobi/);
  const [old] = await place.db.query<{ kode: string }>(
    `select kode_verifikasi as kode from surat_surat where id_baris = $1 order by created_at, nomor_urut limit 1`,
    [target],
  );
  const checked = await place.world.stranger.get(`v6/generate-surat/verifikasi/${old?.kode}`);
  expect(checked.json()).toMatchObject({ valid: false });

  await write(team, form, formOf(ask('sakit', 'text', { label: 'Riwayat sakit', seenBy: ['HA03'], inLetters: true })));
  expect((await step(team, form, 'rilis')).statusCode).toBe(409);
});
