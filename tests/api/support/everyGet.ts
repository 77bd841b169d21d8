import { registry } from '../../../resources/index.ts';
import type { Role } from '../../../resources/kit/index.ts';
import type { Person, World } from './world.ts';

/** The participations by which addresses below a student or a participation are filled in. */
const pendaftar = registry.get('mbkm/pendaftar-program-mbkm');

interface KnownParticipation {
  id: string;
  npm: string;
  idMahasiswa: string;
  idPeriode: string;
  idProgram: string;
}

/** Imports have rows of their own; regions are 83,000 that nobody names anything in. */
const elsewhere = /\/impor|\/(provinsi|kabupaten|kecamatan|kelurahan)|\/all-keyword/;

/** Every GET of the portal, with ids of rows that a person may read in place of the parameters of its path. */
export interface EveryGet {
  readonly paths: readonly string[];
  addresses(role: Role, person: Person, through?: readonly string[]): Promise<string[]>;
  ownParticipations(role: Role, person: Person): Promise<readonly KnownParticipation[]>;
  /** The answer of a person who comes back in a minute where told to: a walk prints more letters than anybody. */
  patiently<T extends { statusCode: number }>(ask: () => Promise<T>): Promise<T>;
}

/** @param world whose clock moves on where a walk is told to come back */
export async function everyGet(world: World): Promise<EveryGet> {
  const document = (await world.stranger.get('docs/json')).json<{ paths: Record<string, Record<string, unknown>> }>();
  const paths = Object.entries(document.paths).flatMap(([path, calls]) =>
    'get' in calls && !elsewhere.test(path) ? [path] : [],
  );
  const known = new Map<Role, readonly KnownParticipation[]>();

  async function ownParticipations(role: Role, person: Person): Promise<readonly KnownParticipation[]> {
    const found =
      known.get(role) ??
      (
        await person.get(pendaftar.endpoint, { filter: { statusKonversi_in: ['dinilai', 'disetujui'] }, range: [0, 0] })
      ).json();
    const rows: readonly KnownParticipation[] = Array.isArray(found) ? found : [];
    known.set(role, rows);
    return rows;
  }

  /** Ids that stand for `{…}` in an address: of the resource itself, of a participation, of its student. */
  async function idsFor(role: Role, person: Person, path: string): Promise<string[]> {
    const r = registry.resources
      .filter(one => [one.endpoint, ...one.alsoAt].some(endpoint => path.startsWith(`/api/${endpoint}/{`)))
      .sort((a, b) => b.endpoint.length - a.endpoint.length)[0];
    const own = r
      ? (await person.get(r.endpoint, { range: [0, 0] })).json<{ id: string }[] | { message: string }>()
      : [];
    const rows = await ownParticipations(role, person);
    return [
      ...(Array.isArray(own) ? own.map(({ id }) => id) : []),
      ...rows.flatMap(({ id, idMahasiswa }) => [id, idMahasiswa]),
    ];
  }

  return {
    paths,
    ownParticipations,
    addresses: async (role, person, through = paths) => {
      const all = await Promise.all(
        through.map(async path => {
          if (!path.includes('{')) return [path];
          const ids = await idsFor(role, person, path);
          return [...new Set(ids)].map(id => path.replaceAll(/\{\w+\}/g, id));
        }),
      );
      return all.flat();
    },
    patiently: async ask => {
      const answer = await ask();
      if (answer.statusCode !== 429) return answer;
      world.clock.now = new Date(world.clock.now.getTime() + 60_000);
      return ask();
    },
  };
}
