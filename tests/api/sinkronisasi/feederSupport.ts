import { afterAll, beforeAll, beforeEach, expect, inject } from 'vitest';
import { kodeJenisMbkm } from '../../../resources/mbkm/jenis.ts';
import { forgetTokens } from '../../../server/areas/sinkronisasi/feeder/http.ts';
import type { FeederRow } from '../../../server/areas/sinkronisasi/feeder/port.ts';
import { fillFeeder } from '../support/feederLists.ts';
import { type FeederServer, startFeeder } from '../support/feederServer.ts';
import { createWorld, type Person, type World } from '../support/world.ts';

/** Lists of the Feeder. */
export const lists = {
  aktivitas: 'GetListAktivitasMahasiswa',
  anggota: 'GetListAnggotaAktivitasMahasiswa',
  bimbingan: 'GetListBimbingMahasiswa',
  konversi: 'GetListKonversiKampusMerdeka',
  prestasi: 'GetListPrestasiMahasiswa',
} as const;
export const sendings = 'sinkronisasi/pengiriman-feeder';
export const records = 'sinkronisasi/rekaman-feeder';

export interface Row extends Record<string, unknown> {
  id: string;
  version: number;
  status: string;
}
type FeederRecord = Row & { jenis: string; nama: string; alasan: string | null };

/** Whoever reports to a Neo Feeder in a file of tests, and that Feeder. */
interface Place {
  world: World;
  admin: Person;
  /** BAKPK. */
  staff: Person;
  feeder: FeederServer;
}

/** Sets up a demo university and a stand-in Feeder that knows everybody of it, for the tests of one file. */
export function reportsToFeeder() {
  let place: Place | undefined;
  const at = (): Place => {
    if (!place) throw new Error('Before the tests begin.');
    return place;
  };

  beforeAll(async () => {
    process.env.NEO_FEEDER_KEY = 'pengguna:sandi';
    const world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
    const feeder = await startFeeder();
    const admin = await world.as('HA01');
    place = { world, feeder, admin, staff: await world.as('HA10') };
    await fillFeeder(feeder, world.db);
    const [source] = (await admin.get('pengaturan/sumber-data', { filter: { kode: 'neo-feeder' } })).json<Row[]>();
    const saved = await admin.put(`pengaturan/sumber-data/${source?.id}`, {
      mode: 'http',
      baseUrl: feeder.base,
      timeoutDetik: 1,
    });
    expect(saved.statusCode, saved.body).toBe(200);
  });
  afterAll(async () => {
    delete process.env.NEO_FEEDER_KEY;
    await place?.feeder.close();
    await place?.world.close();
  });
  beforeEach(() => {
    at().feeder.breakdown = () => undefined;
    at().feeder.calls.length = 0;
    forgetTokens();
  });

  const work = async () => {
    const ran = await at().admin.post('sistem/pekerjaan/neo-feeder/jalankan');
    expect(ran.statusCode, ran.body).toBe(200);
  };
  const step = async (id: string, name: string) => at().staff.post(`${sendings}/${id}/aksi/${name}`, {});

  /** The period with the most participations that run or have ended. */
  const busiestPeriod = async (): Promise<string> => {
    const found = await at().world.db.one<{ id: string }>(
      `select id_periode as id from mbkm_pendaftar_program_mbkm where status in ('berjalan', 'selesai')
       group by 1 order by count(*) desc limit 1`,
    );
    return found?.id ?? '';
  };

  const mustStep = async (id: string, name: string) => {
    const answer = await step(id, name);
    expect(answer.statusCode, answer.body).toBe(200);
    await work();
  };

  return {
    at,
    work,
    step,
    busiestPeriod,
    there: (list: string): readonly FeederRow[] => at().feeder.lists.get(list) ?? [],
    sending: async (id: string) => (await at().staff.get(`${sendings}/${id}`)).json<Row>(),

    /** All records of a sending, page by page. */
    recordsOf: async (id: string, more: Record<string, unknown> = {}): Promise<FeederRecord[]> => {
      const found: FeederRecord[] = [];
      for (;;) {
        const range = [found.length, found.length + 199];
        const page = (await at().staff.get(records, { filter: { idPengiriman: id, ...more }, range })).json<
          FeederRecord[]
        >();
        found.push(...page);
        if (page.length < 200) return found;
      }
    },

    /** Composes a sending of all programmes in the busiest period. */
    compose: async (more: Record<string, unknown> = {}): Promise<string> => {
      const made = await at().staff.post(sendings, {
        nama: 'Semua program',
        idPeriode: await busiestPeriod(),
        jenis: Object.keys(kodeJenisMbkm),
        ...more,
      });
      expect(made.statusCode, made.body).toBe(201);
      await work();
      return made.json<Row>().id;
    },

    composeAgain: (id: string) => mustStep(id, 'susun'),
    /** Sends until nothing is left. */
    sendWhole: (id: string) => mustStep(id, 'kirim'),

    confirmCodes: async (): Promise<void> => {
      const { staff } = at();
      const range = [0, 99];
      const rows = (await staff.get('sinkronisasi/padanan-feeder', { range })).json<(Row & { idKode: string })[]>();
      const codes = (await staff.get('sinkronisasi/kode-feeder', { range })).json<(Row & { jenis: string })[]>();
      for (const row of rows) {
        if (row.status === 'dipastikan') continue;
        const idKode = row.idKode ?? codes.find(code => code.jenis === row.jenis)?.id;
        const said = await staff.post(`sinkronisasi/padanan-feeder/${row.id}/aksi/pastikan`, { idKode });
        expect(said.statusCode, said.body).toBe(200);
      }
    },
  };
}
