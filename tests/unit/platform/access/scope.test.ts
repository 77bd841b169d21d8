import { describe, expect, it } from 'vitest';
import {
  all,
  both,
  createRegistry,
  date,
  either,
  linked,
  match,
  none,
  openToday,
  ownProdi,
  read,
  ref,
  refs,
  resource,
  type Scope,
  text,
  through,
  unless,
  valued,
  write,
} from '../../../../resources/kit/index.ts';
import { createRowsOf, scopeSql } from '../../../../server/platform/access/scope.ts';
import { caller } from './actor.ts';

const siswa = resource({
  name: 'uji/siswa',
  label: 'Siswa',
  fields: { nama: text(50), idProgramProdi: text(40), mulai: date(), selesai: date() },
  access: {
    HA03: write(),
    HA05: write(ownProdi(), { writeScope: valued('nama', 'A') }),
    HA02: read(match('id', 'idMahasiswa')),
  },
  lookup: { columns: ['nama'], scope: valued('nama', 'A', null), except: ['HA06'] },
});
const kelompok = resource({
  name: 'uji/kelompok',
  label: 'Kelompok',
  fields: { nama: text(50), idKetua: ref('uji/siswa'), anggota: refs('uji/siswa') },
  access: {},
});
const anggota = resource({
  name: 'uji/anggota',
  label: 'Anggota',
  fields: { idKelompok: ref('uji/kelompok'), idSiswa: ref('uji/siswa', { required: true }) },
  access: { HA02: read(match('idSiswa', 'idMahasiswa')) },
});
const registry = createRegistry([siswa, kelompok, anggota]);
const rowsOf = createRowsOf(registry);

const sql = (
  resourceOf: typeof siswa | typeof kelompok | typeof anggota,
  who: ReturnType<typeof caller>,
  scope: Scope,
) => {
  const params: unknown[] = ['sudah'];
  const text = scopeSql(registry, registry.get(resourceOf.name), who, scope, 't', params);
  return { text, params: params.slice(1) };
};

describe('scopeSql', () => {
  const prodi = caller('HA05', { idProgramProdi: 'p1' });
  const murid = caller('HA02', { idMahasiswa: 'm1' });

  it('answers all and none without parameters', () => {
    expect(sql(siswa, prodi, all)).toEqual({ text: 'true', params: [] });
    expect(sql(siswa, prodi, none)).toEqual({ text: 'false', params: [] });
  });

  it('compares with the session, and with nothing when the session has no such id', () => {
    expect(sql(siswa, prodi, ownProdi())).toEqual({ text: 't."id_program_prodi" = $2', params: ['p1'] });
    expect(sql(siswa, caller('HA05'), ownProdi())).toEqual({ text: 'false', params: [] });
    expect(sql(siswa, murid, match('createdBy', 'userId')).text).toBe('t."created_by" = $2');
  });

  it('compares days with the day of the call, and shows nothing to who has none', () => {
    const open = openToday('mulai', 'selesai');
    expect(sql(siswa, caller('HA02', { today: '2026-11-21' }), open)).toEqual({
      text: '(coalesce(t."mulai" <= $2::date, true) and coalesce(t."selesai" >= $2::date, true))',
      params: ['2026-11-21'],
    });
    expect(sql(siswa, murid, open)).toEqual({ text: 'false', params: [] });
    expect(() => sql(siswa, murid, openToday('mulai', 'tiada'))).toThrow('yang tidak ada');
    const wrong = () =>
      resource({
        name: 'uji/gelombang',
        label: 'Gelombang',
        fields: { mulai: date(), nama: text(9) },
        access: { HA02: read(openToday('mulai', 'nama')) },
      });
    expect(() => createRegistry([wrong()])).toThrow('menyebut kolom yang bukan tanggal');
  });

  it('finds the caller in a list by containment, which its index serves', () => {
    expect(sql(kelompok, murid, match('anggota', 'idMahasiswa'))).toEqual({
      text: 't."anggota" @> $2',
      params: [['m1']],
    });
  });

  it('compares with values, null included', () => {
    expect(sql(siswa, prodi, valued('nama', 'A', null))).toEqual({
      text: '(t."nama" = $2 or t."nama" is null)',
      params: ['A'],
    });
    expect(sql(siswa, prodi, { type: 'value', field: 'nama', in: [] }).text).toBe('false');
  });

  it('goes through a reference with the scope that the caller has there', () => {
    expect(sql(kelompok, prodi, through('idKetua'))).toEqual({
      text: 'exists (select 1 from uji_siswa scope_0 where scope_0.id = t."id_ketua" and scope_0."id_program_prodi" = $2)',
      params: ['p1'],
    });
    expect(sql(kelompok, caller('HA03'), through('idKetua')).text).toBe('t."id_ketua" is not null');
    // What a table requires is never empty.
    expect(sql(anggota, caller('HA03'), through('idSiswa')).text).toBe('true');
    expect(sql(kelompok, caller('HA07'), through('idKetua')).text).toBe('false');
  });

  it('follows rows that point here', () => {
    expect(sql(kelompok, murid, linked('uji/anggota', 'idKelompok'))).toEqual({
      text: 'exists (select 1 from uji_anggota scope_0 where scope_0."id_kelompok" = t.id and scope_0."id_siswa" = $2)',
      params: ['m1'],
    });
    expect(sql(siswa, murid, linked('uji/kelompok', 'anggota', all)).text).toBe(
      'exists (select 1 from uji_kelompok scope_0 where scope_0."anggota" @> array[t.id])',
    );
  });

  it('turns a scope round; what nobody knows is outside of it', () => {
    expect(sql(siswa, prodi, unless(ownProdi()))).toEqual({
      text: 'not coalesce(t."id_program_prodi" = $2, false)',
      params: ['p1'],
    });
    expect(sql(siswa, prodi, unless(all)).text).toBe('false');
    expect(sql(siswa, caller('HA05'), unless(ownProdi()))).toEqual({ text: 'true', params: [] });
    expect(() => sql(siswa, prodi, unless(valued('tiada', 'x')))).toThrow('yang tidak ada');
  });

  it('takes back parameters of parts that no longer matter', () => {
    expect(sql(siswa, prodi, either(ownProdi(), all))).toEqual({ text: 'true', params: [] });
    expect(sql(siswa, prodi, both(ownProdi(), none))).toEqual({ text: 'false', params: [] });
    expect(sql(siswa, prodi, either(none, ownProdi()))).toEqual({ text: 't."id_program_prodi" = $2', params: ['p1'] });
    expect(sql(siswa, prodi, both(ownProdi(), valued('nama', 'B')))).toEqual({
      text: '(t."id_program_prodi" = $2 and t."nama" = $3)',
      params: ['p1', 'B'],
    });
    expect(sql(siswa, prodi, both()).text).toBe('true');
    expect(sql(siswa, prodi, either()).text).toBe('false');
  });

  it('refuses names that are not declared and scopes that go in a circle', () => {
    expect(() => sql(siswa, prodi, valued('nama" or true --', 'x'))).toThrow('cakupan menyebut kolom yang tidak ada');
    const a = resource({
      name: 'uji/a',
      label: 'A',
      fields: { idB: ref('uji/b') },
      access: { HA05: read(through('idB')) },
    });
    const b = resource({
      name: 'uji/b',
      label: 'B',
      fields: { idA: ref('uji/a') },
      access: { HA05: read(through('idA')) },
    });
    const circle = createRegistry([a, b]);
    expect(() => createRowsOf(circle)(prodi, circle.get('uji/a'), 'read', 't', [])).toThrow('berputar');
  });
});

describe('rowsOf', () => {
  const ask = (who: ReturnType<typeof caller>, purpose: 'read' | 'write' | 'reference') => {
    const params: unknown[] = [];
    return { text: rowsOf(who, registry.get('uji/siswa'), purpose, 's', params), params };
  };

  it('lets nobody in without a rule', () => {
    expect(ask(caller('HA07'), 'read').text).toBe('false');
    expect(ask(caller('HA07'), 'write').text).toBe('false');
  });

  it('writes no more than it reads', () => {
    const who = caller('HA05', { idProgramProdi: 'p1' });
    expect(ask(who, 'read').text).toBe('s."id_program_prodi" = $1');
    expect(ask(who, 'write')).toEqual({ text: '(s."id_program_prodi" = $1 and s."nama" = $2)', params: ['p1', 'A'] });
  });

  it('refers to what may be looked up or read', () => {
    expect(ask(caller('HA03'), 'reference').text).toBe('true');
    expect(ask(caller('HA04'), 'reference').text).toBe('(s."nama" = $1 or s."nama" is null)');
    expect(ask(caller('HA06'), 'reference').text).toBe('false');
  });
});
