import { describe, expect, it } from 'vitest';
import { putInto } from '../magang/place.ts';
import { act, L, lecturer, place, read, rizky, student, submitted, withLogbook } from './entries.ts';

withLogbook();

describe('a decision on a logbook entry', () => {
  it('is taken back by who decides, with an account of it, and decided anew', async () => {
    const row = await submitted();
    expect((await act(lecturer, row, 'setujui', { catatan: 'Bagus.' })).statusCode).toBe(200);
    expect((await act(student, row, 'batalkan')).statusCode).toBe(403);

    const taken = await act(lecturer, row, 'batalkan', { catatan: 'Keliru menekan.' });
    expect([taken.statusCode, taken.json()]).toMatchObject([200, { status: 'diajukan', catatan: 'Keliru menekan.' }]);
    const [newest] = (await student.get(`${L}/${row.id}/riwayat`)).json<Record<string, unknown>[]>();
    expect(newest).toMatchObject({
      tindakan: 'batalkan',
      dariStatus: 'disetujui',
      keStatus: 'diajukan',
      catatan: 'Keliru menekan.',
    });

    expect((await act(lecturer, row, 'revisi', { catatan: 'Lengkapi hasilnya.' })).statusCode).toBe(200);
    expect((await act(lecturer, row, 'batalkan')).statusCode).toBe(409);
    expect((await read(row)).status).toBe('revisi');
  });

  it('on many is taken back for many, but not for one that changed since', async () => {
    const rows = [await submitted(), await submitted({ jamMulai: '13:00', jamSelesai: '14:00' })];
    const decided = await lecturer.put(`${L}/verifikasi`, {
      items: rows.map(({ id, version }) => ({ id, version })),
      aksi: 'setujui',
    });
    expect(decided.json()).toMatchObject({ gagal: [] });
    // The browser counts on one version a step.
    const [first, second] = rows;
    if (!first || !second) throw new Error('two entries');
    const back = await lecturer.put(`${L}/verifikasi`, {
      items: [
        { id: first.id, version: first.version + 1 },
        { id: second.id, version: second.version },
      ],
      aksi: 'batalkan',
    });
    expect(back.json()).toMatchObject({ berhasil: [first.id], gagal: [{ id: second.id }] });
    expect([(await read(first)).status, (await read(second)).status]).toEqual(['diajukan', 'disetujui']);
  });

  it('stands once the programme is over, and is not offered as something to take back', async () => {
    const row = await submitted();
    await act(lecturer, row, 'setujui');
    const offered = async () => (await lecturer.get(`${L}/${row.id}`)).json<{ aksi: string[] }>().aksi;
    expect(await offered()).toContain('batalkan');
    await putInto(place, rizky, { status: 'selesai' });
    expect(await offered()).not.toContain('batalkan');
    const refused = await act(lecturer, row, 'batalkan');
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Keputusan hanya dapat dibatalkan selama program berjalan.',
    ]);
    await putInto(place, rizky, { status: 'berjalan' });
  });
});
