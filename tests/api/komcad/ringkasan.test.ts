import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RingkasanKomcad } from '../../../resources/komcad/ringkasan.ts';
import type { Person } from '../support/world.ts';
import { id, type KomcadPlace, openKomcad, R } from './place.ts';

/** Figures per stage, branch, study programme and places (docs/domain/40 §2.1, §3 /komcad). */

let komcad: KomcadPlace;
beforeAll(async () => {
  komcad = await openKomcad();
});
afterAll(() => komcad.world.close());

const asked = async (who: Person, query: Record<string, unknown> = {}) => {
  const answer = await who.get(`${R}/ringkasan`, query);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<RingkasanKomcad>();
};
const of = (counts: RingkasanKomcad['perTahap'], kunci: string) =>
  counts.find(each => each.kunci === kunci)?.jumlah ?? 0;

it('menghitung peserta menurut tahap, matra dan prodi serta kursi gelombang, menurut saringan dan periode', async () => {
  const before = await asked(komcad.team);
  const sea = await komcad.makeOpening({ matra: 'laut', kuota: 4 });
  await komcad.reach('direkomendasikan', sea);
  await komcad.draft(await komcad.recruit(), {}, sea);
  const after = await asked(komcad.team);
  expect(of(after.perTahap, 'direkomendasikan')).toBe(of(before.perTahap, 'direkomendasikan') + 1);
  expect(of(after.perTahap, 'administrasi')).toBe(of(before.perTahap, 'administrasi') + 1);
  expect(of(after.perMatra, 'laut')).toBe(of(before.perMatra, 'laut') + 2);
  expect(after.perGelombang).toContainEqual({ kunci: sea.id, nama: sea.nama, kuota: 4, terisi: 1 });
  expect([after.kuota - before.kuota, after.terisi - before.terisi]).toEqual([4, 1]);
  // A draft has handed nothing in; another period has its own openings.
  const filter = { statusPendaftaran: ['diajukan'], idProgramKomcad: sea.id };
  expect((await asked(komcad.team, { filter })).perTahap).toEqual([{ kunci: 'direkomendasikan', jumlah: 1 }]);
  const elsewhere = await asked(komcad.team, { idPeriode: id.periode(2) });
  expect(elsewhere).toEqual({ perTahap: [], perMatra: [], perProdi: [], perGelombang: [], kuota: 0, terisi: 0 });
  expect(of((await asked(komcad.team, { idPeriode: id.periode(1) })).perMatra, 'laut')).toBe(
    of(after.perMatra, 'laut'),
  );
});

it('dalam lingkup pembacanya; saringan yang tidak dikenal ditolak', async () => {
  const elsewhere = await komcad.as('HA04');
  expect((await asked(elsewhere)).perTahap).toEqual([]);
  for (const query of [{ filter: { bukanKolom: 1 } }, { idPeriode: 'x' }])
    expect((await komcad.team.get(`${R}/ringkasan`, query)).statusCode).toBe(400);
});
