import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../../resources/index.ts';
import type { Lembar } from '../../../resources/nilai/lembar.ts';
import { rules } from '../../../server/areas/gatherAreas.ts';
import { remindGrading } from '../../../server/areas/nilai/jobs.ts';
import { createEngine } from '../../../server/platform/engine/engine.ts';
import { id, openPlace, type Place } from '../magang/place.ts';

let place: Place;
beforeAll(async () => {
  place = await openPlace();
});
afterAll(() => place.world.close());

describe('grades of the demo', () => {
  it('are 16, of which 2 drafts and 1 entered from paper', async () => {
    const [found] = await place.db.query(
      `select count(*)::int as semua, count(*) filter (where n.status = 'draf')::int as draf,
         count(*) filter (where diwakilkan)::int as diwakilkan from nilai_penilaian n
       join mbkm_pendaftar_program_mbkm t on t.id = n.id_pendaftar_mbkm where t.kode_jenis_mbkm = 'magang'`,
    );
    expect(found).toEqual({ semua: 16, draf: 2, diwakilkan: 1 });
  });

  it('agree with what the participations say, by the weights that were kept', async () => {
    const wrong = await place.db.query(
      `select t.npm from mbkm_pendaftar_program_mbkm t
         left join nilai_penilaian m on m.id_pendaftar_mbkm = t.id and m.jenis_penilai = 'mitra' and m.status = 'terkirim'
         left join nilai_penilaian d on d.id_pendaftar_mbkm = t.id and d.jenis_penilai = 'dosen' and d.status = 'terkirim'
       where t.id = any($1::uuid[]) and (t.nilai_mitra is distinct from m.nilai_angka
         or t.nilai_dosen is distinct from d.nilai_angka
         or t.nilai_akhir is distinct from round(m.nilai_angka * 0.6 + d.nilai_angka * 0.4, 2))`,
      [
        ['salsabila', 'selesai-if', 'final-if', 'final-mn', 'final-at', 'final-ik', 'fajar', 'jalan-if-2'].map(
          id.pendaftar,
        ),
      ],
    );
    expect(wrong).toEqual([]);
    const dewi = await place.as('HA03');
    const sheet = (await dewi.get(`magang/penilaian/lembar/${id.pendaftar('salsabila')}`)).json<Lembar>();
    expect(sheet.nilai).toEqual({ mitra: 86.1, dosen: 81.3, tim: null });
    expect(sheet.pendaftar).toMatchObject({ nilaiAkhir: 84.18, nilaiHuruf: 'A-' });
  });
});

describe('the daily reminder', () => {
  it('tells partner and lecturer that grading is open, then that it is late, each once', async () => {
    const engine = createEngine(place.db, registry, rules, () => place.world.clock.now);
    const run = () => remindGrading({ engine, now: place.world.clock.now, signal: new AbortController().signal });
    const about = (judul: string) =>
      place.db.query<{ link: string }>(
        `select n.link from notifikasi n join pengaturan_user u on u.id = n.id_user
         where n.judul = $1 and n.link like '%' || $2 and u.username = any(array['mitra', 'dosen']) order by n.link`,
        [judul, id.pendaftar('jalan-if-5')],
      );
    await run();
    const links = ['monitoring3', 'monitoring4'].map(screen => ({
      link: `/${screen}/detail-penilaian/${id.pendaftar('jalan-if-5')}`,
    }));
    expect(await about('Penilaian dibuka')).toEqual(links);
    expect(await run()).toMatchObject({ diberitahu: 0 });
    expect(await about('Penilaian terlambat')).toEqual([]);
    place.world.clock.now = new Date(place.world.clock.now.getTime() + 25 * 86_400_000);
    await run();
    expect(await about('Penilaian terlambat')).toEqual(links);
  });
});
