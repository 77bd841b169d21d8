import type { KategoriBerita } from './api.ts';
import { programOf } from './content/programs.ts';
import type { ProgramCode } from './content/types.ts';

/** Query of /berita in its address. */
export interface NewsQuery {
  kategori: KategoriBerita | null;
  kode: ProgramCode | null;
  q: string;
  page: number;
}

export const newsPerPage = 12;

const known: readonly KategoriBerita[] = ['berita', 'pengumuman', 'agenda', 'cerita'];

/** The server searches by three letters or digits that stand together; less than that is no search. */
const searchable = (typed: string): string => (/[\p{L}\p{N}]{3}/u.test(typed) ? typed : '');

/** Reads the address; what it does not understand is left out, a link from elsewhere must still show the news. */
export function parseNewsQuery(search: URLSearchParams): NewsQuery {
  const page = Number(search.get('page') ?? '1');
  return {
    kategori: known.find(name => name === search.get('kategori')) ?? null,
    kode: programOf(search.get('kode') ?? '')?.code ?? null,
    q: searchable((search.get('q') ?? '').trim().slice(0, 100)),
    page: Number.isInteger(page) && page > 0 && page < 10_000 ? page : 1,
  };
}

const written = (query: Partial<NewsQuery>): URLSearchParams => {
  const search = new URLSearchParams();
  if (query.kategori) search.set('kategori', query.kategori);
  if (query.kode) search.set('kode', query.kode);
  if (query.q) search.set('q', query.q);
  return search;
};

/** The address of a list. */
export function newsHref(query: Partial<NewsQuery>): string {
  const search = written(query);
  if (query.page && query.page > 1) search.set('page', String(query.page));
  return search.size > 0 ? `/berita?${search}` : '/berita';
}

/** The call that answers it. */
export function newsApiHref(query: NewsQuery): string {
  const search = written(query);
  search.set('page', String(query.page));
  search.set('perPage', String(newsPerPage));
  return `/api/publik/berita?${search}`;
}
