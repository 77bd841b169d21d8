// @module-tag semua: kills a process in the middle of its work, a minute each
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Db } from '../../../server/platform/database/db.ts';
import { lookInside, runningPortal, serverDatabase, serverUrl } from '../platform/ops/place.ts';
import { build, kill, killAll, portOf, type Running, start } from '../platform/ops/running.ts';
import { fillFeeder } from '../support/feederLists.ts';
import { type FeederServer, startFeeder } from '../support/feederServer.ts';

/** Activities of the sending: `AKTIVITAS=2000` is a campus's semester. */
const size = Number(process.env.AKTIVITAS ?? 60);
const sendings = 'sinkronisasi/pengiriman-feeder';
const patient = { timeout: size * 1000 + 120_000, interval: 500 };
const env = { NEO_FEEDER_KEY: 'pengguna:sandi', SOURCE_HOSTS: '127.0.0.1' };

type Row = Record<string, unknown> & { id: string; status: string };

/** Rows like a stored one, with values of their own in some columns: SQL over `g`, their number. */
async function copies(db: Db, table: string, id: string, own: Readonly<Record<string, string>>): Promise<void> {
  const columns = await db.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  );
  const names = columns.map(({ name }) => name);
  await db.execute(
    `insert into ${table} (${names.map(name => `"${name}"`).join(', ')})
     select ${names.map(name => own[name] ?? `t."${name}"`).join(', ')} from ${table} t, generate_series(1, ${size}) g
     where t.id = $1`,
    [id],
  );
}

/** A period in which so many students take part, each by themselves, and a lecturer whom the Feeder knows. */
async function plan(db: Db): Promise<string> {
  const model = await db.one<{ id: string; idMahasiswa: string; idPeriode: string }>(
    `select t.id, t.id_mahasiswa, t.id_periode from mbkm_pendaftar_program_mbkm t
     join master_program_prodi p on p.id = t.id_program_prodi and p.kode_pddikti is not null
     join master_mahasiswa m on m.id = t.id_mahasiswa and m.status_akademik = 'aktif'
     join master_pegawai g on g.id = t.id_dosen_pembimbing and g.nidn is not null
     where t.kode_jenis_mbkm = 'magang' and t.status = 'berjalan' and t.tanggal_mulai is not null
       and t.tanggal_selesai is not null and t.status_konversi <> 'final' limit 1`,
  );
  if (!model) throw new Error('tidak ada contoh pendaftaran');
  await db.execute(`update mbkm_pendaftar_program_mbkm set status = 'mengundurkan_diri' where id_periode = $1`, [
    model.idPeriode,
  ]);
  const student = `('0a000000-0000-7000-8000-' || lpad(g::text, 12, '0'))::uuid`;
  const npm = `(99000000000 + g)::text`;
  await copies(db, 'master_mahasiswa', model.idMahasiswa, {
    id: student,
    npm,
    nama: `'Peserta ' || g`,
    email: 'null',
    nik: 'null',
    kode_siamik: 'null',
  });
  await copies(db, 'mbkm_pendaftar_program_mbkm', model.id, {
    id: `('0b000000-0000-7000-8000-' || lpad(g::text, 12, '0'))::uuid`,
    id_mahasiswa: student,
    npm,
    nama_mahasiswa: `'Peserta ' || g`,
    nomor_pendaftaran: `'UJI-' || g`,
    // Many in one place do the same: only what the portal writes beside tells their activities apart.
    judul_kegiatan: `'Magang di pabrik ' || (g % 7)`,
    status: `'berjalan'`,
    status_konversi: `'belum'`,
  });
  return model.idPeriode;
}

async function enter(portal: Running) {
  const url = `http://127.0.0.1:${await portOf(portal)}/api`;
  const json = { 'content-type': 'application/json' };
  const login = await fetch(`${url}/user/login`, {
    method: 'POST',
    headers: { ...json, 'x-api-key': 'portal-mbkm-demo' },
    body: JSON.stringify({ username: 'superadmin', password: 'Nusantara#2026' }),
  });
  const { token } = (await login.json()) as { token: { AccessToken: string } };
  const headers = { authorization: `Bearer ${token.AccessToken}`, ...json };
  const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(`${url}/${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const list = (path: string, filter: object = {}) =>
    call<(Row & { version: number })[]>(
      'GET',
      `${path}?range=[0,199]&filter=${encodeURIComponent(JSON.stringify(filter))}`,
    );
  const sending = (id: string) => call<Row & { version: number; jumlahTerkirim: number }>('GET', `${sendings}/${id}`);
  const step = async (path: string, id: string, name: string, more: object = {}) => {
    const { version } = await call<{ version: number }>('GET', `${path}/${id}`);
    return call<Row>('POST', `${path}/${id}/aksi/${name}`, { version, ...more });
  };
  /** Waits until a sending has come to a state, and shows its words where it stopped. */
  const until = async (id: string, state: string) => {
    const ended = async () => [state, 'terhenti'].includes((await sending(id)).status);
    await expect.poll(ended, patient).toBe(true);
    const { status, pesan } = await sending(id);
    expect([status, pesan]).toEqual([state, null]);
  };
  return { call, list, sending, step, until };
}

let place: Awaited<ReturnType<typeof serverDatabase>>;
let feeder: FeederServer;
let idPeriode: string;

beforeAll(async () => {
  build();
  if (serverUrl) place = await serverDatabase(serverUrl, { template: inject('templateDatabase') });
  else {
    const { config, db } = await runningPortal(inject('template'));
    await db.close();
    place = { config, drop: async () => undefined };
  }
  feeder = await startFeeder();
  await lookInside(place.config, async db => {
    idPeriode = await plan(db);
    await fillFeeder(feeder, db);
    await db.execute(
      `update pengaturan_sumber_data set mode = 'http', base_url = $1, timeout_detik = 1, aktif = true,
         nama_variabel_kunci = 'NEO_FEEDER_KEY' where kode = 'neo-feeder'`,
      [feeder.base],
    );
  });
}, 300_000);
afterAll(async () => {
  await killAll();
  await feeder.close();
  await place.drop();
});

describe(`${size} activities, one answer in twenty lost, and the process killed in their middle`, () => {
  it(
    'are there exactly once a minute after it is back',
    async () => {
      let portal = start(place.config, env);
      let admin = await enter(portal);
      const { id } = await admin.call<Row>('POST', sendings, { nama: 'Satu semester', idPeriode, jenis: ['magang'] });
      await admin.until(id, 'siap');
      const codes = await admin.list('sinkronisasi/kode-feeder');
      for (const row of await admin.list('sinkronisasi/padanan-feeder'))
        await admin.step('sinkronisasi/padanan-feeder', row.id, 'pastikan', {
          idKode: row.idKode ?? codes.find(({ jenis }) => jenis === row.jenis)?.id,
        });
      await admin.step(sendings, id, 'susun');
      await admin.until(id, 'siap');

      const begun = performance.now();
      let killed: number | undefined;
      let again: number | undefined;
      feeder.breakdown = (act, n) => {
        if (killed !== undefined && again === undefined && act !== 'GetToken') again = performance.now();
        if (act === 'InsertAktivitasMahasiswa' && killed === undefined && n === Math.floor(size / 2)) {
          killed = performance.now();
          portal.child.kill('SIGKILL');
          return 'late';
        }
        return act.startsWith('Insert') && n % 20 === 7 ? 'late' : undefined;
      };
      await admin.step(sendings, id, 'kirim');
      await expect.poll(() => killed, patient).toBeDefined();
      await kill(portal.child);
      portal = start(place.config, env);
      admin = await enter(portal);
      await expect.poll(() => again, { timeout: 120_000 }).toBeDefined();
      await admin.until(id, 'selesai');

      expect(await admin.sending(id)).toMatchObject({ jumlahTerkirim: 3 * size, jumlahGagal: 0, jumlahDitolak: 0 });
      for (const [list, names] of [
        ['GetListAktivitasMahasiswa', ['keterangan']],
        ['GetListAnggotaAktivitasMahasiswa', ['id_aktivitas', 'id_registrasi_mahasiswa']],
        ['GetListBimbingMahasiswa', ['id_aktivitas', 'id_dosen']],
      ] as const) {
        const keys = (feeder.lists.get(list) ?? []).map(row => names.map(name => row[name]).join(' '));
        expect([keys.length, new Set(keys).size], list).toEqual([size, size]);
      }
      const lost = feeder.calls.filter(act => act.startsWith('Insert')).length;
      console.info(
        `${size} aktivitas: ${Math.round((performance.now() - begun) / 1000)} s, ${lost} panggilan Insert, ` +
          `lanjut ${Math.round(((again ?? 0) - (killed ?? 0)) / 1000)} s setelah dimatikan`,
      );
      await kill(portal.child);
      const states = await lookInside(place.config, db =>
        db.query<{ status: string }>(
          'select distinct status from sinkronisasi_rekaman_feeder where id_pengiriman = $1',
          [id],
        ),
      );
      expect(states).toEqual([{ status: 'terkirim' }]);
    },
    size * 2000 + 400_000,
  );
});
