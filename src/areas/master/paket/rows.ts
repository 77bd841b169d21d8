import type { Row } from '../../../../resources/kit/index.ts';
import type { matkulPaketKonversi } from '../../../../resources/konversi/matkulPaket.ts';
import type { paketKonversi } from '../../../../resources/master/paketKonversi.ts';

export type Paket = Row<typeof paketKonversi>;
export type PaketCourse = Row<typeof matkulPaketKonversi>;
