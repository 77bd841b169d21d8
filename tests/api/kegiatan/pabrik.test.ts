import type { FastifyInstance } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry as product } from '../../../resources/index.ts';
import { duration, logbookOf } from '../../../resources/kegiatan/logbookOf.ts';
import { laporanAkhir, outputsOf } from '../../../resources/kegiatan/outputsOf.ts';
import {
  createRegistry,
  date,
  integer,
  longtext,
  money,
  programme,
  read,
  ref,
  resource,
  roles,
  rows,
  screen,
  text,
  write,
} from '../../../resources/kit/index.ts';
import { pendaftarMagang } from '../../../resources/magang/pendaftarMagang.ts';
import { magang } from '../../../resources/magang/programme.ts';
import { alurPeriksa } from '../../../resources/mbkm/alurPeriksa.ts';
import { role } from '../../../resources/roles.ts';
import { createApp } from '../../../server/app.ts';
import { accessChannel, everything } from '../../../server/platform/access/channel.ts';
import { seedMenu } from '../../../server/platform/access/seedMenu.ts';
import { migrationsFolder } from '../../../server/platform/database/migrationsFolder.ts';
import { pendingStatements } from '../../../server/platform/database/schemaDiff.ts';
import { said } from '../../fixtures/said.ts';
import { cal, id, openPlace, type Place, putInto } from '../magang/place.ts';
import { uploaded } from '../support/people.ts';
import { type Person, person, testConfig } from '../support/world.ts';

/** An invented programme in groups, whose log is unlike Magang's in everything that a declaration may change. */

const kata = { ajukan: { success: 'Diajukan.' }, setujui: { success: 'Disetujui.' }, revisi: { success: 'Kembali.' } };
const alur = alurPeriksa({ ...kata, tolak: { success: 'Ditolak.' }, tarik: { success: 'Ditarik.' } });

const anggotaKelompok = { rows: 'anggota', participation: 'idPendaftarMbkm', position: 'idJenisAnggota' };
const kelompok = resource({
  name: 'uji/kelompok-usaha',
  label: 'Kelompok Usaha',
  representation: '{kode}',
  fields: {
    kode: text(12, { required: true }),
    anggota: rows({
      idPendaftarMbkm: ref('mbkm/pendaftar-program-mbkm', { required: true }),
      idJenisAnggota: ref('master/jenis-anggota', { required: true }),
      bukaSampai: date(),
    }),
  },
  access: { HA02: read(), HA03: write(), HA04: read() },
});
const log = logbookOf({
  name: 'uji/log-usaha',
  label: 'Log Usaha',
  time: duration(0.5, 16),
  goal: { by: 'entries', least: 2, short: said('Logbook {a} dari {b} kegiatan.') },
  fields: {
    judul: text(150, { required: true }),
    uraian: longtext({ required: true }),
    kemajuan: integer(0, 100, { required: true }),
    omzet: money(),
  },
  title: 'judul',
  text: { field: 'uraian', least: 20 },
  progress: { field: 'kemajuan', message: said('Kemajuan tidak boleh lebih rendah dari {n}%.') },
  documents: {
    types: ['jpg', 'png', 'pdf'],
    maxMb: 5,
    most: 2,
    tooMany: said('Maksimal {n} dokumentasi.'),
    least: 1,
    tooFew: said('Unggah minimal satu dokumentasi.'),
  },
  late: {
    days: 7,
    from: 'day',
    message: said('Log paling lambat {n} hari setelah kegiatan.'),
    openUntil: 'bukaSampai',
  },
  outside: said('Tanggal di luar masa pelaksanaan.'),
  money: { fields: ['omzet'], members: ['ketua', 'bendahara'], message: said('Angka diisi ketua atau bendahara.') },
  lateAfter: 2,
  workflow: alur,
});
const luaran = outputsOf({
  name: 'uji/luaran-usaha',
  label: 'Luaran Usaha',
  names: 'idSyaratLuaran',
  by: { group: kelompok.name, members: anggotaKelompok },
  fields: {},
  files: { berkas: { types: ['pdf'], maxMb: 10, label: 'Berkas' } },
  workflow: alur,
});
const data = resource({
  name: 'uji/data-usaha',
  label: 'Data Usaha',
  representation: '{posisi}',
  fields: { ...pendaftarMagang.fields, idKelompok: ref(kelompok.name, { readOnly: true }) },
  access: pendaftarMagang.access,
  byHand: true,
});
const usaha = programme({
  ...magang,
  name: 'usaha',
  kinds: ['komcad'],
  detail: { key: 'magang', resource: data.name },
  group: {
    resource: kelompok.name,
    field: 'magang.idKelompok',
    members: anggotaKelompok,
    leader: 'ketua',
  },
  log: { resource: log.name },
  outputs: { resource: luaran.name, by: ['individu', 'kelompok'], report: laporanAkhir },
});
const screens = [kelompok, log, luaran].map(({ name, label }) =>
  screen({
    path: `/${name}`,
    title: label,
    icon: 'event',
    pattern: 'crud',
    resource: name,
    roles: roles([role.mahasiswa, role.timMbkm, role.dosen]),
    group: 'magang',
  }),
);
const registry = createRegistry(
  [...product.resources, kelompok, data, log, luaran],
  [...product.screens, ...screens],
  [usaha],
  product.letters,
);

const L = log.endpoint;
const ketua = id.pendaftar('rizky');
const anggota = id.pendaftar('jalan-if-5');

let place: Place;
let app: FastifyInstance;
let leader: Person & { userId: string };
let member: Person & { userId: string };
let lecturer: Person;
let idKelompok: string;

type Body = Record<string, unknown>;
const send = (who: Person, method: 'GET' | 'POST' | 'PUT', path: string, payload?: Body) => {
  const { get, post, put } = person(app, who.token);
  return method === 'GET' ? get(path) : method === 'POST' ? post(path, payload) : put(path, payload);
};

async function enterOwner(idPendaftar: string) {
  const owner = await place.db.one<{ id: string }>(
    'select id_mahasiswa as id from mbkm_pendaftar_program_mbkm where id = $1',
    [idPendaftar],
  );
  return place.enter('HA02', { idMahasiswa: owner?.id ?? '' });
}

beforeAll(async () => {
  place = await openPlace();
  const { db } = place;
  for (const statement of (await pendingStatements(registry, migrationsFolder)).statements) await db.execute(statement);
  await seedMenu(db, registry);
  await db.notify(accessChannel, everything);
  const jenis = await db.one<{ id: string }>(`select id from master_jenis_mbkm where kode = 'komcad'`);
  for (const one of [ketua, anggota])
    await putInto(place, one, { kode_jenis_mbkm: 'komcad', id_jenis_mbkm: jenis?.id });
  for (const one of [ketua, anggota])
    await db.execute('insert into uji_data_usaha (id, id_pendaftar_mbkm) values ($1, $2)', [uuidv7(), one]);
  ({ app } = await createApp({ config: testConfig, db, registry, demo: true, now: () => place.world.clock.now }));
  await app.ready();
  const account = await db.one<{ id: string }>(
    'select u.id from pengaturan_user u join mbkm_pendaftar_program_mbkm p on p.id_mahasiswa = u.id_mahasiswa where p.id = $1',
    [ketua],
  );
  leader = { ...(await place.as('HA02')), userId: account?.id ?? '' };
  member = await enterOwner(anggota);
  lecturer = await place.as('HA04');
  const position = async (kode: string) =>
    (await db.one<{ id: string }>('select id from master_jenis_anggota where kode = $1', [kode]))?.id;
  const made = await send(await place.as('HA03'), 'POST', kelompok.endpoint, {
    kode: 'U-1',
    anggota: [
      { idPendaftarMbkm: ketua, idJenisAnggota: await position('ketua') },
      { idPendaftarMbkm: anggota, idJenisAnggota: await position('anggota') },
    ],
  });
  expect(made.statusCode, made.body).toBe(201);
  idKelompok = made.json<{ id: string }>().id;
});
afterAll(async () => {
  await app?.close();
  await place.world.close();
});

const file = (who: { userId: string }, owner: string, field: string): Promise<string> =>
  uploaded(place.db, owner, field, who.userId);
const entry = (over: Body = {}): Body => ({
  idKlien: uuidv7(),
  idPendaftarMbkm: ketua,
  tanggal: '2026-11-21',
  durasiJam: 2.5,
  judul: 'Produksi',
  uraian: 'Membuat produk contoh pertama.',
  kemajuan: 10,
  ...over,
});
const withDocument = async (over: Body = {}) =>
  entry({ dokumen: [{ berkas: await file(leader, log.name, 'dokumen.berkas'), keterangan: null }], ...over });
type Row = { id: string; version: number; status: string; terlambat: boolean };
async function handedIn(over: Body = {}): Promise<Row> {
  const made = await send(leader, 'POST', L, await withDocument(over));
  expect(made.statusCode, made.body).toBe(201);
  const answer = await send(leader, 'POST', `${L}/${made.json<Row>().id}/aksi/ajukan`, {});
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Row>();
}

describe('sebuah logbook dengan durasi, kemajuan, dan angka penjualan', () => {
  it('dikirim dua kali tetap satu, dan jawabannya sama', async () => {
    const body = entry({ judul: 'Sekali saja' });
    const [first, second] = [await send(leader, 'POST', L, body), await send(leader, 'POST', L, body)];
    expect([first.statusCode, second.statusCode], second.body).toEqual([201, 201]);
    expect(second.json<Row>().id).toBe(first.json<Row>().id);
    const rows = await place.db.query('select 1 as ada from uji_log_usaha where judul = $1', ['Sekali saja']);
    expect(rows).toHaveLength(1);
  });

  it('meminta dokumentasi saat diajukan, dan maksimal sekian', async () => {
    const bare = (await send(leader, 'POST', L, entry())).json<Row>();
    const early = await send(leader, 'POST', `${L}/${bare.id}/aksi/ajukan`, {});
    expect([early.statusCode, early.json().errors]).toEqual([422, { dokumen: 'Unggah minimal satu dokumentasi.' }]);
    const berkas = await file(leader, log.name, 'dokumen.berkas');
    const three = Array.from({ length: 3 }, () => ({ berkas, keterangan: null }));
    const many = await send(leader, 'POST', L, entry({ dokumen: three }));
    expect(many.json().errors.dokumen).toBe('Maksimal 2 dokumentasi.');
  });

  it('menerima angka penjualan hanya dari ketua dan bendahara', async () => {
    const refused = await send(member, 'POST', L, entry({ idPendaftarMbkm: anggota, omzet: 50_000 }));
    expect([refused.statusCode, refused.json().errors]).toEqual([422, { omzet: 'Angka diisi ketua atau bendahara.' }]);
    expect((await send(member, 'POST', L, entry({ idPendaftarMbkm: anggota }))).statusCode).toBe(201);
    expect((await send(leader, 'POST', L, entry({ omzet: 50_000 }))).statusCode).toBe(201);
  });

  it('dapat ditarik dan ditolak, dan kemajuan tidak turun di bawah yang disetujui', async () => {
    const withdrawn = await handedIn();
    const back = await send(leader, 'POST', `${L}/${withdrawn.id}/aksi/tarik`, {});
    expect([back.statusCode, back.json<Row>().status]).toEqual([200, 'draf']);
    const refusedRow = await handedIn();
    const items = [{ id: refusedRow.id, version: refusedRow.version }];
    const said = await send(lecturer, 'PUT', `${L}/verifikasi`, { items, aksi: 'tolak' });
    expect([said.statusCode, said.json().errors]).toEqual([422, { catatan: 'Catatan wajib diisi.' }]);
    const body = { items, aksi: 'tolak', catatan: 'Bukan kegiatan usaha.' };
    expect((await send(lecturer, 'PUT', `${L}/verifikasi`, body)).json().berhasil).toEqual([refusedRow.id]);
    const good = await handedIn({ kemajuan: 40 });
    expect((await send(lecturer, 'POST', `${L}/${good.id}/aksi/setujui`, {})).statusCode).toBe(200);
    const lower = await send(leader, 'POST', L, entry({ kemajuan: 39 }));
    expect(lower.json().errors).toEqual({ kemajuan: 'Kemajuan tidak boleh lebih rendah dari 40%.' });
    const summary = await send(leader, 'GET', `${L}/ringkasan?idPendaftarMbkm=${ketua}`);
    expect(summary.json()).toMatchObject({
      satuan: 'kegiatan',
      disetujui: 1,
      target: 2,
      persen: 50,
      cukup: false,
      kemajuan: 40,
      maksDokumen: 2,
      pesan: 'Logbook 1 dari 2 kegiatan.',
    });
  });

  it('ditandai terlambat, dan setelah batasnya hanya dibuka untuk anggota yang dibukakan', async () => {
    expect((await handedIn({ kemajuan: 50 })).terlambat).toBe(false);
    expect((await handedIn({ kemajuan: 50, tanggal: cal.day(-4) })).terlambat).toBe(true);
    const tanggal = cal.day(-9);
    const late = await send(leader, 'POST', L, entry({ kemajuan: 50, tanggal }));
    expect(late.json().errors).toEqual({ tanggal: 'Log paling lambat 7 hari setelah kegiatan.' });
    const open = (until: string) =>
      place.db.execute('update uji_kelompok_usaha_anggota set buka_sampai = $2 where id_pendaftar_mbkm = $1', [
        ketua,
        until,
      ]);
    await open(cal.day(0));
    expect((await send(leader, 'POST', L, entry({ kemajuan: 50, tanggal }))).statusCode).toBe(201);
    await open(cal.day(-1));
    expect((await send(leader, 'POST', L, entry({ kemajuan: 50, tanggal }))).statusCode).toBe(422);
  });
});

describe('luaran kelompok', () => {
  it('milik kelompok, dilihat setiap anggota, dan diajukan ketua', async () => {
    const syarat = uuidv7();
    await place.db.execute(
      `insert into master_syarat_luaran (id, id_jenis_mbkm, id_jenis_luaran, nama, tingkat, wajib, jumlah_minimal, tahap)
       select $1, j.id, l.id, 'Video usaha', 'kelompok', true, 1, 'akhir'
       from master_jenis_mbkm j, master_jenis_luaran l where j.kode = 'komcad' and l.kode = 'video'`,
      [syarat],
    );
    const made = await send(member, 'POST', luaran.endpoint, {
      idPendaftarMbkm: anggota,
      idSyaratLuaran: syarat,
      judul: 'Video usaha',
      tautan: 'https://video.example/usaha',
    });
    expect(made.statusCode, made.body).toBe(201);
    expect(made.json()).toMatchObject({ idKelompok, idPendaftarMbkm: null, kodeJenisLuaran: 'video' });
    const { id: own } = made.json<Row>();
    const { version } = made.json<Row>();
    const byMember = await send(member, 'POST', `${luaran.endpoint}/${own}/aksi/ajukan`, { version });
    expect([byMember.statusCode, byMember.json().message]).toEqual([
      403,
      'Luaran kelompok diajukan oleh ketua kelompok.',
    ]);
    expect((await send(leader, 'POST', `${luaran.endpoint}/${own}/aksi/ajukan`, {})).statusCode).toBe(200);
    expect((await send(lecturer, 'POST', `${luaran.endpoint}/${own}/aksi/setujui`, {})).statusCode).toBe(200);
    for (const [who, one] of [
      [leader, ketua],
      [member, anggota],
    ] as const) {
      const checklist = await send(who, 'GET', `${luaran.endpoint}/kelengkapan?idPendaftarMbkm=${one}`);
      const need = checklist
        .json<{ syarat: { idSyaratLuaran: string }[] }>()
        .syarat.find(x => x.idSyaratLuaran === syarat);
      expect(need).toMatchObject({ tingkat: 'kelompok', disetujui: 1, terpenuhi: true });
    }
  });
});
