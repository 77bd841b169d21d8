import type { AreaDemo } from '../../../demo/types.ts';
import { newsRows } from './news.ts';

/** News of the university. */
export const demo: AreaDemo = {
  rows: ({ cal }) => [{ resource: 'pengaturan/berita', rows: newsRows(cal) }],
};
