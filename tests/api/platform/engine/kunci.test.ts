import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { registry } from '../../../../resources/index.ts';
import { closingWays, type HistoryEntry, type StepPreview } from '../../../../resources/kit/index.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

/** Rows of a locked period are read-only at every call until it is opened again. */
let world: World;
let tim: Person;
let admin: Person;
beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  tim = await world.as('HA03');
  admin = await world.as('HA01');
});
afterAll(() => world.close());

type Row = Record<string, unknown> & { id: string; version: number };
const periods = 'master/periode';
const rowAt = async (path: string, who = tim): Promise<Row> => (await who.get(path)).json<Row>();

/** A period that is over: everybody in it has finished. */
async function finished(): Promise<Row> {
  const found = await world.db.one<{ id: string }>(
    `select p.id from master_periode p where p.status = 'ditutup' and exists (
       select 1 from kkn_gelombang g where g.id_periode = p.id) order by p.kode limit 1`,
  );
  const id = found?.id ?? '';
  await world.db.execute(
    `update mbkm_pendaftar_program_mbkm set status = 'selesai', tahap_aktif = null
      where id_periode = $1 and status in ('diajukan', 'disetujui', 'berjalan')`,
    [id],
  );
  return rowAt(`${periods}/${id}`);
}

const refusedBy = 'master.periodLocked';

describe('locking a period', () => {
  it('counts first, and asks for a note and the name', async () => {
    const period = await finished();
    const look = (await tim.get(`${periods}/${period.id}/aksi/kunci`)).json<StepPreview>();
    expect(look.pesan.map(({ teks }) => teks).join(' ')).toMatch(
      /\d+ pendaftaran di dalamnya menjadi hanya dapat dibaca/,
    );
    const at = `${periods}/${period.id}/aksi/kunci`;
    const silent = await tim.post(at, { version: period.version });
    expect(silent.statusCode).toBe(422);
    expect(Object.keys(silent.json<{ errors: object }>().errors).toSorted()).toEqual(['catatan', 'ketikNama']);
    const wrong = await tim.post(at, { version: period.version, catatan: 'Selesai.', ketikNama: 'ya' });
    expect(wrong.statusCode).toBe(422);
    expect(wrong.body).toContain('weighty.misnamed');
    expect(wrong.body).toContain(`Ketik “${period.nama}” untuk melanjutkan.`);
    expect((await rowAt(`${periods}/${period.id}`)).status).toBe('ditutup');
  });

  it('is refused while somebody takes part', async () => {
    const [running] = (await tim.get(periods, { filter: { status: 'aktif' } })).json<Row[]>();
    await world.db.execute(`update master_periode set status = 'ditutup' where id = $1`, [running?.id]);
    const answer = await tim.post(`${periods}/${running?.id}/aksi/kunci`, {
      version: running?.version,
      catatan: 'Selesai.',
      ketikNama: running?.nama,
    });
    await world.db.execute(`update master_periode set status = 'aktif' where id = $1`, [running?.id]);
    expect(answer.statusCode).toBe(409);
  });

  it('closes every door to what is in it, says which period since when, and opens again with a note', async () => {
    const period = await finished();
    const locked = await tim.post(`${periods}/${period.id}/aksi/kunci`, {
      version: period.version,
      catatan: 'Laporan sudah diserahkan.',
      ketikNama: period.nama,
    });
    expect(locked.statusCode, locked.body).toBe(200);
    const [wave] = (await tim.get('v3/kkn/gelombang', { filter: { idPeriode: period.id } })).json<Row[]>();
    const at = `v3/kkn/gelombang/${wave?.id}`;
    const answers = {
      update: await admin.put(at, { tema: 'Lain', version: wave?.version }),
      bulk: await admin.put('v3/kkn/gelombang', {
        items: [{ id: wave?.id, version: wave?.version }],
        data: { tema: 'Lain' },
      }),
      step: await admin.post(`${at}/aksi/mundur`, { version: wave?.version, catatan: 'Coba.' }),
      period: await admin.put(`${periods}/${period.id}`, {
        pendaftaranMulai: '2020-01-06',
        version: (await rowAt(`${periods}/${period.id}`)).version,
      }),
    };
    expect(answers.bulk.json<{ berhasil: number; gagal: { code: string }[] }>()).toMatchObject({
      berhasil: 0,
      gagal: [{ code: refusedBy }],
    });
    for (const [door, answer] of Object.entries(answers)) {
      if (door === 'bulk') continue;
      expect(answer.statusCode, `${door}: ${answer.body}`).toBe(409);
      expect(answer.json<{ code: string; message: string }>(), door).toMatchObject({ code: refusedBy });
    }
    expect(answers.update.json<{ message: string }>().message).toContain(String(period.nama));
    expect(answers.update.json<{ message: string }>().message).toContain('21 November 2026');
    const [village] = (await admin.get('v3/kkn/desa', { filter: { idGelombang: wave?.id } })).json<Row[]>();
    const gone = await admin.delete(`v3/kkn/desa/${village?.id}`, { version: village?.version });
    expect(gone.json<{ code: string }>().code).toBe(refusedBy);
    // Nothing is moved into it either.
    const [other] = (await admin.get('v3/kkn/gelombang', { filter: { idPeriode_neq: period.id } })).json<Row[]>();
    const moved = await admin.put(`v3/kkn/gelombang/${other?.id}`, { idPeriode: period.id, version: other?.version });
    expect([409, 422]).toContain(moved.statusCode);

    const now = await rowAt(`${periods}/${period.id}`, admin);
    const opening = { version: now.version, catatan: 'Nilai satu mahasiswa keliru.', ketikNama: now.nama };
    expect((await tim.post(`${periods}/${period.id}/aksi/buka_kunci`, opening)).statusCode).toBe(403);
    const opened = await admin.post(`${periods}/${period.id}/aksi/buka_kunci`, opening);
    expect(opened.statusCode, opened.body).toBe(200);
    expect((await admin.put(at, { tema: 'Lain', version: wave?.version })).statusCode).toBe(200);
    const told = (await admin.get(`${periods}/${period.id}/riwayat`)).json<HistoryEntry[]>();
    expect(told.slice(0, 2).map(({ tindakan, catatan }) => [tindakan, catatan])).toEqual([
      ['buka_kunci', 'Nilai satu mahasiswa keliru.'],
      ['kunci', 'Laporan sudah diserahkan.'],
    ]);
  });
});

describe('days of a wave in which people are', () => {
  it('are moved with the numbers seen, a note and the name', async () => {
    const found = await world.db.one<{ id: string }>(
      `select p.id_gelombang as id from kkn_pendaftaran p join mbkm_pendaftar_program_mbkm t on t.id = p.id_pendaftar_mbkm
        where t.status = 'berjalan' and p.id_gelombang is not null limit 1`,
    );
    const at = `v3/kkn/gelombang/${found?.id}`;
    const wave = await rowAt(at);
    const impact = (await tim.get(`${at}/dampak`, { kolom: 'tanggalSelesai' })).json<{
      perlu: boolean;
      pesan: string[];
    }>();
    expect(impact.perlu).toBe(true);
    expect(impact.pesan[0]).toMatch(/^\d+ kegiatan sedang berjalan/);
    expect((await tim.get(`${at}/dampak`, { kolom: 'tema' })).statusCode).toBe(400);
    const end = new Date(Date.parse(String(wave.tanggalSelesai)) + 86_400_000).toISOString().slice(0, 10);
    const change = { tanggalSelesai: end, version: wave.version };
    const silent = await tim.put(at, change);
    expect(silent.statusCode, silent.body).toBe(422);
    expect(Object.keys(silent.json<{ errors: object }>().errors).toSorted()).toEqual(['catatan', 'ketikNama']);
    expect(silent.json<{ message: string }>().message).toContain(impact.pesan[0]);
    // Fields that affect nobody can still be changed.
    const theme = await tim.put(at, { tema: 'Desa mandiri', version: wave.version });
    expect(theme.statusCode, theme.body).toBe(200);
    const meant = { ...change, version: wave.version + 1, catatan: 'Libur bersama.', ketikNama: wave.nama };
    const moved = await tim.put(at, meant);
    expect(moved.statusCode, moved.body).toBe(200);
    const [told] = (await tim.get(`${at}/riwayat`)).json<HistoryEntry[]>();
    expect(told?.catatan).toBe('Libur bersama.');
  });
});

describe('what belongs to a period', () => {
  it('is found from references that a row cannot do without', () => {
    const bound = registry.resources.filter(r => closingWays(registry.find, r).length > 0).map(({ name }) => name);
    for (const name of [
      'mbkm/pendaftar-program-mbkm',
      'nilai/penilaian',
      'konversi/terpilih-final',
      'kkn/laporan-harian',
      'kkn/perjalanan-dinas',
      'kwu/laporan',
      'komcad/dokumen',
      'pertukaran/nilai-inbound',
      'riset/luaran',
      'magang/logbook-magang',
    ])
      if (registry.find(name)) expect(bound).toContain(name);
    // People and master data outlive every period.
    for (const name of ['master/mahasiswa', 'master/mitra', 'pengaturan/user', 'master/kurikulum'])
      expect(bound).not.toContain(name);
  });
});
