import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { ContohFormulir } from '../../../resources/formulir/contohPanggilan.ts';
import type { Formulir } from '../../../resources/formulir/formulir.ts';
import type { RancanganFormulir } from '../../../resources/formulir/panggilan.ts';
import { createWorld, type Person, type World } from '../support/world.ts';
import { step } from './support.ts';

let world: World;
let team: Person;

beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  team = await world.as('HA03');
});
afterAll(() => world.close());

describe('ready-made surveys', () => {
  it('each become a draft as it stands, whose release needs nothing more, and count how often they were taken', async () => {
    const offered = await team.get('formulir/contoh');
    expect(offered.statusCode, offered.body).toBe(200);
    const samples = offered.json<ContohFormulir[]>();
    expect(new Set(samples.map(({ kode }) => kode)).size).toBe(samples.length);
    expect(samples.map(({ kode }) => kode)).toEqual(
      expect.arrayContaining([
        'kepuasan_mahasiswa',
        'kepuasan_mitra',
        'kepuasan_pembimbing',
        'kepuasan_desa',
        'pekan_kkn',
        'pelacakan_setahun',
      ]),
    );
    for (const sample of samples) {
      const made = await team.post(`formulir/contoh/${sample.kode}`, {});
      expect(made.statusCode, made.body).toBe(201);
      const { id } = made.json<{ id: string }>();
      const row = (await team.get(`formulir/formulir/${id}`)).json<Formulir>();
      expect(row).toMatchObject({ judul: sample.judul, status: 'draf', anonim: sample.anonim });
      const { rancangan } = (await team.get(`formulir/formulir/${id}/rancangan`)).json<RancanganFormulir>();
      expect(rancangan).toEqual(sample.form);
      expect((await step(team, id, 'rilis')).statusCode, sample.kode).toBe(200);
    }
    const again = (await team.get('formulir/contoh')).json<ContohFormulir[]>();
    expect(again.map(({ dipakai }) => dipakai)).toEqual(samples.map(({ dipakai }) => dipakai + 1));
  });

  it('are for whoever writes forms alone', async () => {
    for (const role of ['HA02', 'HA04', 'HA05', 'HA06', 'HA10'] as const) {
      const who = await world.as(role);
      expect((await who.get('formulir/contoh')).statusCode, role).toBe(403);
      expect((await who.post('formulir/contoh/pekan_kkn', {})).statusCode, role).toBe(403);
    }
    expect((await team.post('formulir/contoh/tidak_ada', {})).json()).toMatchObject({
      statusCode: 404,
      message: 'Contoh formulir ini tidak dikenal.',
    });
  });
});
