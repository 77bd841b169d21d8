import { describe, expect, test } from 'vitest';
import { registry } from '../../../../resources/index.ts';
import {
  below,
  type Content,
  createRegistry,
  DeclarationError,
  type QueueOptions,
  roles,
  type Screen,
  screen,
} from '../../../../resources/kit/index.ts';
import { approvalOptions, riwayatOptions } from '../../../../resources/magang/approvalOptions.ts';
import { logbookOptions, outputOptions } from '../../../../resources/magang/kegiatanOptions.ts';
import {
  dosenPembimbing,
  laporanAkhirNilaiOptions,
  mahasiswaMagang,
} from '../../../../resources/magang/monitoringScreens.ts';
import { paketMagang } from '../../../../resources/magang/paketScreens.ts';
import { mandiriOptions, pendaftaranOptions } from '../../../../resources/magang/pendaftaranOptions.ts';
import { role } from '../../../../resources/roles.ts';

const pendaftar = 'mbkm/pendaftar-program-mbkm';
const path = '/uji';
/** A screen more, about participations unless said otherwise. */
const added = (content: Content, resource = pendaftar): Screen =>
  screen({
    path,
    title: 'Uji',
    icon: 'x',
    resource,
    roles: roles([role.timMbkm, role.dosen, role.koordinator, role.mitra]),
    group: 'x',
    ...content,
  });
const build = (...more: Screen[]) => createRegistry(registry.resources, [...registry.screens, ...more]);
const queue = (change: Partial<QueueOptions>): Screen =>
  added({ pattern: 'queue', options: { ...approvalOptions, ...change } });
const [first] = approvalOptions.tabs;
if (!first) throw new Error('antrean tanpa tab');
const logbook = 'magang/logbook-magang';
const logs = { field: 'idLog', resource: logbook, label: 'Log' } as const;

describe('opsi layar yang salah menghentikan mulai, dengan tempatnya', () => {
  const wrong: Record<string, [build: () => Screen, message: string]> = {
    'kolom antrean': [
      () => queue({ columns: ['npm', 'npmm'] }),
      `columns menyebut "npmm", yang tidak ada di ${pendaftar}`,
    ],
    'kartu antrean': [() => queue({ card: { title: 'x', subtitle: 'npm', facts: [] } }), 'card menyebut "x"'],
    'saringan tab': [
      () => queue({ tabs: [{ ...first, filter: { warna: 'biru' } }] }),
      'tabs.menunggu.filter menyebut "warna"',
    ],
    'tab tanpa saringan': [
      () => added({ pattern: 'crud', options: { tabs: { tabs: [{ key: 'semua', label: 'Semua', filter: {} }] } } }),
      'tabs.semua menyebut "semua"',
    ],
    'saringan yang tidak dibuka': [() => queue({ filter: { ipk: 3 } }), 'filter menyebut "ipk"'],
    'keadaan dalam saringan tab': [
      () => queue({ tabs: [{ ...first, filter: { status: ['diajukan', 'disetujuii'] } }] }),
      'tabs.menunggu.filter.status menyebut "disetujuii"',
    ],
    'saringan satu peran': [
      () => queue({ tabs: [{ ...first, byRole: { HA05: { tahapAktif: 'fakultas' } } }] }),
      'tabs.menunggu.HA05.tahapAktif menyebut "fakultas"',
    ],
    'urutan tab': [
      () => queue({ tabs: [{ ...first, sort: ['tanggal', 'ASC'] }] }),
      'tabs.menunggu.sort menyebut "tanggal"',
    ],
    'menunggu sejak': [
      () => queue({ waiting: { since: 'sejak', soonDays: 1, lateDays: 2 } }),
      'waiting.since menyebut "sejak"',
    ],
    aksi: [() => queue({ actions: ['setuju'] }), `actions menyebut "setuju", yang tidak ada di aksi ${pendaftar}`],
    'aksi bersama': [() => queue({ bulk: { endpoint: '', actions: ['lulus'] } }), 'actions menyebut "lulus"'],
    'status yang bukan status': [() => queue({ status: 'jalur' }), 'status menyebut "jalur"'],
    'alamat rincian': [() => queue({ detailPath: '/magang/aproval/:id' }), 'detailPath menyebut "/magang/aproval/:id"'],
    'kolom rincian 1:1': [
      () => queue({ detail: { ...approvalOptions.detail, sections: [{ title: 'X', fields: ['magang.gaji'] }] } }),
      'detail.sections menyebut "gaji", yang tidak ada di magang/pendaftar-magang',
    ],
    'bagian yang tidak ada': [
      () => queue({ detail: { ...approvalOptions.detail, parts: { magang: 'magang/hilang' } } }),
      'parts menyebut "magang/hilang"',
    ],
    'syarat tombol': [
      () =>
        queue({
          calls: [{ about: 'row', label: 'X', endpoint: '', roles: [], when: [{ field: 'status', in: ['baru'] }] }],
        }),
      'calls.X.status menyebut "baru"',
    ],
    'langkah pendaftaran': [
      () =>
        added({
          pattern: 'register/form',
          options: {
            ...mandiriOptions,
            steps: [{ key: 'a', title: 'A', kind: 'form', fields: [{ name: 'magang.x' }] }],
          },
        }),
      'steps.a menyebut "x"',
    ],
    'pilihan sebuah isian': [
      () =>
        added({
          pattern: 'register/form',
          options: {
            ...mandiriOptions,
            steps: [
              {
                key: 'a',
                title: 'A',
                kind: 'form',
                fields: [{ name: 'idProgram', choose: { polaPendaftaran: 'bebas' } }],
              },
            ],
          },
        }),
      'steps.a.idProgram.choose.polaPendaftaran menyebut "bebas"',
    ],
    'aksi pengajuan': [
      () =>
        added({
          pattern: 'register/form',
          options: { ...mandiriOptions, submit: { action: 'kirim', goTo: '/magang/pendaftaran' } },
        }),
      'submit menyebut "kirim"',
    ],
    'jalur masuk': [
      () => added({ pattern: 'register', options: { ...pendaftaranOptions, historyPath: '/magang/sejarah' } }),
      'historyPath menyebut "/magang/sejarah"',
    ],
    riwayat: [
      () => added({ pattern: 'history/own', options: { ...riwayatOptions, stepper: ['draf', 'usai'] } }),
      'stepper menyebut "usai"',
    ],
    'isian logbook': [
      () =>
        added(
          {
            pattern: 'logbook',
            options: { ...logbookOptions, form: { sections: [{ title: 'X', fields: ['jam'] }] } },
          },
          logbook,
        ),
      `form.sections menyebut "jam", yang tidak ada di ${logbook}`,
    ],
    luaran: [
      () => added({ pattern: 'upload', options: { ...outputOptions, fields: ['lampiran'] } }, 'magang/luaran-magang'),
      'fields menyebut "lampiran"',
    ],
    penilaian: [
      () => added({ pattern: 'grading', options: { ...laporanAkhirNilaiOptions, backTo: '/magang/nilai' } }),
      'path menyebut "/magang/nilai"',
    ],
    paket: [
      () => added({ pattern: 'paket', options: { ...paketMagang, editable: ['draf'] } }),
      'editable menyebut "draf"',
    ],
    pemantauan: [
      () => added({ pattern: 'monitor', options: { ...dosenPembimbing, columns: ['dosen'] } }),
      'columns menyebut "dosen"',
    ],
    'bagian berkas peserta': [
      () =>
        added({
          pattern: 'monitor/dossier',
          options: {
            ...mahasiswaMagang,
            tabs: [{ key: 't', label: 'T', parts: [{ kind: 'fields', sections: [{ title: 'X', fields: ['x'] }] }] }],
          },
        }),
      'tabs.t menyebut "x"',
    ],
    'daftar terkait': [
      () =>
        added({
          pattern: 'crud',
          options: {
            related: [
              {
                key: 'r',
                label: 'R',
                lists: [{ resource: 'master/mitra', by: { idPemilik: 'id' }, columns: [], empty: '' }],
              },
            ],
          },
        }),
      'related.r.by menyebut "idPemilik", yang tidak ada di saringan master/mitra',
    ],
    'tab daftar': [
      () => added({ pattern: 'crud', options: { tabs: { tabs: [{ key: 'a', label: 'A', filter: { nama: 'a' } }] } } }),
      'tabs.a menyebut "nama"',
    ],
    pengalihan: [
      () => added({ pattern: 'redirect', options: { to: '/magang/log-kegiatan/formulir/:x/:y' } }),
      'to menyebut',
    ],
    'isi sebuah peran': [
      () => ({ ...queue({}), byRole: { HA04: { pattern: 'queue', options: { ...approvalOptions, columns: ['y'] } } } }),
      'columns menyebut "y"',
    ],
    'peran tanpa layar': [
      () => ({ ...queue({}), byRole: { HA02: { pattern: 'queue', options: approvalOptions } } }),
      'byRole menyebut peran "HA02"',
    ],
    'daftar sebuah peran pada layar yang bukan daftar': [
      () => ({ ...queue({}), byRole: { HA04: { pattern: 'crud' } } }),
      'byRole "HA04" memakai crud',
    ],
    'kata untuk bagian alamat yang tidak ada': [
      () => ({ ...queue({}), words: { jenis: ['a'] } }),
      'words menyebut ":jenis"',
    ],
    'rekap menurut yang tidak diminta layarnya': [
      () => added({ pattern: 'recap', options: { endpoint: 'uji', by: logs, tables: [] } }),
      'by menyebut "magang/logbook-magang", yang tidak ada di sumber data layar itu',
    ],
    'pengalihan ke layar yang tidak dimiliki sebuah peran': [
      () => ({
        ...added({ pattern: 'redirect', options: { to: '/kkn/penilaian/mbkm' } }),
        roles: roles([role.dosen]),
      }),
      'HA04 tidak membuka /kkn/penilaian/mbkm',
    ],
    'pola tanpa sumber data': [
      () =>
        screen({
          path,
          title: 'Uji',
          icon: 'x',
          roles: roles([role.timMbkm, role.koordinator, role.mitra]),
          group: 'x',
          pattern: 'queue',
          options: approvalOptions,
        }),
      'pola queue membutuhkan sumber data',
    ],
  };
  test.each(Object.entries(wrong))('%s', (_name, [declare, message]) => {
    // At once: putting everything together takes a tenth of a second.
    expect(() => build(declare())).toThrow(
      expect.objectContaining({
        constructor: DeclarationError,
        message: expect.stringContaining(`${path}: ${message}`),
      }),
    );
  });
});

test('halaman di bawah sebuah layar memakai hak, ikon, sumber data, dan kelompoknya', () => {
  const list = queue({});
  const detail = below(list, { path: '/uji/:id', title: 'Rincian', pattern: 'queue/detail', options: approvalOptions });
  expect(detail).toMatchObject({ hidden: true, inherits: path, icon: 'x', resources: [pendaftar], roles: list.roles });
  expect(() => build(list, detail)).not.toThrow();
});

test('yang dipilih di saringan atau isian harus disebut suatu layar peran itu', () => {
  const arranging = '/kkn/mengatur-kelompok';
  const narrowed = registry.screens.map(found =>
    found.path === arranging || found.inherits === arranging
      ? { ...found, resources: found.resources.filter(name => name !== 'kkn/desa') }
      : found,
  );
  expect(() => createRegistry(registry.resources, narrowed, registry.programmes)).toThrow(
    'kkn/kkn-kelompok.idDesa: HA04 memilih dari "kkn/desa", yang tidak disebut satu pun layarnya',
  );
});
