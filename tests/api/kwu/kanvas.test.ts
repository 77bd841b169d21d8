import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kanvasUsaha } from '../../../resources/kwu/kanvas.ts';
import { G, type KwuPlace, openKwu, type Row, type Student } from './place.ts';

/** The canvas of a business on paper (docs/domain/30 §1.19): one A4 page on its side, nothing cut. */

let kwu: KwuPlace;
let ketua: Student;
let profile: Row;
beforeAll(async () => {
  kwu = await openKwu();
  ketua = await kwu.entrepreneur();
  const group = await kwu.begin(ketua, { jenis: 'mandiri', namaUsaha: 'Dimsum Mbak Tika' });
  await kwu.fillIn(ketua);
  await kwu.done(await kwu.step(ketua, `${G}/${group.id}`, 'ajukan'));
  await kwu.done(await kwu.step(kwu.team, `${G}/${group.id}`, 'setujui'));
  profile = await kwu.profileOf(ketua, group.id);
});
afterAll(() => kwu.world.close());

/** Size of each page in points, from the PDF itself. */
const pagesOf = (pdf: Buffer): string[] =>
  [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, w, h]) => `${w} ${h}`);
const printed = (who: Pick<Student, 'get'> = ketua) => who.get(`v4/kwu/profile/${profile.id}/kanvas`);
const fill = async (words: string) => {
  const { version } = await kwu.done(await ketua.get(`v4/kwu/profile/${profile.id}`));
  const blocks = Object.fromEntries(kanvasUsaha.blocks.map(({ field }) => [field, words]));
  await kwu.done(await ketua.put(`v4/kwu/profile/${profile.id}`, { version, ...blocks }));
};

describe('kanvas model bisnis sebagai PDF', () => {
  it.each([
    ['sedikit', 'Mahasiswa'],
    ['banyak', `${'Mahasiswa kos yang ingin sarapan hangat dan murah di dekat kampus.\n'.repeat(8)}Selesai`],
  ])('%s tulisan: satu halaman A4 mendatar', async (_, words) => {
    await fill(words);
    const answer = await printed();
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(pagesOf(answer.rawPayload)).toEqual(['841.89 595.28']);
  });

  it('yang tidak muat pada ukuran terkecil diteruskan di halaman berikutnya', async () => {
    await fill('Mahasiswa kos yang ingin sarapan hangat dan murah di dekat kampus. '.repeat(60));
    const pages = pagesOf((await printed()).rawPayload);
    expect(pages.length).toBeGreaterThan(1);
    expect(new Set(pages)).toEqual(new Set(['841.89 595.28']));
  });

  it('hanya bagi yang boleh membaca profilnya', async () => {
    expect((await printed(await kwu.entrepreneur())).statusCode).toBe(404);
    expect((await printed(await kwu.lecturer())).statusCode).toBe(404);
    expect((await printed(kwu.team)).statusCode).toBe(200);
  });
});
