// @module-tag semua: a programme's own printed sheets; surat/isi and surat/terbit print one of each kind
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { inboundId } from '../../../../server/areas/pertukaran/demo/inbound.ts';
import { studyPeriodId } from '../../../../server/areas/pertukaran/demo/studyPeriods.ts';
import { untranslated } from '../../../support/indonesian.ts';
import { pdfText } from '../../support/pdfText.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

/** Printed results and the check of their code (docs/domain/50 §2.1, §2.2, §4 "KHS PDF"; scenario 7). */

const M = 'v2/mhs-luar-upn';
let world: World;
let team: Person;
let npm: string;
const idMasaStudi = studyPeriodId('inbound', -1);

beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  team = await world.as('HA03');
  const found = await world.db.one<{ npm: string }>('select npm from pertukaran_mhs_inbound where id = $1', [
    inboundId('maya'),
  ]);
  npm = found?.npm ?? '';
  await world.db.execute(
    `update master_matakuliah set nama_inggris = 'Databases in English' where id = (
       select c.id_matkul from pertukaran_krs_detail d join pertukaran_krs k on k.id = d.id_krs
       join pertukaran_mk_inbound c on c.id = d.id_mk_inbound
       where k.id_mhs_inbound = $1 and k.id_masa_studi = $2 and d.keadaan = 'aktif' limit 1)`,
    [inboundId('maya'), idMasaStudi],
  );
});
afterAll(() => world.close());

const codes = async () =>
  (await world.db.query<{ kode: string }>('select kode from pertukaran_dokumen_inbound order by created_at')).map(
    ({ kode }) => kode,
  );
/** A printed text without what it says of people, courses and places. */
async function withoutData(text: string): Promise<string> {
  const data = await world.db.query<{ nama: string }>(
    `select nama from master_matakuliah union select nama from master_program_prodi union select nama from master_kampus
       union select nama from surat_pejabat union select nama_lengkap from pertukaran_mhs_inbound
       union select nama_prodi_asal from pertukaran_mhs_inbound union select nama_kampus_asal from pertukaran_mhs_inbound`,
  );
  return data
    .map(({ nama }) => nama ?? '')
    .filter(nama => nama.length > 2)
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, nama) => rest.replaceAll(nama, ' '), text.replace(/\s+/g, ' '));
}
const check = (kode: string) => world.stranger.get(`${M}/cek-dokumen`, { kode });

describe('KHS', () => {
  it('dicetak dalam dua bahasa dengan kode yang sah sampai nilainya dibuka lagi', async () => {
    for (const bahasa of ['id', 'en']) {
      const printed = await team.get(`${M}/cetak-khs`, { npm, idMasaStudi, bahasa });
      expect(printed.statusCode, printed.body.slice(0, 200)).toBe(200);
      expect(printed.headers['content-type']).toBe('application/pdf');
      expect(printed.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
      expect(printed.headers['content-disposition']).toContain(`KHS_${npm}_`);
      const officer = await world.db.one<{ nama: string; nip: string }>(
        `select nama, nip from surat_pejabat where aktif and berlaku_mulai <= $1
           and (berlaku_sampai is null or berlaku_sampai >= $1) order by berlaku_mulai desc limit 1`,
        [world.clock.now.toISOString().slice(0, 10)],
      );
      const { pages } = await pdfText(printed.rawPayload);
      const text = pages.map(page => page.text).join(' ');
      expect(text).toContain(`NIP ${officer?.nip}`);
      expect(text).toContain(officer?.nama ?? '-');
      if (bahasa === 'en') {
        for (const word of ['Telephone', 'on behalf of the Rector', 'Vice Rector I,', 'Databases in English'])
          expect(text).toContain(word);
        expect(text).toMatch(/(Odd|Even) Semester \d{4}/);
        expect(text).not.toMatch(/Semester (Ganjil|Genap)|Telepon|a\.n\.|Wakil/);
        expect(untranslated([await withoutData(text)])).toEqual([]);
      }
    }
    const [kode = ''] = await codes();
    const valid = (await check(kode)).json();
    expect(valid).toMatchObject({ valid: true, npm, nama: 'M*** A********' });
    const graded = await world.db.one<{ id: string }>(
      `select d.id_mk_inbound as id from pertukaran_krs_detail d join pertukaran_krs k on k.id = d.id_krs
       where k.id_mhs_inbound = $1 limit 1`,
      [inboundId('maya')],
    );
    const sheet = (await team.get('v2/pertukaran-mahasiswa/krs/nilai', { idMkInbound: graded?.id ?? '' })).json();
    const opened = await team.bare.put(`v2/pertukaran-mahasiswa/krs/nilai-buka/${graded?.id}`, {
      version: sheet.version,
      catatan: 'Salah hitung.',
    });
    expect(opened.statusCode, opened.body).toBe(200);
    expect((await check(kode)).json()).toMatchObject({ valid: false });
    const unknown = await check('tidak-ada-kode-ini');
    expect([unknown.statusCode, unknown.json().message]).toEqual([404, 'Dokumen tidak terdaftar.']);
  });

  it('tidak dicetak sebelum semua dinilai, kecuali lembar sementara tanpa kode bagi staf', async () => {
    const andi = await world.as('HA08');
    const early = await andi.get(`${M}/cetak-khs`);
    expect([early.statusCode, early.json().message]).toEqual([
      409,
      expect.stringMatching(/^KHS belum dapat dicetak: \d+ mata kuliah belum dinilai\.$/),
    ]);
    const before = (await codes()).length;
    const own = await world.db.one<{ npm: string }>('select npm from pertukaran_mhs_inbound where id = $1', [
      inboundId('andi'),
    ]);
    const provisional = await team.get(`${M}/cetak-khs`, { npm: own?.npm ?? '', draf: '1' });
    expect(provisional.statusCode, provisional.body.slice(0, 200)).toBe(200);
    expect((await codes()).length).toBe(before);
    const plan = await andi.get('v2/pertukaran-mahasiswa/krs/cetak');
    expect(plan.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await andi.get(`${M}/cetak-khs`, { npm })).statusCode).toBe(404);
  });
});
