import type { ChangeOf } from '../../../../resources/kit/index.ts';
import type { berita } from '../../../../resources/pengaturan/berita.ts';
import type { Calendar } from '../../../demo/calendar.ts';
import { idOf } from '../../../demo/ids.ts';
import { slugFrom } from '../newsRules.ts';
import type { Article } from './article.ts';
import { cerita } from './cerita.ts';
import { kabar } from './kabar.ts';
import { pengumuman } from './pengumuman.ts';

/** Twenty-four articles, at least one per programme; one a draft, one scheduled (docs/domain/60 §6). */
export const articles: readonly Article[] = [...kabar, ...pengumuman, ...cerita];

const articleId = (judul: string): string => idOf('pengaturan/berita', judul);

export const newsRows = (cal: Calendar): ChangeOf<typeof berita>[] =>
  articles.map(
    ({ judul, kategori = 'berita', jenis, ago, ringkasan, isi, tokoh, pinned, draft }): ChangeOf<typeof berita> => ({
      id: articleId(judul),
      judul,
      slug: slugFrom(judul),
      kategori,
      idJenisMbkm: jenis.map(kode => idOf('master/jenis-mbkm', kode)),
      ringkasan,
      isi,
      tokohNama: tokoh?.[0] ?? null,
      tokohKeterangan: tokoh?.[1] ?? null,
      disematkan: pinned ?? false,
      tanggalTerbit: draft ? null : cal.at(-ago, 8),
      status: draft ? 'draf' : 'terbit',
    }),
  );
