import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  actor,
  type ChangeOf,
  DeclarationError,
  isState,
  linked,
  match,
  onBehalf,
  type Row,
  rolesOf,
  type Status,
  stepsFor,
  usesRelations,
  valued,
  workflow,
} from '../../../../resources/kit/index.ts';
import type { alurKonversi } from '../../../../resources/mbkm/alurKonversi.ts';
import { alurPendaftaran } from '../../../../resources/mbkm/alurPendaftaran.ts';
import type { pendaftar } from '../../../../resources/mbkm/pendaftar.ts';

import { baik, draf, flows, register } from './areaFlows.ts';

describe('alur dari bidang yang akan datang dapat dideklarasikan', () => {
  test.each(Object.entries(flows))('%s', (_, flow) => {
    expect(() => register(flow)).not.toThrow();
  });

  test('satu aksi menuju status yang berbeda menurut asalnya, oleh orang yang berbeda', () => {
    const flow = flows['kkn/proposal, kwu/profile'];
    const at: Status = { source: 'status', workflow: flow, first: true };
    const offered = (state: string, role: 'HA03' | 'HA04', aksi?: string[]) =>
      stepsFor(at, { status: state, aksi }, role).map(({ name }) => name);
    expect(offered('disetujui_dpl', 'HA03')).toEqual(['setujui', 'revisi', 'tolak']);
    expect(offered('diajukan', 'HA03')).toEqual(['tolak']);
    // Which group is this lecturer's, the server has said.
    expect(offered('diajukan', 'HA04', ['setujui', 'revisi'])).toEqual(['setujui', 'revisi']);
    expect(offered('diajukan', 'HA04', [])).toEqual([]);
  });

  test('sistem bukan peran siapa pun', () => {
    const { aktifkan } = flows['kwu/kelompok'].actions;
    expect(rolesOf(aktifkan)).toEqual([]);
    expect(rolesOf(flows['kkn/kkn-kelompok'].actions.mulai)).toEqual(['HA03', 'HA01']);
  });

  test('tahap menentukan siapa yang memutus, dan siapa yang perlu mencatat alasan', () => {
    const at: Status = { source: 'status', workflow: alurPendaftaran, first: true };
    const decide = (tahapAktif: string, role: 'HA03' | 'HA05' | 'HA06') =>
      stepsFor(at, { status: 'diajukan', tahapAktif }, role).find(({ name }) => name === 'setujui');
    expect(decide('prodi', 'HA05')?.note).toBe(false);
    expect(decide('prodi', 'HA03')).toBeUndefined();
    expect(decide('mitra', 'HA06')?.note).toBe(false);
    expect(decide('mitra', 'HA03')?.note).toBe(true);
    expect(decide('mbkm', 'HA03')?.note).toBe(false);
    expect(usesRelations(alurPendaftaran)).toBe(true);
  });

  test('aksi pada kolom status lain disebut bersama kolomnya', () => {
    const at: Status = { source: 'statusKhs', workflow: flows['outbound statusKhs'], first: false };
    expect(stepsFor(at, { statusKhs: 'diajukan' }, 'HA05').map(({ key }) => key)).toEqual([
      'statusKhs/validasi',
      'statusKhs/revisi',
    ]);
  });
});

describe('alur yang salah menghentikan mulai', () => {
  const one = (step: Parameters<typeof workflow<'a' | 'b', { x: undefined }>>[0]['actions']['x']) =>
    workflow({ initial: 'a', states: { a: draf, b: baik }, actions: { x: step } });
  const wrong: Record<string, [build: () => unknown, message: string]> = {
    'relasi melalui kolom yang tidak ada': [
      () => register(one({ label: 'X', from: ['a'], to: 'b', by: [actor('HA04', match('idGuru', 'idPegawai'))] })),
      'uji/baris: cakupan HA04 aksi "x" menyebut "idGuru" yang tidak ada',
    ],
    'relasi melalui sumber data yang tidak ada': [
      () => register(one({ label: 'X', from: ['a'], to: 'b', by: [onBehalf('HA04', linked('uji/tak-ada', 'id'))] })),
      'uji/baris: cakupan HA04 aksi "x" menyebut "id" yang tidak ada',
    ],
    'relasi dengan syarat yang tidak ada pada sumbernya': [
      () =>
        register(
          one({
            label: 'X',
            from: ['a'],
            to: 'b',
            by: [actor('HA02', linked('uji/keanggotaan', 'idKelompok', valued('peran', 'KETUA')))],
          }),
        ),
      'menyebut "peran" yang tidak ada',
    ],
    'syarat kolom yang tidak ada': [
      () => register(one({ label: 'X', from: ['a'], to: 'b', by: ['HA03'], when: { tahap: 'prodi' } })),
      'uji/baris.status: aksi "x" menyebut kolom "tahap" yang tidak ada',
    ],
    'syarat nilai yang bukan pilihan': [
      () => register(one({ label: 'X', from: ['a'], to: 'b', by: ['HA03'], when: { jenis: 'PENGURUS' } })),
      'uji/baris.status: aksi "x" menunggu jenis "PENGURUS" yang bukan pilihan',
    ],
    'status yang tidak terjangkau': [
      () => one({ label: 'X', from: ['a'], by: ['HA03'] }),
      'status "b" tidak dapat dicapai dari "a"',
    ],
  };
  test.each(Object.entries(wrong))('%s', (_, [build, message]) => {
    expect(build).toThrow(DeclarationError);
    expect(build).toThrow(message);
  });
});

describe('warna status', () => {
  const toneIn = (code: string) =>
    workflow({ initial: code, states: { [code]: { label: code } }, actions: {} }).states[code]?.tone;

  test('menurut kodenya, sama di setiap alur: yang ditutup kelabu, bukan hijau', () => {
    expect(['ditutup', 'nonaktif', 'arsip', 'dibatalkan'].map(toneIn)).toEqual(['tutup', 'tutup', 'tutup', 'tutup']);
    expect(['disetujui', 'selesai', 'ditolak'].map(toneIn)).toEqual(['baik', 'selesai', 'tolak']);
  });

  test('kode tanpa warna harus menyebutkannya', () => {
    expect(() => toneIn('pelatihan')).toThrow(DeclarationError);
  });
});

test("a row's states are those of its workflows, one that does not exist does not compile", () => {
  type Stored = Row<typeof pendaftar>;
  expectTypeOf<Stored['status']>().toEqualTypeOf<keyof typeof alurPendaftaran.states>();
  expectTypeOf<Stored['statusKonversi']>().toEqualTypeOf<keyof typeof alurKonversi.states>();
  expectTypeOf<ChangeOf<typeof pendaftar>['status']>().toEqualTypeOf<keyof typeof alurPendaftaran.states | undefined>();
  expect(isState(alurPendaftaran, 'berjalan')).toBe(true);
  expect(['lulus', 'toString', '', null].filter(text => isState(alurPendaftaran, text))).toEqual([]);
});
