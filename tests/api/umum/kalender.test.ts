import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { setZone, type ZoneName } from '../../../resources/kit/index.ts';
import type { KalenderSaya } from '../../../resources/pengaturan/panggilanKalender.ts';
import { createWorld, type Person, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
});
afterAll(() => world.close());
afterEach(() => setZone('WIB'));

const make = async (who: Person) => (await who.post('user/kalender')).json<KalenderSaya>();
const pathOf = ({ alamat }: KalenderSaya) => new URL(alamat ?? '').pathname.replace('/api/', '');
const textOf = async (address: KalenderSaya) => (await world.stranger.get(pathOf(address))).body;

/** An event as both programs read it. */
interface Seen {
  title: string;
  start: string;
  end: string;
}

const byIcal = (text: string): Seen[] =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map(part => {
    const event = new ICAL.Event(part);
    const written = (time: ICAL.Time) => (time.isDate ? time.toString() : time.toJSDate().toISOString());
    return { title: event.summary, start: written(event.startDate), end: written(event.endDate) };
  });

const byNodeIcal = (text: string): Seen[] =>
  Object.values(nodeIcal.sync.parseICS(text)).flatMap(event => {
    if (event?.type !== 'VEVENT' || !event.end) return [];
    const written = (moment: Date) =>
      event.datetype === 'date' ? moment.toLocaleDateString('sv-SE') : moment.toISOString();
    return [{ title: String(event.summary), start: written(event.start), end: written(event.end) }];
  });

const sorted = (events: readonly Seen[]) =>
  [...events].sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));

async function waveOn(day: string): Promise<string> {
  const wave = await world.db.one<{ nama: string }>(
    `update kkn_gelombang set batas_luaran = $1::date, tanggal_berangkat = $1::date, tanggal_selesai = $1::date + 30
      where id = (select id from kkn_gelombang where status <> 'draf' order by tanggal_berangkat desc limit 1) returning nama`,
    [day],
  );
  return wave?.nama ?? '';
}

describe('the calendar of an account', () => {
  it.each([
    ['WIB', '16:00'],
    ['WITA', '15:00'],
    ['WIT', '14:00'],
  ] as const)('is read alike by two programs, with the right hours in %s', async (name: ZoneName, hour) => {
    const wave = await waveOn('2026-12-10');
    const address = await make(await world.as('HA03'));
    setZone(name);
    const text = await textOf(address);
    const [one, other] = [byIcal(text), byNodeIcal(text)];
    expect(one.length).toBeGreaterThan(5);
    expect(sorted(other)).toEqual(sorted(one));
    // A deadline ends with the day where the portal is; a departure is the day itself, wherever it is read.
    expect(one).toContainEqual({
      title: `Batas luaran: ${wave}`,
      start: `2026-12-10T${hour}:00.000Z`,
      end: `2026-12-10T${hour.replace(':00', ':59')}:00.000Z`,
    });
    expect(one).toContainEqual({ title: `Pemberangkatan: ${wave}`, start: '2026-12-10', end: '2026-12-11' });
  });

  it('holds what its owner reads in any of the roles, and nothing else', async () => {
    const student = await textOf(await make(await world.as('HA02')));
    const team = await textOf(await make(await world.as('HA03')));
    expect(team).toContain('MoU/PKS berakhir');
    expect(student).not.toContain('MoU/PKS berakhir');
    expect(student).not.toContain('Batas nilai');
    expect(student).toContain('Pemberangkatan');
    // Long lines are folded.
    const ids = [...student.replaceAll('\r\n ', '').matchAll(/^UID:(.*)$/gm)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is renewed and revoked by its owner: the former address opens nothing any more', async () => {
    const who = await world.as('HA04');
    const first = await make(who);
    expect((await who.get('user/kalender')).json()).toEqual(first);
    expect((await world.stranger.get(pathOf(first))).statusCode).toBe(200);
    expect((await who.get('user/kalender')).json<KalenderSaya>().terakhirDibaca).not.toBeNull();
    const second = await make(who);
    expect(second.alamat).not.toBe(first.alamat);
    expect((await world.stranger.get(pathOf(first))).statusCode).toBe(404);
    const read = await world.stranger.get(pathOf(second));
    expect(read.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(read.headers['cache-control']).toContain('no-store');
    await who.delete('user/kalender');
    expect((await world.stranger.get(pathOf(second))).statusCode).toBe(404);
    expect((await who.get('user/kalender')).json()).toMatchObject({ alamat: null });
    for (const wrong of ['x.ics', `${'a'.repeat(43)}.ics`, 'a'.repeat(43)])
      expect((await world.stranger.get(`publik/kalender/${wrong}`)).statusCode, wrong).toBe(404);
  });

  it('is closed with the account', async () => {
    const address = await make(await world.as('HA07'));
    await world.db.execute(`update pengaturan_user set aktif = false where username = 'penilai'`);
    expect((await world.stranger.get(pathOf(address))).statusCode).toBe(404);
  });
});
