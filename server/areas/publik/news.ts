import type { DbRow, Queryable } from '../../platform/database/db.ts';
import { escapeLike } from '../../platform/engine/where.ts';
import type {
  Artikel,
  BeritaRingkas,
  DaftarBerita,
  KategoriBerita,
  ProgramCode,
  TautanBerita,
} from '../../platform/landing/types.ts';
import { fileUrl } from './fileUrl.ts';
import { jenisOfProgram, programsOf } from './programs.ts';

/** Query of /publik/berita. */
export interface NewsListQuery {
  kategori: KategoriBerita | null;
  kode: ProgramCode | null;
  q: string;
  page: number;
  perPage: number;
}

/** An article as the database holds it, as far as the public may see it. */
interface NewsRow extends DbRow {
  id: string;
  slug: string;
  judul: string;
  kategori: KategoriBerita;
  ringkasan: string;
  gambar: string | null;
  altGambar: string | null;
  tokohNama: string | null;
  tokohKeterangan: string | null;
  tanggalTerbit: string;
  jenis: string[];
}

const columns = `t.id, t.slug, t.judul, t.kategori, t.ringkasan, t.gambar, t.alt_gambar,
  t.tokoh_nama, t.tokoh_keterangan, t.tanggal_terbit,
  array(select j.kode from master_jenis_mbkm j where j.id = any(t.id_jenis_mbkm) order by j.urut) as jenis`;

/** Published and due; `$1` is now (docs/domain/60 §1 "Public"). A missing slug cannot be linked to. */
const isPublic = `t.status = 'terbit' and t.tanggal_terbit <= $1 and t.slug is not null`;
const newestFirst = 't.disematkan desc, t.tanggal_terbit desc, t.id desc';
/** Kinds of a programme by their codes in parameter `n`. */
const ofJenis = (n: number) =>
  `t.id_jenis_mbkm && array(select j.id from master_jenis_mbkm j where j.kode = any($${n}))`;

const shown = (row: NewsRow): BeritaRingkas => ({
  slug: row.slug,
  judul: row.judul,
  kategori: row.kategori,
  ringkasan: row.ringkasan,
  gambarUrl: row.gambar ? fileUrl(row.gambar) : null,
  altGambar: row.altGambar,
  tokohNama: row.tokohNama,
  tokohKeterangan: row.tokohKeterangan,
  tanggalTerbit: row.tanggalTerbit,
  program: programsOf(row.jenis),
});

const news: readonly KategoriBerita[] = ['berita', 'pengumuman', 'agenda'];
const stories: readonly KategoriBerita[] = ['cerita'];
/** Cards of a landing page's section. */
const cards = 3;

/** News and stories of a landing page: the programme's own, topped up with general ones; the index takes all. */
export async function pageNews(
  on: Queryable,
  now: Date,
  code: ProgramCode | null,
): Promise<{ berita: BeritaRingkas[]; cerita: BeritaRingkas[] }> {
  const read = async (kinds: readonly KategoriBerita[]) => {
    const values: unknown[] = [now.toISOString(), kinds, cards];
    if (code) values.push(jenisOfProgram[code]);
    const own = code ? `(${ofJenis(4)})` : 'true';
    const rows = await on.query<NewsRow>(
      `select ${columns} from pengaturan_berita t where ${isPublic} and t.kategori = any($2)
         and (${own} or cardinality(t.id_jenis_mbkm) = 0)
       order by case when ${own} then 0 else 1 end, ${newestFirst} limit $3`,
      values,
      { prepare: true },
    );
    return rows.map(shown);
  };
  return { berita: await read(news), cerita: await read(stories) };
}

/** A page of published articles and how many there are. */
export async function listNews(on: Queryable, now: Date, query: NewsListQuery): Promise<DaftarBerita> {
  const values: unknown[] = [now.toISOString()];
  const conditions = [isPublic];
  const bind = (value: unknown) => values.push(value);
  if (query.kategori) conditions.push(`t.kategori = $${bind(query.kategori)}`);
  if (query.kode) conditions.push(ofJenis(bind(jenisOfProgram[query.kode])));
  for (const word of query.q.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8))
    conditions.push(`t._cari like $${bind(`%${escapeLike(word)}%`)}`);
  const where = conditions.join(' and ');
  const count = await on.one<{ total: number }>(
    `select count(*)::int as total from pengaturan_berita t where ${where}`,
    values,
  );
  const limit = `limit $${bind(query.perPage)} offset $${bind((query.page - 1) * query.perPage)}`;
  const rows = await on.query<NewsRow>(
    `select ${columns} from pengaturan_berita t where ${where} order by ${newestFirst} ${limit}`,
    values,
  );
  return { items: rows.map(shown), total: count?.total ?? 0 };
}

interface ArticleRow extends NewsRow {
  isi: string;
  diperbarui: string;
}

/** A published article with its neighbours; null when there is none, which a draft and a scheduled one are. */
export async function readArticle(on: Queryable, now: Date, slug: string): Promise<Artikel | null> {
  const row = await on.one<ArticleRow>(
    `select ${columns}, t.isi, t.updated_at as diperbarui from pengaturan_berita t where ${isPublic} and t.slug = $2`,
    [now.toISOString(), slug],
    { prepare: true },
  );
  if (!row) return null;
  const neighbour = (side: '<' | '>') =>
    on.one<TautanBerita & DbRow>(
      `select t.slug, t.judul from pengaturan_berita t where ${isPublic} and (t.tanggal_terbit, t.id) ${side} ($2, $3::uuid)
        order by t.tanggal_terbit ${side === '<' ? 'desc' : 'asc'}, t.id ${side === '<' ? 'desc' : 'asc'} limit 1`,
      [now.toISOString(), row.tanggalTerbit, row.id],
      { prepare: true },
    );
  return {
    ...shown(row),
    isi: row.isi,
    diperbarui: row.diperbarui,
    sebelumnya: (await neighbour('<')) ?? null,
    berikutnya: (await neighbour('>')) ?? null,
    terkait: await related(on, now, row),
  };
}

/** Three others: of the same programme first, then of the same kind, then the newest. */
async function related(on: Queryable, now: Date, row: NewsRow): Promise<BeritaRingkas[]> {
  const rows = await on.query<NewsRow>(
    `select ${columns} from pengaturan_berita t where ${isPublic} and t.id <> $2
      order by (${ofJenis(3)}) desc, (t.kategori = $4) desc, t.tanggal_terbit desc, t.id desc limit ${cards}`,
    [now.toISOString(), row.id, row.jenis, row.kategori],
    { prepare: true },
  );
  return rows.map(shown);
}

/** Every published article with its last change, for the sitemap. */
export const sitemapNews = (on: Queryable, now: Date): Promise<{ slug: string; diperbarui: string }[]> =>
  on.query(
    `select t.slug, t.updated_at as diperbarui from pengaturan_berita t where ${isPublic}
      order by t.tanggal_terbit desc, t.id desc limit 40000`,
    [now.toISOString()],
  );
