import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { messages } from '../../../../resources/kit/index.ts';
import { createWorld, type World } from '../../support/world.ts';

describe('penyimpanan yang penuh', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  });
  afterAll(() => world.close());

  const ready = () => world.app.inject({ method: 'GET', url: '/readyz' });
  const metric = async (name: string) => {
    const { body } = await world.app.inject({ method: 'GET', url: '/metrics' });
    return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(body)?.[1]);
  };

  it('dikatakan dengan 507 kepada yang menulis; kesiapan dan metrik ikut mengatakannya', async () => {
    expect((await ready()).statusCode).toBe(200);
    expect(await metric('disk_free_bytes')).toBeGreaterThan(0);
    await world.db.execute(`
      create function penuh() returns trigger language plpgsql as $$ begin raise sqlstate '53100' using message = 'could not extend file'; end $$`);
    await world.db.execute('create trigger penuh before insert on master_gudang for each row execute function penuh()');
    const tim = await world.as('HA03');
    const refused = await tim.post('master/gudang', { kode: 'penuh', nama: 'Penuh', jenis: 'arsip' });
    expect(refused.statusCode).toBe(507);
    expect(refused.json()).toMatchObject({ message: messages.diskFull.text, kode: 'PENYIMPANAN_PENUH' });
    expect(await metric('disk_full_refusals_total')).toBe(1);
    const unready = await ready();
    expect([unready.statusCode, unready.json()]).toEqual([503, { status: 'penyimpanan penuh' }]);
    expect((await tim.get('master/gudang')).statusCode).toBe(200);
  });
});
