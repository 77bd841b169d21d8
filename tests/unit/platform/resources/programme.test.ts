import { describe, expect, it } from 'vitest';
import { registry } from '../../../../resources/index.ts';
import {
  asTexts,
  createRegistry,
  type Programme,
  programme,
  registerOptionsOf,
  registrationErrors,
  requiredSources,
  type Way,
} from '../../../../resources/kit/index.ts';
import { jalurMagang } from '../../../../resources/magang/jalurMagang.ts';
import { magang } from '../../../../resources/magang/programme.ts';

const built = (...programmes: Programme[]) => createRegistry(registry.resources, registry.screens, programmes);
const way = (): Way => ({ ...jalurMagang.mbkm });

describe('program', () => {
  it('ditemukan menurut jenis MBKM; jenis tanpa program tidak mempunyainya', () => {
    for (const kind of ['magang', 'studi_independen', 'kampus_mengajar', 'praktisi_mengajar'])
      expect(registry.programmeOf(kind)).toBe(magang);
    for (const kind of ['asing', 'tidak-ada', null, undefined, 'constructor'])
      expect(registry.programmeOf(kind)).toBeUndefined();
  });

  it.each<[what: string, wrong: Partial<Programme>, place: RegExp]>([
    ['jenis', { kinds: ['magang', 'pramuka'] }, /program magang\.kinds: "pramuka"/],
    ['jalur', { ways: { darat: way() } }, /program magang\.ways\.darat: "darat" bukan jalur/],
    ['layar jalur', { ways: { mbkm: { ...way(), path: '/tidak/ada' } } }, /ways\.mbkm\.path: layar "\/tidak\/ada"/],
    [
      'isian',
      {
        ways: {
          mbkm: { ...way(), steps: [{ key: 'a', title: 'A', kind: 'form', fields: [{ name: 'magang.warna' }] }] },
        },
      },
      /ways\.mbkm\.steps\.a: "magang\/pendaftar-magang" tidak punya kolom "warna"/,
    ],
    [
      'syarat isian',
      {
        ways: {
          mbkm: {
            ...way(),
            steps: [
              {
                key: 'a',
                title: 'A',
                kind: 'form',
                fields: [{ name: 'idMitra', when: { field: 'kkn.x', is: 'empty' } }],
              },
            ],
          },
        },
      },
      /ways\.mbkm\.steps\.a: bagian "kkn"/,
    ],
    ['tanggal', { ways: { mbkm: { ...way(), steps: [] } } }, /ways\.mbkm: tanggalMulai tidak ditanyakan/],
    ['tahap', { ways: { mbkm: { ...way(), stages: [] } } }, /ways\.mbkm\.stages/],
    ['rincian', { detail: { key: 'magang', resource: 'master/mitra' } }, /detail: "master\/mitra"/],
    [
      'ikatan',
      { ties: [{ field: 'idMitra', gives: { tanggalMulai: 'hariJadi' } }] },
      /ties\[0\]\.gives: "master\/mitra"/,
    ],
    ['ikatan bukan rujukan', { ties: [{ field: 'status', gives: {} }] }, /ties\[0\]\.field: "status" bukan rujukan/],
    ['logbook', { log: { resource: 'kkn/log' } }, /log: sumber data "kkn\/log" tidak ada/],
    ['logbook lain', { log: { resource: 'master/mitra' } }, /log: "master\/mitra" tidak merujuk pendaftar/],
    ['luaran kelompok', { outputs: { resource: 'magang/luaran-magang', by: ['kelompok'] } }, /outputs\.by/],
    [
      'kelompok',
      {
        group: {
          resource: 'master/mitra',
          field: 'magang.posisi',
          leader: 'ketua',
          members: { rows: 'pic', participation: 'idPendaftarMbkm', position: 'idJenisAnggota' },
        },
      },
      /group\.field: "magang\.posisi" bukan rujukan rincian ke "master\/mitra"/,
    ],
    ['peringatan', { grade: { from: 'none' } }, /warnings: "NILAI_MITRA_KOSONG"/],
    [
      'surat',
      { letters: [{ kind: 'surat_pengantar', quotes: { posisi: 'magang.kursi' } }] },
      /letters\.surat_pengantar/,
    ],
    ['layar', { screens: { ...magang.screens, log: '/kkn/log' } }, /screens\.log: layar "\/kkn\/log" tidak ada/],
  ])('menghentikan start dan menyebut tempat: %s', (_what, wrong, place) => {
    expect(() => built(programme({ ...magang, ...wrong }))).toThrow(place);
  });

  it('tidak berbagi jenis dan kunci rincian', () => {
    const other = { ...magang, name: 'lain', detail: undefined };
    expect(() => built(magang, programme({ ...other }))).toThrow(/jenis "magang" sudah dipakai/);
    expect(() => built(magang, programme({ ...magang, name: 'lain', kinds: ['kkn'] }))).toThrow(
      /magang: dideklarasikan/,
    );
  });
});

describe('isian wajib', () => {
  const errors = (values: Record<string, unknown>, only?: 'early') =>
    asTexts(registrationErrors(registry.find, magang, values, only));
  const full = { posisi: 'Analis', deskripsiTugas: 'x'.repeat(50), skemaKerja: 'luring', jamPerMinggu: 40 };

  it('bergantung pada jalur dan isian lain', () => {
    expect(requiredSources(magang, 'mbkm', {})).not.toContain('magang.berkasProposal');
    expect(requiredSources(magang, 'mandiri', {})).toEqual(
      expect.arrayContaining(['magang.berkasProposal', 'magang.berkasSuratPenerimaan', 'idMitra']),
    );
    const named = { magang: { namaMitraUsulan: 'PT Baru' } };
    expect(requiredSources(magang, 'mandiri', {})).not.toContain('magang.alamatMitraUsulan');
    expect(requiredSources(magang, 'mandiri', named)).toContain('magang.alamatMitraUsulan');
    expect(requiredSources(magang, 'mandiri', { ...named, idMitra: 'm' })).not.toContain('magang.alamatMitraUsulan');
    expect(requiredSources(magang, 'pmmb', { idMitra: 'm' })).toContain('magang.nomorPesertaPmmb');
  });

  it('disebut menurut kolom, dengan kalimatnya sendiri', () => {
    const found = errors({ jalur: 'pmmb', idMitra: 'm', magang: { ...full, deskripsiTugas: 'pendek' } });
    expect(found['magang.deskripsiTugas']).toBe('Deskripsi tugas minimal 50 karakter.');
    expect(found['magang.berkasCv']).toBe('Wajib diisi.');
    expect(found.emailPembimbingLapangan).toBe('Wajib diisi.');
    expect(found['magang.posisi']).toBeUndefined();
  });

  it('sebagian sudah berlaku bagi draf', () => {
    expect(errors({ jalur: 'mandiri' }, 'early')).toEqual({ idMitra: 'Mitra wajib dipilih atau diusulkan.' });
    expect(errors({ jalur: 'mandiri', magang: { namaMitraUsulan: 'PT Baru' } }, 'early')).toEqual({});
    expect(errors({ jalur: 'reguler' }, 'early')).toEqual({ jalur: 'Pilih jalur dari daftar.' });
  });

  it('sama dengan yang diminta formulir', () => {
    for (const jalur of Object.keys(magang.ways)) {
      const asked = registerOptionsOf(magang, jalur).steps.flatMap(({ fields }) => fields.map(({ name }) => name));
      expect(asked).toEqual(expect.arrayContaining([...requiredSources(magang, jalur, {})]));
    }
  });
});
