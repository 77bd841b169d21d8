import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  all,
  both,
  rows as childRows,
  createRegistry,
  either,
  inRows,
  linked,
  match,
  none,
  ownMitra,
  ownProdi,
  read,
  ref,
  refs,
  resource,
  type Scope,
  supervised,
  text,
  through,
  valued,
} from '../../../../resources/kit/index.ts';
import { scopeSql } from '../../../../server/platform/access/scope.ts';
import type { Db } from '../../../../server/platform/database/db.ts';
import { caller } from '../../../unit/platform/access/actor.ts';
import { openTestDb } from '../../support/world.ts';

const uuid = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const [prodiA, prodiB, dosenA, dosenB, mhs1, mhs2, mhs3, mitraA, userA, userB] = Array.from({ length: 10 }, (_, i) =>
  uuid(i + 1),
) as [string, string, string, string, string, string, string, string, string, string];

const siswa = resource({
  name: 'uji/siswa',
  label: 'Siswa',
  fields: {
    idProgramProdi: text(40),
    idDosenPembimbing: text(40),
    idMitra: text(40),
    status: text(20),
  },
  access: { HA05: read(ownProdi()), HA04: read(supervised()), HA02: read(match('id', 'idMahasiswa')) },
});
const logbook = resource({
  name: 'uji/logbook',
  label: 'Logbook',
  fields: { idSiswa: ref('uji/siswa'), status: text(20) },
  access: { HA02: read(through('idSiswa')), HA04: read(through('idSiswa')) },
});
const kelompok = resource({
  name: 'uji/kelompok',
  label: 'Kelompok',
  fields: { nama: text(20), anggota: refs('uji/siswa') },
  access: { HA02: read(match('anggota', 'idMahasiswa')) },
});
const regu = resource({
  name: 'uji/regu',
  label: 'Regu',
  fields: {
    idPembina: text(40),
    anggota: childRows({ idSiswa: ref('uji/siswa', { required: true }), keadaan: text(20) }),
  },
  access: { HA04: read(match('idPembina', 'idPegawai')) },
});
const registry = createRegistry([siswa, logbook, kelompok, regu]);

const tables = `
  create table uji_siswa (id uuid primary key, id_program_prodi uuid, id_dosen_pembimbing uuid, id_mitra uuid, status text, created_by text);
  create table uji_logbook (id uuid primary key, id_siswa uuid, status text, created_by text);
  create table uji_kelompok (id uuid primary key, nama text, anggota uuid[] not null, created_by text);
  create table uji_regu (id uuid primary key, id_pembina uuid, created_by text);
  create table uji_regu_anggota (id uuid primary key, parent_id uuid, nomor int, id_siswa uuid, keadaan text);
  insert into uji_regu values ('${uuid(301)}', '${dosenA}', null), ('${uuid(302)}', '${dosenB}', null);
  insert into uji_regu_anggota values
    ('${uuid(401)}', '${uuid(301)}', 0, '${mhs1}', 'bergabung'), ('${uuid(402)}', '${uuid(301)}', 1, '${mhs2}', 'keluar'),
    ('${uuid(403)}', '${uuid(302)}', 0, '${mhs2}', 'bergabung'), ('${uuid(404)}', '${uuid(302)}', 1, '${mhs3}', 'bergabung');
  insert into uji_siswa values
    ('${mhs1}', '${prodiA}', '${dosenA}', '${mitraA}', 'draf', '${userA}'),
    ('${mhs2}', '${prodiB}', '${dosenB}', null, 'aktif', '${userB}'),
    ('${mhs3}', '${prodiB}', null, null, null, '${userB}');
  insert into uji_logbook values
    ('${uuid(101)}', '${mhs1}', 'draf', null), ('${uuid(102)}', '${mhs2}', 'aktif', null), ('${uuid(103)}', null, 'aktif', null);
  insert into uji_kelompok values ('${uuid(201)}', 'satu', '{${mhs1},${mhs2}}', null), ('${uuid(202)}', 'dua', '{${mhs3}}', null);`;

describe('rows in scope, as PostgreSQL answers', () => {
  let db: Db;
  beforeAll(async () => {
    db = await openTestDb({ template: inject('template'), templateDatabase: inject('templateDatabase') });
    for (const statement of tables.split(';')) if (statement.trim()) await db.query(statement);
  });
  afterAll(() => db.close());

  const rows = async (
    name: 'siswa' | 'logbook' | 'kelompok' | 'regu',
    who: ReturnType<typeof caller>,
    scope: Scope,
  ): Promise<string[]> => {
    const params: unknown[] = [];
    const where = scopeSql(registry, registry.get(`uji/${name}`), who, scope, 't', params);
    const found = await db.query<{ id: string }>(`select t.id from uji_${name} t where ${where} order by t.id`, params);
    return found.map(row => row.id);
  };
  const koorA = caller('HA05', { idProgramProdi: prodiA });
  const koorB = caller('HA05', { idProgramProdi: prodiB });
  const doA = caller('HA04', { idPegawai: dosenA });
  const doB = caller('HA04', { idPegawai: dosenB });
  const s1 = caller('HA02', { idMahasiswa: mhs1, userId: userA });
  const s2 = caller('HA02', { idMahasiswa: mhs2, userId: userB });
  const nobody = caller('HA02');

  it('all and none', async () => {
    expect(await rows('siswa', s1, all)).toHaveLength(3);
    expect(await rows('siswa', s1, none)).toEqual([]);
  });
  it('own study programme', async () => {
    expect(await rows('siswa', koorA, ownProdi())).toEqual([mhs1]);
    expect(await rows('siswa', koorB, ownProdi())).toEqual([mhs2, mhs3]);
    expect(await rows('siswa', nobody, ownProdi())).toEqual([]);
  });
  it('supervised, own partner: rows without one belong to nobody', async () => {
    expect(await rows('siswa', doA, supervised())).toEqual([mhs1]);
    expect(await rows('siswa', doB, supervised())).toEqual([mhs2]);
    expect(await rows('siswa', caller('HA04'), supervised())).toEqual([]);
    expect(await rows('siswa', caller('HA06', { idMitra: mitraA }), ownMitra())).toEqual([mhs1]);
    expect(await rows('siswa', caller('HA06'), ownMitra())).toEqual([]);
  });
  it('own row, and rows one made', async () => {
    expect(await rows('siswa', s1, match('id', 'idMahasiswa'))).toEqual([mhs1]);
    expect(await rows('siswa', s2, match('id', 'idMahasiswa'))).toEqual([mhs2]);
    expect(await rows('siswa', s2, match('createdBy', 'userId'))).toEqual([mhs2, mhs3]);
  });
  it('values, empty ones included', async () => {
    expect(await rows('siswa', s1, valued('status', 'aktif'))).toEqual([mhs2]);
    expect(await rows('siswa', s1, valued('status', 'draf', null))).toEqual([mhs1, mhs3]);
  });
  it('through a reference', async () => {
    expect(await rows('logbook', s1, through('idSiswa'))).toEqual([uuid(101)]);
    expect(await rows('logbook', doB, through('idSiswa'))).toEqual([uuid(102)]);
    expect(await rows('logbook', caller('HA03'), through('idSiswa'))).toEqual([]);
  });
  it('member of a group, and fellow members of it', async () => {
    expect(await rows('kelompok', s1, match('anggota', 'idMahasiswa'))).toEqual([uuid(201)]);
    expect(await rows('siswa', s1, linked('uji/kelompok', 'anggota'))).toEqual([mhs1, mhs2]);
    expect(await rows('siswa', caller('HA02', { idMahasiswa: mhs3 }), linked('uji/kelompok', 'anggota'))).toEqual([
      mhs3,
    ]);
    expect(await rows('siswa', nobody, linked('uji/kelompok', 'anggota'))).toEqual([]);
  });
  it('through child rows: groups that I joined, those of my study programme, and who is in my groups', async () => {
    const joined = valued('keadaan', 'bergabung');
    const mine = inRows('anggota', both(joined, match('idSiswa', 'idMahasiswa')));
    expect(await rows('regu', s1, mine)).toEqual([uuid(301)]);
    expect(await rows('regu', s2, mine)).toEqual([uuid(302)]);
    expect(await rows('regu', nobody, mine)).toEqual([]);
    expect(await rows('regu', koorB, inRows('anggota', through('idSiswa')))).toEqual([uuid(301), uuid(302)]);
    expect(await rows('regu', koorA, inRows('anggota', both(joined, through('idSiswa'))))).toEqual([uuid(301)]);
    const ofMyGroups = linked('uji/regu', 'anggota.idSiswa', undefined, joined);
    expect(await rows('siswa', doA, ofMyGroups)).toEqual([mhs1]);
    expect(await rows('siswa', doB, ofMyGroups)).toEqual([mhs2, mhs3]);
    expect(await rows('siswa', doA, linked('uji/regu', 'anggota.idSiswa'))).toEqual([mhs1, mhs2]);
    expect(await rows('siswa', caller('HA03'), ofMyGroups)).toEqual([]);
    expect(await rows('regu', doB, either(mine, match('idPembina', 'idPegawai')))).toEqual([uuid(302)]);
  });
  it('through a list of references: what my name stands on, and what names somebody of mine', async () => {
    expect(await rows('kelompok', s2, through('anggota'))).toEqual([uuid(201)]);
    expect(await rows('kelompok', koorB, through('anggota'))).toEqual([uuid(201), uuid(202)]);
    expect(await rows('kelompok', koorA, through('anggota', valued('status', null)))).toEqual([uuid(202)]);
    expect(await rows('kelompok', caller('HA03'), through('anggota'))).toEqual([]);
  });
  it('pointed at by rows of a given scope', async () => {
    expect(await rows('siswa', koorA, linked('uji/logbook', 'idSiswa', valued('status', 'aktif')))).toEqual([mhs2]);
    expect(await rows('siswa', s1, linked('uji/logbook', 'idSiswa'))).toEqual([mhs1]);
  });
  it('either and both', async () => {
    expect(await rows('siswa', doA, either(supervised(), valued('status', null)))).toEqual([mhs1, mhs3]);
    expect(await rows('siswa', koorB, both(ownProdi(), valued('status', 'aktif')))).toEqual([mhs2]);
    expect(await rows('siswa', koorB, both(ownProdi(), either(linked('uji/kelompok', 'anggota', all), none)))).toEqual([
      mhs2,
      mhs3,
    ]);
  });
});
