import type { DataBeranda, DataLanding } from '../../../landing/api.ts';
import type { Person, World } from '../support/world.ts';

/** An article as Tim MBKM sends it. */
export const article = (more: Record<string, unknown> = {}) => ({
  judul: 'Kabar Uji dari Lapangan Hari Ini',
  kategori: 'berita',
  idJenisMbkm: [],
  ringkasan: 'Ringkasan yang cukup panjang untuk sebuah berita uji coba di portal.',
  isi: 'Isi berita uji.',
  ...more,
});

export interface Saved {
  id: string;
  slug: string;
  status: string;
  tanggalTerbit: string | null;
  version: number;
}

/** Writes an article and publishes it. */
export async function publish(person: Person, more: Record<string, unknown> = {}): Promise<Saved> {
  const made = await person.post('pengaturan/berita', article(more));
  if (made.statusCode !== 201) throw new Error(made.body);
  const answer = await person.post(`pengaturan/berita/${made.json<Saved>().id}/aksi/terbitkan`, {});
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<Saved>();
}

/** Id of a kind of MBKM by its code. */
export async function jenisId(world: World, kode: string): Promise<string> {
  const row = await world.db.one<{ id: string }>('select id from master_jenis_mbkm where kode = $1', [kode]);
  return row?.id ?? '';
}

export const landing = async (world: World, kode: string): Promise<DataLanding> =>
  (await world.stranger.get(`publik/landing/${kode}`)).json<DataLanding>();
export const beranda = async (world: World): Promise<DataBeranda> =>
  (await world.stranger.get('publik/beranda')).json<DataBeranda>();

let addresses = 0;

/** Somebody at an address of their own, so that the limit per address is theirs. */
export function visitor(world: World) {
  const remoteAddress = `10.9.${Math.floor(addresses / 250)}.${(addresses++ % 250) + 1}`;
  return (path: string, headers: Record<string, string> = {}) =>
    world.app.inject({ method: 'GET', url: `/api/${path}`, headers, remoteAddress });
}
