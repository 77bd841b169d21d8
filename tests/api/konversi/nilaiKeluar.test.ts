import { describe, expect, it } from 'vitest';
import { id } from '../magang/place.ts';
import { type Person, versionAt } from '../support/world.ts';
import {
  ask,
  decide,
  N,
  people,
  place,
  reset,
  sheetOf,
  student,
  target,
  withFinalGrades,
  wrongState,
} from './finalGrades.ts';

withFinalGrades();

describe('SIAMIK', () => {
  const send = async (person: Person, ids: string[]) => {
    const items = await Promise.all(
      ids.map(async one => ({ id: one, version: await versionAt(people.HA03, `${N}/${one}`) })),
    );
    return person.post(`${N}/kirim-siamik`, { items });
  };

  it('takes final grades that stand in the study plan', async () => {
    await reset('belum');
    const answer = await send(people.HA10, [target]);
    expect(answer.json()).toEqual({ berhasil: [target], gagal: [] });
    const { pendaftar, matkul } = await sheetOf();
    expect(pendaftar).toMatchObject({ statusSiamik: 'terkirim', pesanSiamik: null });
    expect(matkul.every(course => course.statusSiamik === 'terkirim')).toBe(true);
    // Once is enough.
    expect((await send(people.HA10, [target])).json().gagal[0].pesan).toBe(wrongState);
  });

  it('sends nothing of a participation that somebody has changed meanwhile', async () => {
    await reset('belum');
    const version = await versionAt(people.HA03, `${N}/${target}`);
    const answer = await people.HA10.post(`${N}/kirim-siamik`, {
      items: [{ id: target, version: Number(version) - 1 }],
    });
    expect(answer.json()).toMatchObject({
      berhasil: [],
      gagal: [{ id: target, pesan: 'Data sudah diubah pengguna lain. Muat ulang, lalu coba lagi.' }],
    });
    expect((await sheetOf()).pendaftar).toMatchObject({ statusSiamik: 'belum' });
  });

  it('names the course that is not in the study plan, and only BAKPK sends', async () => {
    const failed = id.pendaftar('final-at');
    const answer = (await send(people.HA10, [failed])).json();
    const lacking = (await sheetOf(failed)).matkul.find(course => course.statusSiamik === 'gagal');
    expect(answer.gagal).toMatchObject([
      { id: failed, pesan: `Mata kuliah ${lacking?.kode} tidak ada di KRS mahasiswa.` },
    ]);
    for (const role of ['HA01', 'HA03', 'HA05', 'HA07'] as const)
      expect((await send(people[role], [failed])).statusCode, role).toBe(403);
    const waiting = id.pendaftar('fajar');
    expect((await send(people.HA10, [waiting])).json().gagal).toMatchObject([{ id: waiting, pesan: wrongState }]);
  });
});

describe('grades that were carried to the academic system', () => {
  const mark = async (who: Person, aksi: string, catatan?: string) =>
    who.put(`${N}/serah-nilai`, {
      items: [{ id: target, version: await versionAt(people.HA03, `${N}/${target}`) }],
      aksi,
      catatan,
    });

  it('are marked by BAKPK with a note, and the mark can be taken back', async () => {
    await reset('belum');
    expect((await mark(people.HA10, 'serahkan')).json().gagal).toMatchObject([{ pesan: 'Catatan wajib diisi.' }]);
    const note = 'Diisi petugas di SIAMIK, berita acara 12';
    expect((await mark(people.HA10, 'serahkan', note)).json()).toEqual({ berhasil: [target], gagal: [] });
    const { pendaftar, matkul, hak } = await sheetOf(target, people.HA10);
    expect(pendaftar).toMatchObject({ statusSiamik: 'terkirim', pesanSiamik: `Diserahkan di luar portal: ${note}` });
    expect(matkul.every(course => course.statusSiamik === 'terkirim')).toBe(true);
    expect(hak).toMatchObject({ serahkan: false, tarik_penyerahan: true, kirimSiamik: false });
    expect((await mark(people.HA10, 'serahkan', note)).json().gagal).toHaveLength(1);
    expect((await mark(people.HA10, 'tarik_penyerahan', 'Keliru peserta')).json().berhasil).toEqual([target]);
    expect((await sheetOf(target, people.HA10)).hak).toMatchObject({ serahkan: true, kirimSiamik: true });
    const entries = (await people.HA03.get(`${N}/${target}/riwayat`)).json<{ catatan: string | null }[]>();
    expect(entries.map(({ catatan }) => catatan)).toEqual(expect.arrayContaining([note, 'Keliru peserta']));
  });

  it('are marked by nobody else', async () => {
    for (const role of ['HA01', 'HA03', 'HA05', 'HA07'] as const)
      expect((await mark(people[role], 'serahkan', 'x')).statusCode, role).toBe(403);
  });
});

describe('what leaves the portal', () => {
  it('is checked as PDDikti would, and written one row a course', async () => {
    const check = (await people.HA10.get(`${N}/pddikti/periksa`)).json();
    const total = await place.db.one<{ n: number }>(
      `select count(*)::int as n from konversi_terpilih_final f join mbkm_pendaftar_program_mbkm t
       on t.id = f.id_pendaftar_mbkm where t.status_konversi = 'final'`,
    );
    expect(check.jumlah).toBe(total?.n);
    expect(check.siap + check.ditolak.length).toBe(check.jumlah);
    const kunci = 'mbkm/konfigurasi/pddikti.jenisAktivitas';
    const { version } = (await people.HA03.get(kunci)).json();
    await people.HA03.put(kunci, { nilai: ['kwu: 19'], version });
    const unmapped = (await people.HA10.get(`${N}/pddikti/periksa`)).json();
    expect(unmapped.siap).toBe(0);
    expect(unmapped.ditolak[0].alasan).toContain('Kode jenis aktivitas belum dipetakan.');
    const file = await people.HA10.get(`${N}/pddikti`, { format: 'csv' });
    expect(file.headers['content-type']).toContain('text/csv');
    expect(file.body.split('\r\n')[0]).toContain('NIM;Nama;Kode Prodi;Semester');
    expect((await people.HA10.get(`${N}/pddikti`, { format: 'xlsx' })).rawPayload.subarray(0, 2).toString()).toBe('PK');
    expect((await student.get(`${N}/pddikti/periksa`)).statusCode).toBe(403);
  });

  it('is printed as a recap with one number, anew after a revision', async () => {
    const print = () => people.HA10.get(`${N}/${target}/cetak/rekap-konversi`);
    const letters = () =>
      place.db.query<{ nomor: string; dicabut: string | null }>(
        `select nomor_surat as nomor, alasan as dicabut from surat_surat where jenis_surat = 'rekap_konversi' and id_baris = $1 order by nomor_urut`,
        [target],
      );
    const first = await print();
    expect(first.headers['content-type']).toBe('application/pdf');
    expect(first.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await student.get(`${N}/${target}/cetak/rekap-konversi`)).statusCode).toBe(200);
    expect(await letters()).toHaveLength(1);
    place.world.clock.now = new Date(place.world.clock.now.getTime() + 60_000);
    const { id: revision } = (await ask(people.HA05)).json();
    expect((await print()).statusCode).toBe(409);
    await decide(people.HA03, revision, 'setujui');
    await print();
    const after = await letters();
    expect(after.map(({ dicabut }) => dicabut === null)).toEqual([false, true]);
  });
});
