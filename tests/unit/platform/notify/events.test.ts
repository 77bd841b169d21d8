import { describe, expect, it } from 'vitest';
import { registry } from '../../../../resources/index.ts';
import {
  checkNotices,
  createRegistry,
  event,
  type NoticeEvent,
  noticePath,
  participationEvent,
  programme,
  type Relation,
} from '../../../../resources/kit/index.ts';
import { magang } from '../../../../resources/magang/programme.ts';
import { pendaftaranMundur } from '../../../../resources/mbkm/events.ts';
import { peranTahap } from '../../../../resources/mbkm/tahap.ts';
import { eventsOf } from '../../../../server/areas/gatherAreas.ts';
import { serverAreas } from '../../../../server/areas/index.ts';
import { noticesOf } from '../../../../server/platform/notify/index.ts';
import { besides } from '../../../fixtures/besides.ts';
import { lomba, lombaResources, lombaScreens } from '../../../fixtures/lomba.ts';

const events = eventsOf(serverAreas);

const one = (to: Relation, link: NoticeEvent['tells'][number]['link'], text = 'Kabar.') =>
  event({ code: 'uji', tells: [{ to, kind: 'info', title: 'Uji', text, link }] });
const check = (...added: NoticeEvent[]) => checkNotices(registry, added, peranTahap);

describe('pemberitahuan yang dideklarasikan', () => {
  it('semuanya menunjuk layar yang boleh dibuka pembacanya', () => {
    expect(events.length).toBeGreaterThan(30);
    expect(() => checkNotices(registry, events, peranTahap)).not.toThrow();
  });

  it('yang dideklarasikan di berkas events diberikan oleh wilayahnya atau programnya', () => {
    const isEvent = (value: unknown): value is NoticeEvent =>
      typeof value === 'object' && value !== null && 'code' in value && 'tells' in value;
    const files = import.meta.glob<Record<string, unknown>>('../../../../resources/**/*[eE]vents.ts', { eager: true });
    const declared = Object.values(files).flatMap(exported => Object.values(exported).flat().filter(isEvent));
    const given = new Set(
      [...events, ...registry.programmes.flatMap(({ events: own = [] }) => own)].map(({ code }) => code),
    );
    expect(declared.length).toBeGreaterThan(given.size);
    expect(declared.map(({ code }) => code).filter(code => !given.has(code))).toEqual([]);
  });

  it('berhenti saat mulai, dengan tempatnya, bila pembacanya tidak boleh membuka layarnya', () => {
    expect(() => check(one('mitra', '/penilaian-konversi'))).toThrow(
      'pemberitahuan uji.tells.0: HA06 tidak boleh membuka /penilaian-konversi',
    );
    expect(() => check(one('mahasiswa', '/tidak/ada'))).toThrow('HA02 tidak boleh membuka /tidak/ada');
    expect(() => check(one('mitra', 'history'))).toThrow('(program magang): HA06 tidak boleh membuka /magang/riwayat');
    expect(() => check(one('akun', '/admin'))).toThrow('HA02 tidak boleh membuka /admin');
    expect(() => check(one('pemutus', '/magang/monitoring'))).toThrow('HA06 tidak boleh membuka /magang/monitoring');
    expect(() => check(one('koordinator', 'record'), one('koordinator', 'record'))).toThrow('dideklarasikan dua kali');
  });

  it('milik satu program diperiksa bersama programnya', () => {
    const wrong = participationEvent({
      code: 'lomba_uji',
      tells: [{ to: 'dosen', kind: 'info', title: 'Uji', text: '{mahasiswa}.', link: 'history' }],
    });
    const whole = (own: readonly NoticeEvent[]) =>
      createRegistry(
        [...registry.resources, ...lombaResources],
        [...registry.screens, ...lombaScreens],
        [...besides(registry.programmes, lomba), programme({ ...lomba, events: own })],
      );
    expect(() => checkNotices(whole([]), events, peranTahap)).not.toThrow();
    expect(() => checkNotices(whole([wrong]), events, peranTahap)).toThrow(
      'pemberitahuan lomba_uji.tells.0 (program lomba): HA04 tidak boleh membuka /lomba/riwayat',
    );
  });

  it('memakai layar pertama yang boleh dibuka, dan beranda bila programnya tidak punya satu pun', () => {
    const of = { to: 'dosen', kind: 'info', title: 'Uji', text: 'Uji.' } as const;
    expect(noticePath(registry, { ...of, link: ['record', 'log'] }, magang, ['HA04'])).toBe(
      '/magang/riwayat/pendaftar/detail/:id',
    );
    expect(noticePath(registry, { ...of, link: 'package' }, lomba, ['HA02'])).toBe('/dashboard');
    expect(noticePath(registry, { ...of, link: ['history', 'log'] }, magang, ['HA04'])).toBe('/magang/log-kegiatan');
  });

  it('tidak menyebut pembacanya sendiri, dan tidak memakai kata yang tidak diberikan', () => {
    expect(() =>
      participationEvent({
        code: 'uji',
        tells: [{ to: 'mahasiswa', kind: 'info', title: 'Uji', text: '{mahasiswa} diterima.', link: 'history' }],
      }),
    ).toThrow('pemberitahuan uji.tells.0: menyebut pembacanya sendiri "{mahasiswa}"');
    expect(() => one('tim', '/dashboard', 'Halo {siapa}.')).toThrow('kata "siapa" tidak diberikan');
    expect(() => one('tim', '/data/:lain')).toThrow('kata "lain" tidak diberikan');
  });

  it('tidak sampai kepada yang menyebabkannya, kecuali tanda terima', () => {
    const people = { mahasiswa: [{ users: ['a'] }], dosen: [{ users: ['a'] }], tim: [{ users: ['a'] }] };
    const words = { nomor: '', mahasiswa: 'Nabila', npm: '', mitra: '', program: 'Magang', periode: '', tahap: '' };
    const told = noticesOf(
      { registry, caller: { userId: 'a' } },
      { event: pendaftaranMundur, key: 'x', id: 'i', words, people, holds: ['approved'], programme: magang },
    );
    expect(told.map(({ isi, except, link }) => [isi, except, link])).toEqual([
      ['Anda mengundurkan diri dari Magang.', undefined, '/magang/riwayat'],
      ['Nabila mengundurkan diri dari Magang.', 'a', '/magang/riwayat/pendaftar/detail/i'],
      ['Nabila mengundurkan diri dari Magang.', 'a', '/magang/riwayat/pendaftar2/detail/i'],
    ]);
  });
});
